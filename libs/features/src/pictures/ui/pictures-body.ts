import type { DescribedPicture } from '@psp/contracts/images';

/** Converts a form's text with pictures to a request body: each picture becomes its id and description. */
export const picturesBody = <Text extends { pictures: readonly DescribedPicture[] }>({ pictures, ...texts }: Text) => ({
  ...texts,
  pictures: pictures.map(({ id, alt }) => ({ id, alt })),
});
