import { expect, test } from '@jest/globals';
import { readPdf } from '../testing/read-pdf.ts';
import { writeTaggedPdf } from './tagged-pdf.ts';
import { writable } from './writable.ts';

/* Texts pasted from Word, tables and web pages, and their form in a document. */
const SIGNS: readonly [written: string, printed: string][] = [
  ['● ▪ ■ ◆ ► ○ ◦ ★ \uf0b7 \uf0a7', '• • • • • • • • • •'],
  ['A → B, B ← A, A ↔ B, A ⇒ B', 'A -> B, B <- A, A <-> B, A => B'],
  ['CO₂, H₂O, m², m³, 10⁻³, x⁴, ㎡', 'CO2, H2O, m², m³, 10-³, x⁴, m²'],
  ['e\u2011mail, 12\u201013, 1\u20122', 'e-mail, 12-13, 1–2'],
  ['10\u2009000, 10\u202f000, 10\u2007000, a\u2003b', '10 000, 10\u00a0000, 10\u00a0000, a b'],
  ['✓ da, ✗ nu, ☐ gol, ☑ bifat', '√ da, × nu, [ ] gol, [x] bifat'],
  ['≤ ≥ ≠ ≈ ± × ÷ √ ∞ ∑ ‰ ½ ⅓ ¾', '≤ ≥ ≠ ≈ ± × ÷ √ ∞ ∑ ‰ ½ ⅓ ¾'],
  ['„ghilimele” «alte» ‘a’ ′ ″ ‟', '„ghilimele” «alte» ‘a’ \' " “'],
  ['5 Ω, 3 μm, Δt, λ = 0,035', '5 \u2126, 3 µm, \u2206t, lambda = 0,035'],
  ['5\u200b6\u200e7\u202a8\u2060\ufeff9', '56789'],
  ['Ⅳ, ①, ２０２６, ﬁsă, ℃', 'IV, 1, 2026, fisă, °C'],
  ['ăâîșț ĂÂÎȘȚ şţ őű é ß', 'ăâîșț ĂÂÎȘȚ şţ őű é ß'],
  ['unu\tdoi', 'unu doi'],
  ['v\vw\u2028x\r\ny\rz', 'v\nw\nx\ny\nz'],
  ['漢 👍', '? ?'],
];

test.each(SIGNS)('%j is written as %j', (written, printed) => {
  expect(writable(written)).toBe(printed);
});

test('every converted text has glyphs in both faces of the typeface', async () => {
  const facts = { title: 'Semne', author: 'PSP', foot: '', head: '', createdAt: new Date(0) };
  const printed = SIGNS.flatMap(([, signs]) => [signs, signs]).join(' ');
  const bytes = await writeTaggedPdf(facts, (pdf) => {
    pdf.section('Semne');
    for (const [written] of SIGNS) {
      pdf.paragraph(written.replace(/[\v\u2028\r\n]+/g, ' '), 'body');
      pdf.paragraph(written.replace(/[\v\u2028\r\n]+/g, ' '), 'bold');
    }
  });
  const { pages } = await readPdf(bytes);
  // The micro and ohm signs share their glyphs with Greek letters, so Greek letters are read back.
  const text = pages.join(' ').replace(/\s+/g, ' ').replaceAll('\u03bc', '\u00b5').replaceAll('\u03a9', '\u2126');
  expect(text).toContain(printed.replace(/\s+/g, ' '));
});
