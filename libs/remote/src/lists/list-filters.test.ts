import { expect, test } from '@jest/globals';
import { listFilters } from './list-filters.ts';
import { optionsOf } from '../options.ts';
import { keyIn, oneOfIn, pageIn, textIn } from './read-address.ts';

const COUNTIES = { SB: 'Sibiu', CJ: 'Cluj' };
const read = (search: URLSearchParams) => ({
  q: textIn(search),
  county: keyIn(COUNTIES, search, 'county'),
  sort: oneOfIn(['rating', 'name'], search, 'sort') ?? 'rating',
  page: pageIn(search),
});
const list = listFilters('/lista', read, [
  { name: 'county', label: 'Județ', options: optionsOf(COUNTIES) },
  { name: 'sort', label: 'Ordine', options: optionsOf({ rating: 'Evaluare', name: 'Nume' }), isOrder: true },
]);
const of = (search: string) => read(new URLSearchParams(search));

test('the address holds what differs from the list as it opens', () => {
  expect(list.address(list.none)).toBe('/lista');
  expect(list.address(of('county=SB&q=apa&page=2&sort=rating'))).toBe('/lista?q=apa&county=SB&page=2');
  expect(list.query({ county: 'CJ' })).toBe('?county=CJ');
});

test('a fixed part of the address stays before the filters', () => {
  const tab = listFilters('/lista?sectiune=doi', read);
  expect([tab.address(tab.none), tab.address(of('q=apa'))]).toEqual([
    '/lista?sectiune=doi',
    '/lista?sectiune=doi&q=apa',
  ]);
});

test('changing a filter keeps the others and goes back to the first page', () => {
  expect(list.change(of('county=SB&page=3'), 'q', ' apă ')).toEqual(of('q=apă&county=SB'));
  expect(list.change(of('q=apă&county=SB&page=3'), 'county', '')).toEqual(of('q=apă'));
  expect(list.change(of('q=apă'), 'county', 'ZZ')).toEqual(of('q=apă'));
});

test('what is on is told in words, and taken away by them; the order stays', () => {
  const filters = of('q=apă&county=SB&sort=name&page=4');
  const chips = list.chips(filters);
  expect(chips).toEqual([
    { key: 'q', label: '„apă”' },
    { key: 'county', label: 'Sibiu' },
  ]);
  expect(list.without(filters, ['county'])).toEqual(of('q=apă&sort=name'));
  expect(
    list.without(
      filters,
      chips.map(({ key }) => key),
    ),
  ).toEqual(of('sort=name'));
  expect(list.chips(list.none)).toEqual([]);
});
