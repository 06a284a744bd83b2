import { MAIL_VERSION } from '@psp/contracts/images';

/** A version of a picture: a WebP, named by its width in pixels, or the one that mails show. */
export type Version = number | typeof MAIL_VERSION;

/** Where one version of a picture lies in the store. */
export const versionKey = (storageKey: string, version: Version): string =>
  `${storageKey}/${version === MAIL_VERSION ? version : `${version}.webp`}`;
