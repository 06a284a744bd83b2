import type { GalleryWords } from '@psp/design-system/gallery';
import { messages } from './messages.ts';

/** What a gallery of a showcase says; `viewer` names what is seen over the page. */
export const galleryWords = (viewer: string = messages.viewer): GalleryWords => ({
  viewer,
  open: messages.openPicture,
  close: messages.close,
  previous: messages.previousPicture,
  next: messages.nextPicture,
  counter: messages.counter,
});
