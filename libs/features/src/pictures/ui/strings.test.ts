import { expect, test } from '@jest/globals';
import { strings } from './strings.ts';

test('running and failed uploads are counted', () => {
  expect(strings.sending(0, 1)).toBe('O imagine nu a putut fi încărcată.');
  expect(strings.sending(2, 3)).toBe('Se încarcă 2 imagini. 3 imagini nu au putut fi încărcate.');
  expect(strings.sending(0, 0)).toBe('');
});
