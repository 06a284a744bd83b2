import { expect, test } from '@jest/globals';
import { doubtOf, parseNumber } from './number-text.ts';

test.each([
  ['15.000', 15000],
  ['15.000,5', 15000.5],
  ['15000', 15000],
  ['15 000', 15000],
  ['1.234.567,25', 1234567.25],
  ['15,5', 15.5],
  ['15.5', 15.5],
  ['1234.500', 1234.5],
  ['0.125', 0.125],
  ['0.250', 0.25],
  ['00.500', 0.5],
  ['-0.125', -0.125],
  ['.125', 0.125],
  ['015.000', 15],
  ['15,000', 15],
  ['-3', -3],
  ['', null],
  ['cinci', null],
  ['1,2,3', null],
  ['0.125.000', null],
  ['1.23.456', null],
])('"%s" is read as %s', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

test.each([
  ['15.000,00 lei', 15000],
  ['15.000,00\u00a0RON', 15000],
  ['RON 1,234.50', 1234.5],
  ['1,234,567', 1234567],
  ['15\u202f000,25', 15000.25],
  ['\u200e0,125\u200b', 0.125],
  ['\u22123', -3],
  ['15 EUR', null],
  ['2\t15,50', null],
  ['12\n13', null],
  ['1 5', null],
])('"%s" from a spreadsheet is read as %s lei', (text, expected) => {
  expect(parseNumber(text, 'lei')).toBe(expected);
});

test('a number that two people read differently is questioned', () => {
  expect(doubtOf('15,000', 'lei', false)).toEqual({ question: '15\u00a0lei, nu 15.000?', other: 15000 });
  expect(doubtOf('015.000', '', false)).toEqual({ question: '15, nu 15.000?', other: 15000 });
  expect(doubtOf('-1,250', '', true)).toEqual({ question: '-1,25, nu -1.250?', other: -1250 });
  expect(doubtOf('1.250', '', true)).toEqual({ question: '1.250, nu 1,25?', other: 1.25 });
});

test.each(['15.000', '0,125', '0.250', '15,5', '1.234,567', '15,00', 'cinci', ''])('"%s" is not questioned', (text) => {
  expect(doubtOf(text, 'lei', false)).toBeNull();
});
