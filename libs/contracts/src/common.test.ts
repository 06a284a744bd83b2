import { expect, test } from '@jest/globals';
import { isoDate, isoDateTime, orEmpty } from './common.ts';
import { website } from './website.ts';

const UNFINISHED = 'Scrieți ziua întreagă, de exemplu 20.02.2027.';
const NO_DAY = 'Această zi nu există în calendar.';
const YEAR = 'Verificați anul: poate fi de la 1900 la 2099.';

test.each([
  ['20.02.', UNFINISHED],
  ['mâine', UNFINISHED],
  ['31.02.2027', NO_DAY],
  ['31022027', NO_DAY],
  ['15.01.0202', YEAR],
  ['15019999', YEAR],
  ['0202-01-15', YEAR],
])('what was written in place of a day is told apart: %s', (text, message) => {
  const { error } = isoDate.safeParse(text);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('dates and timestamps with impossible years are refused', () => {
  expect(isoDate.safeParse('2027-02-20').success).toBe(true);
  expect(isoDateTime.safeParse('2027-02-20T10:00:00Z').success).toBe(true);
  expect(isoDateTime.safeParse('9999-02-20T10:00:00Z').success).toBe(false);
});

test('an optional value that is not empty is validated by its schema', () => {
  const address = orEmpty(website);
  expect(address.parse('')).toBeNull();
  expect(address.parse(null)).toBeNull();
  expect(address.parse('www.exemplu.ro')).toBe('https://www.exemplu.ro/');
  expect(address.safeParse('javascript:alert(1)').error?.issues.map(({ message }) => message)).toEqual([
    'Scrieți adresa site-ului, de exemplu www.exemplu.ro.',
  ]);
});
