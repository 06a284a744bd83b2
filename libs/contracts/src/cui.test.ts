import { expect, test } from '@jest/globals';
import { cuiProblem, normaliseCui } from './cui.ts';

test.each([
  ['RO 4221306', '4221306'],
  ['ro18547290', '18547290'],
  [' 18 547 290 ', '18547290'],
  ['\u202aRO\u00a04221306\u202c', '4221306'],
  ['\ufeff422\u200b1306', '4221306'],
])('%j is stored as %s', (text, stored) => {
  expect(normaliseCui(text)).toBe(stored);
});

test.each(['4221306', '18547290', '1590082'])('%s is a tax code', (cui) => {
  expect(cuiProblem(cui)).toBeNull();
});

test.each(['12345678', '4221307', '18547209'])('%s has a wrong control digit', (cui) => {
  expect(cuiProblem(cui)).toBe('control-digit');
});

test.each(['', '1', '0123456', '12345678901', '42213O6', '4221306 '])(
  '%j does not have the shape of a tax code',
  (cui) => {
    expect(cuiProblem(cui)).toBe('shape');
  },
);
