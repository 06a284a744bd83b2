import subsetFont from 'subset-font';

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What Romania writes with: letters with both kinds of ș and ț, those of Hungarian and German names, figures, signs. */
const TEXT = `${between(0x20, 0x7e)}\u{a0}ĂăÂâÎîȘșȚțŞşŢţÁáÄäÉéÍíÓóÖöŐőÚúÜüŰűß«»„”“’‘‑–—…·•×²³°§©€↑↓−`;

/** Webpack hands a font over as bytes. */
export const raw = true;

/**
 * Loader for fonts asked for with `?romanian`: leaves the characters of Romanian. The pages' first load gets less than half
 * of the bytes, and a font's other characters come from the whole file where one occurs.
 */
// oxlint-disable-next-line import/no-default-export -- what webpack looks for
export default function romanianFont(font: Buffer): Promise<Buffer> {
  return subsetFont(font, TEXT, { targetFormat: 'woff2' });
}
