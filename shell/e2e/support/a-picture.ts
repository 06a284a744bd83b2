/* One red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** A PNG of one pixel, as a file to upload. */
export const aPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
