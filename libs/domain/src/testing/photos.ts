import sharp from 'sharp';

/** A photograph 8 pixels wide and 4 high that is to be shown turned, and that says where it was taken. */
export const aTurnedPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** What a stored picture tells of itself. */
export async function readPhoto(bytes: Uint8Array): Promise<{ width: number; height: number; hasExif: boolean }> {
  const { width, height, exif } = await sharp(bytes).metadata();
  return { width, height, hasExif: exif !== undefined };
}
