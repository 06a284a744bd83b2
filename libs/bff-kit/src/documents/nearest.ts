const all = (signs: string, nearest: string): Record<string, string> =>
  Object.fromEntries([...signs].map((sign) => [sign, nearest]));

/* Signs that the typeface lacks, each with the nearest that it has. */
const NEAREST: Record<string, string> = {
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

/** The nearest that the typeface has of a sign that it lacks; "?" where there is none. `isKnown` tells what it has. */
export function nearest(sign: string, isKnown: (text: string) => boolean): string {
  const known = NEAREST[sign];
  if (known !== undefined) return known;
  // Small digits, wide letters, thin spaces, signs that are drawn as several.
  const parts = sign.normalize('NFKD');
  return isKnown(parts) ? parts : '?';
}
