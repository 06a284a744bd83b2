/**
 * The version that mails show, a JPEG: Outlook for Windows up to 2019, which many town halls use, shows no WebP. Last part of
 * its address and of its key.
 */
export const MAIL_VERSION = 'mail.jpg';

/** A version of a picture: a WebP, named by its width in pixels, or the one that mails show. */
export type Version = number | typeof MAIL_VERSION;

/** Where one version of a picture lies in the store. */
export const versionKey = (storageKey: string, version: Version): string =>
  `${storageKey}/${version === MAIL_VERSION ? version : `${version}.webp`}`;
