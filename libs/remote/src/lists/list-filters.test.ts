import { expect, test } from '@jest/globals';
import { byParts, keysOf, oneOf, page, text } from './by-parts.ts';
import { listFilters } from './list-filters.ts';

const COUNTIES = { SB: 'Sibiu', TM: 'Timiș', AB: 'Alba' };
interface Query {
  q: string;
  county?: keyof typeof COUNTIES | undefined;
  sort: 'rating' | 'name';
  page: number;
}
const reader = byParts<Query>({
  q: text,
  county: oneOf(keysOf(COUNTIES)),
  sort: oneOf(['name', 'rating'], 'rating'),
  page,
});
const list = listFilters('/lista', reader, {
  county: { label: 'Județ', options: COUNTIES, except: ['TM'] },
  sort: { label: 'Ordine', options: { rating: 'Evaluare', name: 'Nume' }, isOrder: true },
});
const of = (search: string) => list.read(new URLSearchParams(search));

test('the options of a filter are its values, the default first', () => {
  const optionsOf = (name: string) => list.choices.find((choice) => choice.name === name)?.options;
  expect(optionsOf('sort')).toEqual([
    { value: 'rating', label: 'Evaluare' },
    { value: 'name', label: 'Nume' },
  ]);
  expect(optionsOf('county')?.map(({ label }) => label)).toEqual(['Sibiu', 'Alba']);
});

test('a value without a label does not compile', () => {
  const choices = { sort: { label: 'Ordine', options: { rating: 'Evaluare' } } };
  // @ts-expect-error `name` has no label.
  expect(listFilters('/lista', reader, choices).choices).toHaveLength(1);
});

test('the address holds the filters that differ from their default', () => {
  expect(list.address(list.none)).toBe('/lista');
  expect(list.address(of('county=SB&q=apa&page=2&sort=rating'))).toBe('/lista?q=apa&county=SB&page=2');
  expect(list.query({ county: 'AB' })).toBe('?county=AB');
});

test('a fixed part of the address stays before the filters', () => {
  const tab = listFilters('/lista?sectiune=doi', reader);
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

test('each active filter has a chip that removes it; the order stays', () => {
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
