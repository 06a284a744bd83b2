import type { PictureView } from '@psp/contracts/images';
import type { Rendition } from '@psp/domain/operating/images/render';

/** What a picture shows: the same name is the same drawing. */
export interface Drawing {
  name: string;
  /** Pixels of the widest version, and the widths of all. */
  size: Pick<PictureView, 'width' | 'height' | 'widths'>;
  render: () => Promise<Rendition[]>;
}
