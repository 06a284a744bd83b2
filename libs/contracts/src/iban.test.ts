import { expect, test } from '@jest/globals';
import { isIban, normaliseIban, showIban } from './iban.ts';

test.each([
  'RO49 AAAA 1B31 0075 9384 0000',
  ' ro49aaaa1b31-0075-9384-0000 ',
  '\u202aRO49\u00a0AAAA1B31007593840000\u202c',
])('%j is an account number', (text) => {
  expect(normaliseIban(text)).toBe('RO49AAAA1B31007593840000');
  expect(isIban(normaliseIban(text))).toBe(true);
});

test.each([
  ['another digit', 'RO49AAAA1B31007593840001'],
  ['two digits that changed places', 'RO49AAAA1B31007593480000'],
  ['a missing character', 'RO49AAAA1B3100759384000'],
  ['another country', 'DE89370400440532013000'],
  ['a letter in the check digits', 'ROA9AAAA1B31007593840000'],
  ['nothing', ''],
])('%s is none', (_, text) => {
  expect(isIban(text)).toBe(false);
});

test('it is shown in groups of four', () => {
  expect(showIban('RO49AAAA1B31007593840000')).toBe('RO49 AAAA 1B31 0075 9384 0000');
});
