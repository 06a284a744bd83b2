/** Path of the page with the choices of notifications. */
export const CHOICES = '/cont/notificari';
