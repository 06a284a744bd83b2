const signs = (plain: string, shifted: string): ReadonlyMap<string, string> =>
  new Map([...plain].map((sign, at) => [sign, [...shifted][at] ?? sign]));

const SHIFTED = {
  sup: signs('0123456789+-−–=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ'),
  sub: signs('0123456789+-−–=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎'),
};

/**
 * Converts the content of a `sup` or `sub` element to plain text, "2" of m² to "²"; unchanged if a character has no such form.
 */
export function shiftedText(tag: keyof typeof SHIFTED, text: string): string {
  const shifted = [...text.trim()].map((sign) => SHIFTED[tag].get(sign));
  return shifted.every((sign) => sign !== undefined) ? shifted.join('') : text;
}
