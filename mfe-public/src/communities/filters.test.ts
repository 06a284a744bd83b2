import { expect, test } from '@jest/globals';
import { communitiesAddress, filterChips, NO_FILTERS, readFilters, withFilter } from './filters.ts';

const of = (search: string) => readFilters(new URLSearchParams(search));

test('filters come back from the address they were written to', () => {
  const filters = of('q=cetate & lac&judet=SB&page=3');
  expect(of(communitiesAddress(of('q=100%25_&judet=SB')).split('?')[1] ?? '')).toEqual(of('q=100%25_&judet=SB'));
  expect(of(communitiesAddress(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(communitiesAddress(NO_FILTERS)).toBe('/comunitati');
});

test('what makes no sense in the address is left out, and so are the empty fields of a plain form', () => {
  expect(of('judet=ZZ&page=-4&altceva=1')).toEqual(NO_FILTERS);
  expect(of('q=&judet=')).toEqual(NO_FILTERS);
});

test('changing or removing a filter goes back to the first page', () => {
  expect(withFilter(of('judet=SB&page=3'), 'q', 'lac')).toEqual(of('q=lac&judet=SB'));
  expect(withFilter(of('q=lac&judet=SB&page=2'), 'judet', '')).toEqual(of('q=lac'));
});

test('chips name what is filtered as a person reads it', () => {
  expect(filterChips(of('q=lac&judet=VL')).map(({ label }) => label)).toEqual(['„lac”', 'Vâlcea']);
  expect(filterChips(NO_FILTERS)).toEqual([]);
});
