import type { PictureView } from './images.ts';

const MIDDLE_WIDTH = 960;

const versionFor = (widths: readonly number[], atLeast: number) =>
  widths.find((width) => width >= atLeast) ?? widths.at(-1) ?? atLeast;

/** Path of the narrowest version that is at least this wide, else of the widest. */
export const pictureAddress = (
  { id: of, widths }: Pick<PictureView, 'id' | 'widths'>,
  atLeast = MIDDLE_WIDTH,
): string => `/api/public/images/${of}/${versionFor(widths, atLeast)}`;

/** The version at the path returned by `pictureAddress`, with its size. */
export function pictureVersion(picture: PictureView) {
  const width = versionFor(picture.widths, MIDDLE_WIDTH);
  return {
    path: pictureAddress(picture),
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
