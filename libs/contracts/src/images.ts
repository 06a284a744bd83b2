import { z } from 'zod';
import { anyone } from './access.ts';
import { id } from './common.ts';
import { file, operations } from './operations.ts';

/** Widths of stored versions in pixels; a narrower image is stored at its own width. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
/**
 * Last part of the address and of the key of the version for mails. It is a JPEG, because Outlook for Windows up to 2019, which
 * many town halls use, does not show WebP.
 */
export const MAIL_VERSION = 'mail.jpg';
/** Accepted image types, detected by content. Images are re-encoded; SVG is not accepted. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const IMAGE_MEGAPIXELS_MAX = 40;
/** Maximum aspect ratio. */
export const IMAGE_RATIO_MAX = 5;

/**
 * An image, served at `/api/public/images/{id}/{width}`. `width` and `height` are of the largest version in pixels; `widths`
 * ascending.
 */
export const pictureView = z.object({ id, width: z.int(), height: z.int(), widths: z.array(z.int()).min(1) });
export type PictureView = z.infer<typeof pictureView>;

/** Maximum length of a picture's alternative text. */
export const PICTURE_WORDS_MAX = 150;
export const pictureWords = z
  .string()
  .trim()
  .max(PICTURE_WORDS_MAX, `Descrierea imaginii: cel mult ${PICTURE_WORDS_MAX} de caractere.`)
  .default('');
/** A picture used in a text, with its alternative text. */
export const describedPicture = z.strictObject({ id, alt: pictureWords });
export type DescribedPicture = z.infer<typeof describedPicture>;
/** The same as a view; `alt` is '' if there is none. */
export const describedPictureView = pictureView.extend({ alt: z.string() });
export type DescribedPictureView = z.infer<typeof describedPictureView>;

const width = z.coerce.number().int().min(1).max(10_000);
export const imageOperations = operations(['public'], {
  picture: file('/images/:id/:version', {
    access: anyone,
    params: z.strictObject({ id, version: z.union([z.literal(MAIL_VERSION), width]) }),
  }),
});
