import type { DescribedPicture } from '@psp/contracts/images';

/** What is sent of a text with pictures: of each its id and its description. */
export const picturesBody = <Text extends { pictures: readonly DescribedPicture[] }>({ pictures, ...said }: Text) => ({
  ...said,
  pictures: pictures.map(({ id, alt }) => ({ id, alt })),
});
