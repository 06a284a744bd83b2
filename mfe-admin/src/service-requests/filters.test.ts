import { expect, test } from '@jest/globals';
import { requestList } from './filters.ts';

const of = (search: string) => requestList.read(new URLSearchParams(search));

test('filters are read from the address that they are written to', () => {
  const filters = of('q=arhivă&status=sent&page=2');
  expect(of(requestList.address(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(requestList.address(requestList.none)).toBe('/admin/service-requests');
});

test('an invalid value in the address counts as absent', () => {
  expect(of('status=pierdut&page=zero&category=lume')).toEqual(requestList.none);
});

test('changing or removing a filter goes back to the first page', () => {
  expect(requestList.change(of('q=apă&status=sent&page=4'), 'status', '')).toEqual(of('q=apă'));
  expect(requestList.change(of('status=sent&page=4'), 'q', 'apă')).toEqual(of('q=apă&status=sent'));
});

test('chips have Romanian labels', () => {
  expect(requestList.chips(of('q=apă&status=in_progress')).map(({ label }) => label)).toEqual(['„apă”', 'În progres']);
});
