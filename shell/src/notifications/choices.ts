/** Path of the page on which it is chosen what one is notified of. */
export const CHOICES = '/cont/notificari';
