import sharp from 'sharp';

/** Creates a photo of 8 × 4 pixels with EXIF orientation and location. */
export const aTurnedPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Reads the size of a picture and whether it has EXIF data. */
export async function readPhoto(bytes: Uint8Array): Promise<{ width: number; height: number; hasExif: boolean }> {
  const { width, height, exif } = await sharp(bytes).metadata();
  return { width, height, hasExif: exif !== undefined };
}
