import { expect, test } from '@jest/globals';
import { applicationList, isQueue } from './filters.ts';
import { applicationQueue } from './queries.ts';

const of = (search: string) => applicationList.read(new URLSearchParams(search));

test('filters are read from the address that they are written to', () => {
  const filters = of('q=rășinari&status=rejected&kind=uat&county=SB&page=3');
  expect(of(applicationList.address(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(applicationList.address(applicationList.none)).toBe('/admin/applications');
});

test('an invalid value in the address counts as absent', () => {
  expect(of('status=pierdut&page=zero&county=XX&kind=admin')).toEqual(applicationList.none);
});

test('changing or removing a filter keeps the others and goes back to the first page', () => {
  expect(applicationList.change(of('q=apă&county=SB&page=4'), 'status', 'all')).toEqual(
    of('q=apă&county=SB&status=all'),
  );
  expect(applicationList.without(of('q=apă&county=SB&page=4'), ['county'])).toEqual(of('q=apă'));
  expect(applicationList.change(applicationList.none, 'county', 'XX')).toEqual(applicationList.none);
});

test('an application opened from a list keeps its filters in the address', () => {
  expect(applicationQueue.hrefOf('17', of('status=pending&county=SB'))).toBe(
    '/admin/applications/17?status=pending&county=SB',
  );
});

test('chips name the filters that differ from their default', () => {
  expect(applicationList.chips(applicationList.none)).toEqual([]);
  expect(applicationList.chips(of('q=apă&status=unconfirmed&kind=firma&county=SB')).map(({ label }) => label)).toEqual([
    '„apă”',
    'E-mail neconfirmat',
    'Partener PSP',
    'Sibiu',
  ]);
});

test('only undecided applications are listed oldest first', () => {
  expect((['open', 'pending', 'needs_info', 'approved', 'all'] as const).filter(isQueue)).toEqual([
    'open',
    'pending',
    'needs_info',
  ]);
});
