import { expect, test } from '@jest/globals';
import {
  applicationAddress,
  filterChips,
  isQueue,
  listAddress,
  NO_FILTERS,
  readFilters,
  withFilter,
  withoutFilter,
} from './filters.ts';

const of = (search: string) => readFilters(new URLSearchParams(search));

test('filters come back from the address they were written to', () => {
  const filters = of('q=rășinari&status=rejected&kind=uat&county=SB&page=3');
  expect(of(listAddress(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(listAddress(NO_FILTERS)).toBe('/admin/applications');
});

test('what makes no sense in the address is left out', () => {
  expect(of('status=pierdut&page=zero&county=XX&kind=admin')).toEqual(NO_FILTERS);
});

test('changing or removing a filter keeps the others and goes back to the first page', () => {
  expect(withFilter(of('q=apă&county=SB&page=4'), 'status', 'all')).toEqual(of('q=apă&county=SB&status=all'));
  expect(withoutFilter(of('q=apă&county=SB&page=4'), 'county')).toEqual(of('q=apă'));
  expect(withFilter(NO_FILTERS, 'county', 'XX')).toEqual(NO_FILTERS);
});

test('an application opened from a list keeps its filters in the address', () => {
  expect(applicationAddress('17', of('status=pending&county=SB'))).toBe(
    '/admin/applications/17?status=pending&county=SB',
  );
});

test('chips name what differs from the queue as it opens', () => {
  expect(filterChips(NO_FILTERS)).toEqual([]);
  expect(filterChips(of('q=apă&status=unconfirmed&kind=firma&county=SB')).map(({ label }) => label)).toEqual([
    '„apă”',
    'E-mail neconfirmat',
    'Partener PSP',
    'Sibiu',
  ]);
});

test('only the queue of what is under way is listed oldest first', () => {
  expect((['open', 'pending', 'needs_info', 'approved', 'all'] as const).filter(isQueue)).toEqual([
    'open',
    'pending',
    'needs_info',
  ]);
});
