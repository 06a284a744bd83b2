import { expect, test } from '@jest/globals';
import { id, isoDate, paging, searchText } from '@psp/contracts/common';
import { dayIn, isId, keyIn, oneOfIn, pageIn, textIn } from './read-address.ts';

const of = (search: string) => new URLSearchParams(search);

test.each(['1', '7', '10000', '10001', '0', '-4', '1.5', '', ' 2 ', '1e2', 'NaN', 'doi'])(
  'the page %j is what the contract makes of it, else the first',
  (given) => {
    const { success, data } = paging.page.safeParse(given);
    expect(pageIn(of(`page=${given}`))).toBe(success ? data : 1);
  },
);

test('the first page needs no name, and a page may have another one', () => {
  expect(pageIn(of(''))).toBe(1);
  expect(pageIn(of('page=2&pagina=3'), 'pagina')).toBe(3);
});

test.each([
  '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071',
  '019A2B3C-4D5E-7F60-8A1B-2C3D4E5F6071',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '019a2b3c-4d5e-9f60-8a1b-2c3d4e5f6071',
  '019a2b3c-4d5e-7f60-7a1b-2c3d4e5f6071',
  '019a2b3c4d5e7f608a1b2c3d4e5f6071',
  ' 019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071',
  'primaria',
  '',
])('%j is an id where the contract says so', (given) => {
  expect(isId(given)).toBe(id.safeParse(given).success);
});

test('a text is trimmed and cut, without half a character at its end', () => {
  expect(textIn(of('q=+apa+'))).toBe('apa');
  expect(textIn(of('altul=apa'))).toBe('');
  expect(textIn(of(`q=${'a'.repeat(10_000)}`))).toHaveLength(200);
  expect(textIn(of(`q=${'a'.repeat(199)}😀`)).isWellFormed()).toBe(true);
});

test('words that are none of the known ones count as left out', () => {
  expect(oneOfIn(['name', 'newest'], of('sort=name'), 'sort')).toBe('name');
  expect(oneOfIn(['name', 'newest'], of('sort=noroc'), 'sort')).toBeUndefined();
  expect(keyIn({ SB: 'Sibiu' }, of('county=SB'), 'county')).toBe('SB');
  expect(keyIn({ SB: 'Sibiu' }, of('county=constructor'), 'county')).toBeUndefined();
  expect(keyIn({ SB: 'Sibiu' }, of(''), 'county')).toBeUndefined();
});

test('control characters are no part of what is searched for, for the contracts either', () => {
  for (const [given, read] of [
    ['\0', ''],
    ['a\0pa', 'a pa'],
    ['\u0007 apa\u007F\u0085', 'apa'],
    ['apă\tși\ncanal', 'apă și canal'],
  ] as const) {
    expect(textIn(new URLSearchParams({ q: given }))).toBe(read);
    expect(searchText.parse(given)).toBe(read);
  }
});

test.each([
  '2026-03-05',
  '2028-02-29',
  '2026-02-30',
  '2026-13-01',
  '1899-01-01',
  '2026-3-5',
  '2026-03-05T00:00:00Z',
  '',
])('%j is a day where the contract says so', (given) => {
  expect(dayIn(of(`from=${given}`), 'from')).toBe(isoDate.safeParse(given).data);
});
