/**
 * Normalises a typed or pasted line: removes invisible characters (zero-width and direction marks) and surrounding spaces, and
 * replaces special hyphens and spaces by plain ones. For numbers, codes and addresses, not for texts.
 */
export const cleaned = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
