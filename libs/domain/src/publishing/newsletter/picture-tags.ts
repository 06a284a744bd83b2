import { MAIL_VERSION } from '@psp/contracts/images';

/* The form in which the sanitiser writes pictures: address, then description; characters that end a tag are entities. */
const PICTURE = /<img src="\/api\/public\/images\/([0-9a-f-]{36})\/\d+" alt="([^"]*)"[^>]*>/g;

/** Ids of the pictures that a sanitised text shows. */
export const picturesIn = (html: string): string[] => [...html.matchAll(PICTURE)].map(([, id = '']) => id);

/** Whether a picture of a sanitised text has no description. */
export const hasUndescribed = (html: string): boolean =>
  [...html.matchAll(PICTURE)].some(([, , words = '']) => words.trim() === '');

/** Replaces each picture of a sanitised text by what `inWords` makes of its description (HTML). */
export const withoutPictures = (html: string, inWords: (description: string) => string): string =>
  html.replace(PICTURE, (_picture, _id: string, description: string) => inWords(description));

/** Replaces the pictures of a sanitised text by their versions for mails, which `keepMailPictures` makes. */
export const withMailPictures = (html: string): string =>
  html.replace(PICTURE, (picture) => picture.replace(/\/\d+"/, `/${MAIL_VERSION}"`));
