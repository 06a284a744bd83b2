import { expect, test } from '@jest/globals';
import { cleaned } from './cleaned.ts';
import { searchText } from './common.ts';
import { readCode } from './documents.ts';
import { secondFactor } from './second-factor.ts';
import { normaliseTradeRegister } from './trade-register.ts';

test('invisible characters are removed, special hyphens and spaces replaced', () => {
  expect(cleaned('\u200f SP\u20112026\u2013000157\u200b\ufeff')).toBe('SP-2026-000157');
  expect(cleaned('a\u00adb\u00a0c')).toBe('ab c');
});

test('pasted codes are accepted', () => {
  expect(normaliseTradeRegister('\u202aj40/1234\u200b/2020\u202c')).toBe('J40/1234/2020');
  expect(secondFactor.parse({ code: '\u200e123\u00a0456' })).toEqual({ code: '123456' });
  expect(readCode('7QKM\u20112XD9\u20110000\u20111111\u200b')).toBe('7QKM-2XD9-0000-1111');
  expect(searchText.parse('SP\u20112026\u2011000157')).toBe('SP-2026-000157');
});
