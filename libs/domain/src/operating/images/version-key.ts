import { MAIL_VERSION } from '@psp/contracts/images';

/** A version of an image: a WebP by its width in pixels, or the mail version. */
export type Version = number | typeof MAIL_VERSION;

/** Key of one version of an image in the store. */
export const versionKey = (storageKey: string, version: Version): string =>
  `${storageKey}/${version === MAIL_VERSION ? version : `${version}.webp`}`;
