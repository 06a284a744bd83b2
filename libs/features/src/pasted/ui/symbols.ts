/* Characters of the fonts in which Word keeps signs under the codes of other letters. */
const SYMBOL: Record<string, string> = {
  ...{ '·': '•', '£': '≤', '³': '≥', '¹': '≠', '»': '≈', '´': '×', '¸': '÷', '¥': '∞', Ö: '√', '¶': '∂' },
  ...{ '®': '→', '¬': '←', '\u00AD': '↑', '¯': '↓', '«': '↔', Þ: '⇒', Û: '⇔', Æ: '∅', Î: '∈' },
  ...{ a: 'α', b: 'β', g: 'γ', d: 'δ', e: 'ε', l: 'λ', m: 'μ', p: 'π', s: 'σ', j: 'φ', w: 'ω' },
  ...{ D: 'Δ', S: 'Σ', W: 'Ω', F: 'Φ', P: 'Π', '²': '″', '¢': '′', '¼': '…', '-': '−' },
};
const WINGDINGS: Record<string, string> = {
  ...{ à: '→', ß: '←', á: '↑', â: '↓', ó: '↔', è: '→', ð: '⇒', ï: '⇐', Ø: '➢', Ü: '➔' },
  ...{ ü: '✓', û: '✗', þ: '☑', ý: '☒', o: '☐', '¨': '☐', q: '☐', x: '☒' },
  ...{ '§': '▪', n: '■', l: '●', '¡': '○', u: '◆', v: '❖', w: '◆', J: '☺', L: '☹' },
  ...{ '(': '☎', '*': '✉', F: '☞', '«': '★' },
};
const FONT = /(?:^|[;\s])(?:mso-symbol-)?font-family:\s*["']?(symbol|wingdings)\b(?!\s*\d)/i;
/* Where Word puts the codes of such fonts in Unicode. */
const PRIVATE = { from: 0xf020, to: 0xf0ff, offset: 0xf000 };

const fontOf = (text: Text): string | undefined => {
  const styled = text.parentElement?.closest('[style*="font-family" i], font[face]');
  return FONT.exec(styled?.getAttribute('style') ?? `font-family:${styled?.getAttribute('face')}`)?.[1]?.toLowerCase();
};

const letterOf = (sign: string): { letter: string; isPrivate: boolean } => {
  const code = sign.codePointAt(0) ?? 0;
  const isPrivate = code >= PRIVATE.from && code <= PRIVATE.to;
  return { letter: isPrivate ? String.fromCodePoint(code - PRIVATE.offset) : sign, isPrivate };
};

/** Replaces the letters under which the fonts Symbol and Wingdings keep arrows, bullets, ticks and Greek letters. */
export function writeSymbols(text: Text): void {
  const font = fontOf(text);
  if (!font && !/[\uF020-\uF0FF]/.test(text.data)) return;
  text.data = [...text.data]
    .map((sign) => {
      const { letter, isPrivate } = letterOf(sign);
      if (!font && !isPrivate) return sign;
      const known =
        font === 'wingdings' ? WINGDINGS[letter] : (SYMBOL[letter] ?? (isPrivate ? WINGDINGS[letter] : undefined));
      return known ?? (isPrivate ? '•' : sign);
    })
    .join('');
}
