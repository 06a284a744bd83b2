import { expect, test } from '@jest/globals';
import { filterChips, NO_FILTERS, readFilters, requestsAddress, withFilter } from './filters.ts';

const of = (search: string) => readFilters(new URLSearchParams(search));

test('filters come back from the address they were written to', () => {
  const filters = of('q=arhivă&status=sent&page=2');
  expect(of(requestsAddress(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(requestsAddress(NO_FILTERS)).toBe('/admin/service-requests');
});

test('what makes no sense in the address is left out', () => {
  expect(of('status=pierdut&page=zero&category=mediu')).toEqual(NO_FILTERS);
});

test('changing or removing a filter goes back to the first page', () => {
  expect(withFilter(of('q=apă&status=sent&page=4'), 'status', '')).toEqual(of('q=apă'));
  expect(withFilter(of('status=sent&page=4'), 'q', 'apă')).toEqual(of('q=apă&status=sent'));
});

test('chips name what is filtered as a person reads it', () => {
  expect(filterChips(of('q=apă&status=in_progress')).map(({ label }) => label)).toEqual(['„apă”', 'În progres']);
});
