import { expect, test } from '@jest/globals';
import { dayAfter, leiIn, yearFrom } from './packages.ts';

test.each([
  ['2026-12-01', '2027-11-30'],
  ['2026-01-01', '2026-12-31'],
  ['2027-03-01', '2028-02-29'],
  ['2028-02-29', '2029-02-28'],
  ['2028-03-01', '2029-02-28'],
])('a year from %s lasts until %s', (startsOn, endsOn) => expect(yearFrom(startsOn)).toBe(endsOn));

test.each([
  ['2027-02-28', '2027-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
  ['2026-10-25', '2026-10-26'],
])('the day after %s is %s', (day, next) => expect(dayAfter(day)).toBe(next));

test.each([
  ['1.200 lei pe an', 1200],
  ['1.250,50 lei/an, fără TVA', 1250.5],
  ['900 RON', 900],
  ['12.000 LEI', 12000],
  ['1 200 lei', 1200],
  ['1\u00a0200 lei', 1200],
  ['1\u202f200,50 lei', 1200.5],
  ['1.200.000 lei', 1_200_000],
  ['1200.50 lei', 1200.5],
  ['1200lei', 1200],
  ['Bronze - 500 lei', 500],
  ['1,200 lei', null],
  ['1.20.300 lei', null],
  ['1.000-2.000 lei', null],
  ['1.000 – 2.000 lei', null],
  ['între 1.000 și 2.000 lei', null],
  ['de la 1.000 la 2.000 lei', null],
  ['500 lei pe an, 12 leituri', 500],
  ['Preț la cerere', null],
  ['100 euro', null],
  ['1.000 lei sau 2.000 lei', null],
  ['0 lei', null],
  ['', null],
  [null, null],
])('%s states %s lei', (text, lei) => expect(leiIn(text)).toBe(lei));
