import { expect, test } from '@jest/globals';
import { partnerList } from './filters.ts';

const of = (search: string) => partnerList.read(new URLSearchParams(search));

test('filters written to an address are read back', () => {
  const filters = of('q=taxe locale&category=mediu&county=SB&sort=name&page=3');
  expect(partnerList.address(filters)).toBe('/parteneri?q=taxe+locale&category=mediu&county=SB&sort=name&page=3');
  expect(of(partnerList.address(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(partnerList.address(partnerList.none)).toBe('/parteneri');
});

test('invalid filters in the address are ignored', () => {
  expect(of('category=magie&county=ZZ&sort=noroc&page=-4&altceva=1')).toEqual(partnerList.none);
});

test('changing or removing a filter returns to the first page', () => {
  expect(partnerList.change(of('county=SB&page=3'), 'q', 'apă')).toEqual(of('q=apă&county=SB'));
  expect(partnerList.change(of('category=mediu&county=SB&page=2'), 'county', '')).toEqual(of('category=mediu'));
  expect(partnerList.change(of('county=SB&page=3'), 'sort', 'newest')).toEqual(of('county=SB&sort=newest'));
});

test('chips show the labels of the filters', () => {
  expect(partnerList.chips(of('q=apă&category=it-digitalizare&county=VL')).map(({ label }) => label)).toEqual([
    '„apă”',
    'IT și Digitalizare',
    'Vâlcea',
  ]);
  expect(partnerList.chips(partnerList.none)).toEqual([]);
});
