import { expect, test } from '@jest/globals';
import { excerptAround } from './excerpt.ts';
import { passagesOf } from './keep-passages.ts';

const piece = (text: string, heading = '') => ({ anchor: 'a', heading, text });

test('a long piece becomes passages with its anchor, cut at the end of a sentence, and nothing is lost', () => {
  const sentence = 'Comisia verifică fiecare livrabil din contract.';
  const text = Array.from({ length: 100 }, () => sentence).join(' ');
  const parts = passagesOf([piece(text, 'Recepția')]);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.every(({ anchor, heading }) => anchor === 'a' && heading === 'Recepția')).toBe(true);
  expect(parts.every((part) => part.text.length <= 1500 && part.text.endsWith('.'))).toBe(true);
  expect(parts.map((part) => part.text).join(' ')).toBe(text);
});

test('a text without spaces is cut between whole characters, and NUL is dropped', () => {
  const parts = passagesOf([piece(`a${'😀'.repeat(2000)}\u0000`)]);
  expect(parts.every((part) => part.text.isWellFormed())).toBe(true);
  expect(parts.map((part) => part.text).join('')).toBe(`a${'😀'.repeat(2000)}`);
});

test('a heading alone is a passage, and a source without text has one for its title', () => {
  expect(passagesOf([piece('', 'Anexe'), piece('  ')])).toEqual([{ anchor: 'a', heading: 'Anexe', text: '' }]);
  expect(passagesOf([])).toEqual([{ anchor: '', heading: '', text: '' }]);
});

test('an excerpt shows the place where most terms stand together, in whole words', () => {
  const filler = 'cuvinte despre altceva '.repeat(30);
  const text = `Recepția începe. ${filler}Procesul verbal de recepție se semnează de comisie. ${filler}`;
  const excerpt = excerptAround(text, ['recept', 'proces', 'verbal']);
  expect(excerpt).toContain('Procesul verbal de recepție');
  expect(excerpt).toMatch(/^….*…$/u);
  expect(excerpt.length).toBeLessThan(250);
  expect(excerptAround(text, [])).toMatch(/^Recepția începe/);
  expect(excerptAround('Scurt și\nîntreg.', ['x'])).toBe('Scurt și întreg.');
  expect(excerptAround('a'.repeat(5000), ['a']).length).toBeLessThan(250);
});
