import subsetFont from 'subset-font';

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Characters of Romanian texts: letters with both kinds of ș and ț, those of Hungarian and German names, digits and signs. */
const TEXT = `${between(0x20, 0x7e)}\u{a0}ĂăÂâÎîȘșȚțŞşŢţÁáÄäÉéÍíÓóÖöŐőÚúÜüŰűß«»„”“’‘‑–—…·•×²³°§©€↑↓−`;

/** Makes webpack pass the font as bytes. */
export const raw = true;

/**
 * Loader for fonts imported with `?romanian`: reduces them to Romanian characters, less than half of the bytes of a first load. Other
 * characters are loaded from the full font when they occur.
 */
// oxlint-disable-next-line import/no-default-export -- what webpack looks for
export default function romanianFont(font: Buffer): Promise<Buffer> {
  return subsetFont(font, TEXT, { targetFormat: 'woff2' });
}
