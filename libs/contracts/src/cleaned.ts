/**
 * A typed or pasted line without what cannot be seen in it (zero-width and direction marks), with plain hyphens and spaces, and
 * without spaces around it. For numbers, codes and addresses; a text keeps what it was written with.
 */
export const cleaned = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
