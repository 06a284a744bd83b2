import { expect, test } from '@jest/globals';
import { id, isoDate, isoDateTime, paging, searchText } from '@psp/contracts/common';
import { byParts, day, isId, keysOf, moment, oneOf, page, text } from './by-parts.ts';

const COUNTIES = { SB: 'Sibiu' };

test.each(['1', '7', '10000', '10001', '0', '-4', '1.5', '', ' 2 ', '1e2', 'NaN', 'doi'])(
  'the page %j is what the contract makes of it, else the first',
  (given) => {
    const { success, data } = paging.page.safeParse(given);
    expect(page.read(given)).toBe(success ? data : 1);
  },
);

test('the first page needs no name', () => {
  expect(page.read(null)).toBe(1);
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
  expect(text.read(' apa ')).toBe('apa');
  expect(text.read(null)).toBe('');
  expect(text.read('a'.repeat(10_000))).toHaveLength(200);
  expect(text.read(`${'a'.repeat(199)}😀`).isWellFormed()).toBe(true);
});

test('an unknown value counts as absent', () => {
  expect(oneOf(['name', 'newest']).read('name')).toBe('name');
  expect(oneOf(['name', 'newest']).read('noroc')).toBeUndefined();
  expect(oneOf(['name', 'newest'], 'newest').read('noroc')).toBe('newest');
  expect(oneOf(keysOf(COUNTIES)).read('SB')).toBe('SB');
  expect(oneOf(keysOf(COUNTIES)).read('constructor')).toBeUndefined();
  expect(oneOf(keysOf(COUNTIES)).read(null)).toBeUndefined();
});

test('each parameter is read by its part', () => {
  const query = byParts<{ q: string; county?: 'SB' | undefined; page: number }>({
    q: text,
    county: oneOf(keysOf(COUNTIES)),
    page,
  });
  expect(query.read(new URLSearchParams('page=3&county=SB&q=+apa&altul=1'))).toEqual({
    q: 'apa',
    county: 'SB',
    page: 3,
  });
  expect([query.valuesOf('county'), query.valuesOf('q')]).toEqual([['SB'], undefined]);
});

test('control characters are no part of what is searched for, for the contracts either', () => {
  for (const [given, read] of [
    ['\0', ''],
    ['a\0pa', 'a pa'],
    ['\u0007 apa\u007F\u0085', 'apa'],
    ['apă\tși\ncanal', 'apă și canal'],
  ] as const) {
    expect(text.read(given)).toBe(read);
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
  expect(day.read(given)).toBe(isoDate.safeParse(given).data);
});

test.each([
  '2026-03-05T07:30:00Z',
  '2026-03-05T07:30:00.123Z',
  '2026-03-05T07:30Z',
  '2026-03-05T07:30:00+02:00',
  '2026-03-05T24:00:00Z',
  '2026-02-30T07:30:00Z',
  '1899-01-01T07:30:00Z',
  '2026-03-05T07:30:00',
  '2026-03-05',
  'T07:30:00Z',
  '',
])('%j is a moment where the contract says so', (given) => {
  expect(moment.read(given)).toBe(isoDateTime.safeParse(given).data);
});
