import { IMAGE_MEGAPIXELS_MAX, IMAGE_RATIO_MAX, IMAGE_TYPES, IMAGE_WIDTHS } from '@psp/contracts/images';
import { fileTypeFromBuffer } from 'file-type';
import type { Metadata } from 'sharp';
import { DomainError } from '../../errors.ts';
import { loadSharp } from '../../sharp.ts';

const QUALITY = 80;
/** Twice the width at which mails show an image, for high-density screens. */
const MAIL_WIDTH_MAX = 1104;

/** One version of an image, as WebP. */
export interface Rendition {
  width: number;
  content: Buffer;
}
export interface Rendered {
  /** Width and height of the widest version in pixels. */
  width: number;
  height: number;
  versions: Rendition[];
}

/**
 * Renders an uploaded image as WebP: upright, in sRGB, without metadata, at every standard width up to its own. Keeps only the first
 * frame of an animation. Throws `file.empty`, `image.type`, `image.too_many_pixels`, `image.shape` and `image.damaged`.
 */
export async function renderImage(bytes: Uint8Array): Promise<Rendered> {
  if (bytes.length === 0) throw new DomainError('file.empty');
  const { width: own, height } = await sizeOf(bytes);
  const widths = widthsFor(own);
  const sharp = await loadSharp();
  const source = sharp(bytes, { limitInputPixels: IMAGE_MEGAPIXELS_MAX * 1_000_000, failOn: 'warning' }).autoOrient();
  const versions = await Promise.all(
    widths.map(async (width) => ({
      width,
      content: await source.clone().resize({ width }).webp({ quality: QUALITY }).toBuffer(),
    })),
  ).catch(() => {
    throw new DomainError('image.damaged');
  });
  const width = Math.max(...widths);
  return { width, height: Math.max(1, Math.round((height * width) / own)), versions };
}

/** Renders a stored version as JPEG, at most 1104 px wide, on a white background. */
export const renderForMail = async (version: Uint8Array): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(version)
    .resize({ width: MAIL_WIDTH_MAX, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
};

/* All standard widths up to its own, and its own width when that lies below the largest standard width. */
function widthsFor(own: number): number[] {
  const reached: number[] = IMAGE_WIDTHS.filter((width) => width <= own);
  const isBetween = own < Math.max(...IMAGE_WIDTHS) && !reached.includes(own);
  return isBetween ? [...reached, own] : reached;
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (!IMAGE_TYPES.some((type) => type === mime)) throw new DomainError('image.type');
  // Reads only the header, so that the size is checked before any pixel is decoded.
  const sharp = await loadSharp();
  const head: Metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new DomainError('image.damaged');
    });
  const { width, height } = head.autoOrient;
  if (width * height > IMAGE_MEGAPIXELS_MAX * 1_000_000) throw new DomainError('image.too_many_pixels');
  if (Math.max(width, height) > IMAGE_RATIO_MAX * Math.min(width, height)) throw new DomainError('image.shape');
  return { width, height };
}
