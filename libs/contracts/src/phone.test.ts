import { expect, test } from '@jest/globals';
import { normalisePhone, showPhone } from './phone.ts';

test.each([
  ...['0722 123 456', '+40722123456', '0040 722-123-456', '0722.123.456', '(0722) 123456'],
  ...['+40 (0)722 123 456', '0722\u2011123\u2011456', '\u202a+40 722 123 456\u202c', '0722\u200b123456'],
])('%s is stored with its country', (text) => {
  expect(normalisePhone(text)).toBe('+40722123456');
});

test.each(['', '722123456', '0122123456', '07221234567', '+41722123456', 'zero'])(
  '%j is no Romanian number',
  (text) => {
    expect(normalisePhone(text)).toBeNull();
  },
);

test('a toll-free number is valid', () => {
  expect(normalisePhone('0800 800 123')).toBe('+40800800123');
  expect(showPhone('+40800800123')).toBe('0800 800 123');
});

test('a stored number is shown in groups of three', () => {
  expect(showPhone('+40269208800')).toBe('0269 208 800');
});
