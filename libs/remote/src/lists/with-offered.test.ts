import { expect, test } from '@jest/globals';
import { byParts, matching, page } from './by-parts.ts';
import { listFilters } from './list-filters.ts';
import { withOffered } from './with-offered.ts';

interface Query {
  kind: string | undefined;
  page: number;
}
const list = listFilters<Query>('/lista', byParts<Query>({ kind: matching(/^[a-z]+$/), page }), {
  kind: { label: 'Fel', placeholder: 'Toate', options: {} },
});
const filters = list.read(new URLSearchParams('kind=apa'));

test('a filter offers the values of the answer, in their order, and its chip has the name', () => {
  const named = withOffered(list, 'kind', [
    { slug: 'foc', name: 'Foc' },
    { slug: 'apa', name: 'Apă' },
  ]);
  expect(named.choices[0]?.options).toEqual([
    { value: 'foc', label: 'Foc' },
    { value: 'apa', label: 'Apă' },
  ]);
  expect(named.chips(filters)).toEqual([{ key: 'kind', label: 'Apă' }]);
  expect(named.address(filters)).toBe('/lista?kind=apa');
});

test('until the values are read there is no chip; one that is not among them can be removed', () => {
  expect(withOffered(list, 'kind', undefined).chips(filters)).toEqual([]);
  expect(withOffered(list, 'kind', []).chips(filters)).toEqual([{ key: 'kind', label: 'apa' }]);
});
