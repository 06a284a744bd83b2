import { expect, test } from '@jest/globals';
import { parseDay, formatDay } from './day.ts';

test.each([
  ['20.02.2027', '2027-02-20'],
  ['20022027', '2027-02-20'],
  ['5.6.2027', '2027-06-05'],
  ['05/06/2027', '2027-06-05'],
  [' 05 06 2027 ', '2027-06-05'],
  ['05. 06. 2027.', '2027-06-05'],
  ['29-02-2028', '2028-02-29'],
  ['2027-02-20', '2027-02-20'],
])('%j is the day %s', (text, iso) => expect(parseDay(text)).toBe(iso));

test.each([
  '',
  '20',
  '20.02.',
  '20.02.27',
  '2022027',
  '31.06.2027',
  '29.02.2027',
  '02/20/2027',
  '00.01.2027',
  '15.01.0202',
  '01.01.9999',
  'mâine',
])('%j is not a date', (text) => expect(parseDay(text)).toBeNull());

test('a date is formatted the Romanian way, and any other text is unchanged', () => {
  expect(formatDay('2027-02-20')).toBe('20.02.2027');
  expect(formatDay('31.06.2027')).toBe('31.06.2027');
  expect(formatDay('')).toBe('');
});
