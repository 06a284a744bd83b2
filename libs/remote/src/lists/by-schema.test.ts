import { expect, test } from '@jest/globals';
import { opportunityQuery } from '@psp/contracts/opportunities';
import { bySchema } from './by-schema.ts';

const read = (search: string) => bySchema(opportunityQuery)(new URLSearchParams(search));

test('each part of the address is read as the contract says', () => {
  expect(read('q=+drum+&category=mediu&status=all&page=3')).toMatchObject({
    q: 'drum',
    category: 'mediu',
    status: 'all',
    sort: 'fit',
    page: 3,
  });
});

test('a part that makes no sense is left at its default, the others count', () => {
  expect(read('q=drum&category=lapte&status=&sort=pret&page=-2&altceva=1')).toEqual({
    ...opportunityQuery.parse({}),
    q: 'drum',
  });
});
