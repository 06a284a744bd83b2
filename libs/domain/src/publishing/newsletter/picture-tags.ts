import { MAIL_VERSION } from '@psp/contracts/images';

/* As the sanitiser writes them: the address first, then the words; signs that end a tag are written as entities. */
const PICTURE = /<img src="\/api\/public\/images\/([0-9a-f-]{36})\/\d+" alt="([^"]*)"[^>]*>/g;

/** Ids of the pictures that a sanitised text shows. */
export const picturesIn = (html: string): string[] => [...html.matchAll(PICTURE)].map(([, id = '']) => id);

/** Whether a picture of a sanitised text has no words for those who do not see it. */
export const hasUndescribed = (html: string): boolean =>
  [...html.matchAll(PICTURE)].some(([, , words = '']) => words.trim() === '');

/** A sanitised text with words in place of its pictures, each made of what describes it (HTML). */
export const withoutPictures = (html: string, inWords: (description: string) => string): string =>
  html.replace(PICTURE, (_picture, _id: string, description: string) => inWords(description));

/** A sanitised text that shows its pictures in the version for mails, which `keepMailPictures` makes. */
export const withMailPictures = (html: string): string =>
  html.replace(PICTURE, (picture) => picture.replace(/\/\d+"/, `/${MAIL_VERSION}"`));
