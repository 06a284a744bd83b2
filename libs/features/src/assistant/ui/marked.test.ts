import { expect, test } from '@jest/globals';
import { markedParts } from './marked.ts';

const marked = (text: string, quotes: string[]) =>
  markedParts(text, quotes)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test('quotes are marked where they stand, once where they overlap', () => {
  expect(marked('unu doi trei patru', ['doi trei', 'trei patru'])).toBe('unu [doi trei][ patru]');
  expect(marked('unu doi', ['doi', 'nu este aici', ''])).toBe('unu [doi]');
  expect(marked('unu doi', ['unu doi', 'unu'])).toBe('[unu doi]');
});
