import type Sharp from 'sharp';

/** What reads and draws pictures, loaded with the first one: it takes 20 MB, which most processes never need. */
export const loadSharp = async (): Promise<typeof Sharp> => (await import('sharp')).default;
