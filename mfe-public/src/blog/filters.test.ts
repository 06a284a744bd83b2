import { expect, test } from '@jest/globals';
import { articleList, categoryChip } from './filters.ts';

const of = (search: string) => articleList.read(new URLSearchParams(search));
const categories = [{ slug: 'legislatie', name: 'Legislație' }];

test('filters written to an address are read back', () => {
  const filters = of('q=taxe locale&category=legislatie&page=3');
  expect(articleList.address(filters)).toBe('/blog?q=taxe+locale&category=legislatie&page=3');
  expect(of(articleList.address(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(articleList.address(articleList.none)).toBe('/blog');
});

test('invalid filters in the address are ignored, and a long search is cut', () => {
  expect(of("category=' or 1=1&page=-4&altceva=1")).toEqual(articleList.none);
  expect(of('page=1.5')).toEqual(articleList.none);
  expect(of(`q=${'a'.repeat(10_000)}`).q).toHaveLength(200);
});

test('chips show the labels of the filters', () => {
  const filters = of('q=%&category=legislatie');
  const chips = [...articleList.chips(filters), ...categoryChip(filters, categories)];
  expect(chips.map(({ label }) => label)).toEqual(['„%”', 'Legislație']);
  expect(categoryChip(of('category=magie'), categories)).toEqual([{ key: 'category', label: 'Categorie necunoscută' }]);
});
