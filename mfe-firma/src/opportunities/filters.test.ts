import { expect, test } from '@jest/globals';
import { opportunityList, sortOf } from './filters.ts';

const read = (address: string) => opportunityList.read(new URLSearchParams(address));

test('an address without filters shows active opportunities by fit, on the first page', () => {
  expect(read('')).toEqual({ page: 1, q: '', status: 'active', sort: 'fit' });
  expect(opportunityList.query(opportunityList.none)).toBe('');
});

test('filters survive a round trip through the query string', () => {
  const filters = {
    page: 3,
    q: 'registru agricol',
    category: 'mediu',
    county: 'SB',
    status: 'all',
    sort: 'deadline',
  } as const;
  expect(read(opportunityList.query(filters))).toEqual(filters);
});

test('an invalid query parameter falls back to its default', () => {
  expect(read('?category=lapte&county=XX&status=gata&sort=pret&page=-2&altceva=1&q=drum')).toEqual({
    ...opportunityList.none,
    q: 'drum',
  });
});

test('changing or removing a filter goes back to the first page', () => {
  const filters = read('?page=4&county=CJ&q=pod');
  expect(opportunityList.change(filters, 'category', 'mediu')).toMatchObject({
    page: 1,
    category: 'mediu',
    county: 'CJ',
    q: 'pod',
  });
  expect(opportunityList.change(filters, 'county', '')).toEqual({ ...opportunityList.none, q: 'pod' });
  expect(opportunityList.without(filters, ['q'])).toEqual({ ...opportunityList.none, county: 'CJ' });
});

test('each filter has a chip, the sort and the page have none', () => {
  const chips = opportunityList.chips(read('?q=pod&category=mediu&county=CJ&status=closed&sort=newest&page=2'));
  expect(chips.map(({ label }) => label)).toEqual(['„pod”', 'Mediu și Dezvoltare Durabilă', 'Cluj', 'Închis']);
  expect(opportunityList.chips(opportunityList.none)).toEqual([]);
});

test('the explained sort is the one that the server applies', () => {
  expect(sortOf(read(''))).toBe('fit');
  expect(sortOf(read('?status=all'))).toBe('newest');
  expect(sortOf(read('?status=closed&sort=deadline'))).toBe('deadline');
});
