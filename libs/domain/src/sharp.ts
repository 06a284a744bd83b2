import type Sharp from 'sharp';

/** Loads the image library sharp on first use: it takes 20 MB of memory, and most processes never need it. */
export const loadSharp = async (): Promise<typeof Sharp> => (await import('sharp')).default;
