import type { GalleryWords } from '@psp/design-system/gallery';
import { strings } from './strings.ts';

/** Texts of a gallery; `viewer` is the name of the full-screen view. */
export const galleryWords = (viewer: string = strings.viewer): GalleryWords => ({
  viewer,
  open: strings.openPicture,
  close: strings.closeGallery,
  previous: strings.previousPicture,
  next: strings.nextPicture,
  counter: strings.counter,
});
