import { expect, test } from '@jest/globals';
import { communityList } from './filters.ts';

const of = (search: string) => communityList.read(new URLSearchParams(search));

test('filters written to an address are read back', () => {
  const filters = of('q=cetate & lac&judet=SB&page=3');
  expect(of(communityList.address(of('q=100%25_&judet=SB')).split('?')[1] ?? '')).toEqual(of('q=100%25_&judet=SB'));
  expect(of(communityList.address(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(communityList.address(communityList.none)).toBe('/comunitati');
});

test('invalid filters in the address and empty form fields are ignored', () => {
  expect(of('judet=ZZ&page=-4&altceva=1')).toEqual(communityList.none);
  expect(of('q=&judet=')).toEqual(communityList.none);
});

test('changing or removing a filter returns to the first page', () => {
  expect(communityList.change(of('judet=SB&page=3'), 'q', 'lac')).toEqual(of('q=lac&judet=SB'));
  expect(communityList.change(of('q=lac&judet=SB&page=2'), 'judet', '')).toEqual(of('q=lac'));
});

test('chips show the labels of the filters', () => {
  expect(communityList.chips(of('q=lac&judet=VL')).map(({ label }) => label)).toEqual(['„lac”', 'Vâlcea']);
  expect(communityList.chips(communityList.none)).toEqual([]);
});
