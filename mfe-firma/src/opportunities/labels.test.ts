import { expect, test } from '@jest/globals';
import { budgetLabel, excerptLabel, placeLabel } from './labels.ts';
import { strings } from './strings.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a budget is shown as a range, as a limit, or as not given', () => {
  expect(plain(budgetLabel({ budgetMin: 60_000, budgetMax: 90_000 }))).toBe('60.000–90.000 lei');
  expect(plain(budgetLabel({ budgetMin: 5000, budgetMax: 5000 }))).toBe('5.000 lei');
  expect(plain(budgetLabel({ budgetMin: null, budgetMax: 90_000 }))).toBe('cel mult 90.000 lei');
  expect(plain(budgetLabel({ budgetMin: 60_000, budgetMax: null }))).toBe('de la 60.000 lei');
  expect(budgetLabel({ budgetMin: null, budgetMax: null })).toBe('buget nespecificat');
});

test('a county with the name of the locality is not repeated', () => {
  expect(placeLabel({ locality: 'Șelimbăr', countyCode: 'SB' })).toBe('Șelimbăr, Sibiu');
  expect(placeLabel({ locality: 'Sibiu', countyCode: 'SB' })).toBe('Sibiu');
  expect(placeLabel({ locality: '', countyCode: null })).toBe('oriunde în țară');
});

test('a cut excerpt ends with a whole word', () => {
  expect(excerptLabel('Scurt și întreg.')).toBe('Scurt și întreg.');
  const cut = `${'cuvânt '.repeat(34)}ofer`;
  expect(excerptLabel(cut.slice(0, 240))).toMatch(/ cuvânt…$/);
});

test('counts follow Romanian grammar', () => {
  expect(strings.count(1)).toBe('1 oportunitate');
  expect(strings.count(23)).toBe('23 de oportunități');
  expect(strings.count(1000)).toBe('1.000 de oportunități');
  expect(strings.views(41)).toBe('41 de vizualizări');
  expect(strings.responses(3)).toBe('3 oferte');
  expect(strings.responses(null)).toBe('oferte sigilate');
});
