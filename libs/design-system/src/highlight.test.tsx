import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from '@jest/globals';
import { Highlight } from './highlight.tsx';

afterEach(cleanup);

const marks = (text: string, terms: string[]) => {
  const { container } = render(
    <p>
      <Highlight text={text} terms={terms} />
    </p>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
};

test('words that begin with a term are highlighted as a whole, ignoring case and diacritics, and the text is unchanged', () => {
  expect(marks('Primăria Șelimbăr, județul Sibiu', ['primar', 'selimbar'])).toEqual(['Primăria', 'Șelimbăr']);
  expect(marks('Orașe și orașul', ['oras', 'or'])).toEqual(['Orașe', 'orașul']);
});

test('terms inside words and missing terms highlight nothing, and markup is shown as text', () => {
  expect(marks('Supraorașe', ['oras'])).toEqual([]);
  expect(marks('<b>Oraș</b>', ['oras'])).toEqual(['Oraș']);
  expect(marks('', ['oras'])).toEqual([]);
});
