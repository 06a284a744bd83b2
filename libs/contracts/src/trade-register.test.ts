import { expect, test } from '@jest/globals';
import { normaliseTradeRegister, tradeRegisterProblem } from './trade-register.ts';

const problemOf = (text: string) => tradeRegisterProblem(normaliseTradeRegister(text));

test.each([
  'J40/1234/2020',
  'j 40 / 1234 / 2020',
  'F5/12/1999',
  'C52/1/2024',
  'J51/9/2003',
  'J2024038688005',
  'F2025000123129',
])('%s is accepted', (text) => {
  expect(problemOf(text)).toBeNull();
});

test.each([
  ['J41/1234/2020', /Codul județului/],
  ['J00/1234/2020', /Codul județului/],
  ['J40/1234/2025', /14 caractere/],
  ['J40/0/2020', /zero/],
  ['J40/1/1985', /1990/],
  ['J2024038688415', /Codul județului/],
  ['J2999038688005', /Anul/],
  ['X40/1234/2020', /arată ca/],
  ['1234', /arată ca/],
])('%s is refused with a sentence that says why', (text, sentence) => {
  expect(problemOf(text)).toMatch(sentence);
});
