import { expect, test } from '@jest/globals';
import { applicationQuery } from '@psp/contracts/applications';
import { opportunityQuery } from '@psp/contracts/opportunities';
import { bySchema } from './by-schema.ts';

const reader = bySchema(opportunityQuery);
const read = (search: string) => reader.read(new URLSearchParams(search));

test('each query parameter is read by the contract', () => {
  expect(read('q=+drum+&category=mediu&status=all&page=3')).toMatchObject({
    q: 'drum',
    category: 'mediu',
    status: 'all',
    sort: 'fit',
    page: 3,
  });
});

test('an invalid value counts as absent, and the others count', () => {
  expect(read('q=drum&category=lapte&status=&sort=pret&page=-2&altceva=1')).toEqual({
    ...opportunityQuery.parse({}),
    q: 'drum',
  });
});

test('the values of a filter are those of its schema, below a default or in a union', () => {
  expect(reader.valuesOf('sort')).toEqual(['fit', 'deadline', 'newest']);
  expect(bySchema(applicationQuery).valuesOf('county')).toContain('SB');
  expect(bySchema(applicationQuery).valuesOf('county')).toContain('all');
  expect([reader.valuesOf('q'), reader.valuesOf('page'), reader.valuesOf('since'), reader.valuesOf('altul')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
