import { expect, test } from '@jest/globals';
import { daysLabel, hoursLabel } from './report-words.ts';

test.each([
  [0, 'mai puțin de o jumătate de zi'],
  [0.3, 'o jumătate de zi'],
  [1, 'o zi'],
  [1.5, 'o zi și jumătate'],
  [3.2, '3 zile'],
  [3.5, '3 zile și jumătate'],
  [19.8, '20 de zile'],
  [20.5, '20 de zile și jumătate'],
])('%d days are told as %s', (days, told) => expect(daysLabel(days)).toBe(told));

test.each([
  [0.1, 'mai puțin de o jumătate de oră'],
  [1.4, 'o oră și jumătate'],
  [22, '22 de ore'],
  [47.9, '48 de ore'],
  [48, '2 zile'],
  [84, '3 zile și jumătate'],
])('%d hours are told as %s', (hours, told) => expect(hoursLabel(hours)).toBe(told));
