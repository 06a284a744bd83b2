import { expect, test } from '@jest/globals';
import { applicationAddress, applicationList, isQueue } from './filters.ts';

const of = (search: string) => applicationList.read(new URLSearchParams(search));

test('filters come back from the address they were written to', () => {
  const filters = of('q=rășinari&status=rejected&kind=uat&county=SB&page=3');
  expect(of(applicationList.address(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(applicationList.address(applicationList.none)).toBe('/admin/applications');
});

test('what makes no sense in the address is left out', () => {
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
  expect(applicationAddress('17', of('status=pending&county=SB'))).toBe(
    '/admin/applications/17?status=pending&county=SB',
  );
});

test('chips name what differs from the queue as it opens', () => {
  expect(applicationList.chips(applicationList.none)).toEqual([]);
  expect(applicationList.chips(of('q=apă&status=unconfirmed&kind=firma&county=SB')).map(({ label }) => label)).toEqual([
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
