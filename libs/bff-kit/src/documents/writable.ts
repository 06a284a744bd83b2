export type Face = 'body' | 'bold';

/* Characters of the typeface. A missing glyph would violate PDF/UA. */
const LETTERS = '\\u0020-\\u007e\\u00a0-\\u0131\\u0134-\\u0148\\u014a-\\u017e\\u01fa-\\u021b\\u1ea0-\\u1ef9\\u03c0';
const SIGNS = '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u2044\\u20ac';
const MATHS =
  '\\u2070\\u2074-\\u2079\\u2116\\u2122\\u2126\\u2153\\u2154\\u215b-\\u215e\\u2202\\u2205\\u2206\\u220f\\u2211';
const MORE_MATHS = '\\u2212\\u2215\\u2219\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264\\u2265\\u25ca';
const UNKNOWN = new RegExp(`[^\\n${LETTERS}${SIGNS}${MATHS}${MORE_MATHS}]`, 'gu');
const isKnown = (text: string): boolean => text.search(UNKNOWN) < 0;

/* Maps each of the characters to the same substitute. */
const all = (signs: string, substitute: string): Record<string, string> =>
  Object.fromEntries([...signs].map((sign) => [sign, substitute]));

/* Characters missing from the typeface, with substitutes that it has. */
const SUBSTITUTES: Record<string, string> = {
  ...all('●▪■◾◼◆◇►▶▸‣⁃○◦◘➢➤❖▫□★☆\uf0a7\uf0b7\uf0d8\uf076', '•'),
  ...all('→➔➜⟶➝\uf0e0', '->'),
  ...all('←⟵\uf0df', '<-'),
  ...{ '↔': '<->', '⇒': '=>', '⇐': '<=', '⇔': '<=>', '↑': '^', '↓': 'v' },
  ...all('✓✔\uf0fc', '√'),
  ...all('✗✘✕✖\uf0fb', '×'),
  ...all('☐\uf0a8\uf071', '[ ]'),
  ...all('☑☒\uf0fe\uf0fd', '[x]'),
  ...all('\u2010\u2011\u2043', '-'),
  ...{ '\u2012': '–', '\u2015': '—', '‛': '‘', '‟': '“', '′': "'", '″': '"', '⁻': '-', '₋': '-' },
  ...{ '⋅': '·', '∘': '°', '∼': '~', '≅': '≈', '⩽': '≤', '⩾': '≥', '∗': '*', '⌀': 'Ø', '㎡': 'm²', '㎥': 'm³' },
  ...{ μ: 'µ', Ω: '\u2126', Δ: '\u2206', Σ: '\u2211', Π: '\u220f' },
  ...{ α: 'alfa', β: 'beta', γ: 'gama', δ: 'delta', ε: 'epsilon', η: 'eta', λ: 'lambda' },
  ...{ ρ: 'ro', σ: 'sigma', τ: 'tau', φ: 'fi', Φ: 'Fi', ω: 'omega' },
  ...all('\u2007\u202f', '\u00a0'),
};

/* Returns a substitute for a character missing from the typeface; "?" when there is none. */
function substituteFor(sign: string): string {
  const known = SUBSTITUTES[sign];
  if (known !== undefined) return known;
  // Small digits, wide letters, thin spaces and ligatures have a compatibility decomposition.
  const parts = sign.normalize('NFKD');
  return isKnown(parts) ? parts : '?';
}

/* Line ends of word processors, mails and old systems. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/* Control characters and invisible formatting characters. */
const INVISIBLE = /[^\P{Cc}\n]|[\p{Cf}\ufe00-\ufe0f]/gu;
const SOFT_HYPHEN = '\u00ad';

/** Converts a text to the characters of the typeface: substitutes for missing ones, "?" for the rest. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, (mark) => (mark === SOFT_HYPHEN ? mark : ''))
    .replace(UNKNOWN, substituteFor);
