import { z } from 'zod';
import { id } from './common.ts';

/** Widths in pixels at which a picture is kept, as far as it is that wide; a narrower one is kept at its own. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
/** Kinds of picture that people may send, by content: what they send is drawn anew, so SVG and its scripts never come in. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const IMAGE_MEGAPIXELS_MAX = 40;
/** No side may exceed the other so many times: nothing a page shows is such a strip. */
export const IMAGE_RATIO_MAX = 5;

/**
 * A picture as pages show it, at `/api/public/images/{id}/{width}`. `width` and `height` (pixels) are those of its largest
 * version, `widths` all versions that there are, from the narrowest.
 */
export const pictureView = z.object({ id, width: z.int(), height: z.int(), widths: z.array(z.int()).min(1) });
export type PictureView = z.infer<typeof pictureView>;

/** Path of a version that is at least this wide, or of the widest there is. */
export function pictureAddress({ id: of, widths }: Pick<PictureView, 'id' | 'widths'>, atLeast = 960): string {
  return `/api/public/images/${of}/${widths.find((width) => width >= atLeast) ?? widths.at(-1)}`;
}
