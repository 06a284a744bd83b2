import type { GalleryWords } from '@psp/design-system/gallery';
import { strings } from './strings.ts';

/** What a gallery says; `viewer` names what is seen over the page. */
export const galleryWords = (viewer: string = strings.viewer): GalleryWords => ({
  viewer,
  open: strings.openPicture,
  close: strings.closeGallery,
  previous: strings.previousPicture,
  next: strings.nextPicture,
  counter: strings.counter,
});
