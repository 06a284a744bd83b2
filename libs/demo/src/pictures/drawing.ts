import type { PictureView } from '@psp/contracts/images';
import type { Rendition } from '@psp/domain/operating/images/render';

/** A drawing; the same name always means the same drawing. */
export interface Drawing {
  name: string;
  /** Size of the widest version in pixels, and the widths of all versions. */
  size: Pick<PictureView, 'width' | 'height' | 'widths'>;
  render: () => Promise<Rendition[]>;
}
