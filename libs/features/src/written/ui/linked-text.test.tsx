import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { LinkedText, partsOf } from './linked-text.tsx';

afterEach(cleanup);

const linksIn = (text: string): string[] => partsOf(text).flatMap(({ text: words, href }) => (href ? [words] : []));

test('a link shows the whole address, opens in a new tab and sends no referrer', () => {
  const address = `https://sibiu.ro/achizitii/${'caiet-de-sarcini-'.repeat(8)}?an=2026&nr=5#anexa`;
  render(
    <p data-testid="body">
      <LinkedText text={`Vedeți ${address}.\nMulțumim!`} />
    </p>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(address);
  expect(link.textContent).toBe(`${address} (se deschide într-o filă nouă)`);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    'nofollow noopener noreferrer ugc',
  ]);
  expect(screen.getByTestId('body').textContent).toContain('.\nMulțumim!');
});

test.each([
  ['Site: https://a.ro, apoi http://b.ro/x; gata', ['https://a.ro', 'http://b.ro/x']],
  ['(vezi https://a.ro/x)', ['https://a.ro/x']],
  ['https://ro.wikipedia.org/wiki/Sibiu_(județ)', ['https://ro.wikipedia.org/wiki/Sibiu_(județ)']],
  ['„https://a.ro/x”', ['https://a.ro/x']],
  ['www.sibiu.ro!', ['www.sibiu.ro']],
])('%s is split into links without the surrounding punctuation', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  'javascript:alert(1)',
  'https://bun.ro@rau.ro/x',
  'http://',
  'data:text/html,x',
  '//evil.example',
  'ftp://x.ro',
  '<a href="x">x</a>',
])('%s is no link', (text) => {
  expect(linksIn(text)).toEqual([]);
});

test('an address without a scheme becomes an https link', () => {
  expect(partsOf('www.sibiu.ro/x')).toEqual([{ text: 'www.sibiu.ro/x', href: 'https://www.sibiu.ro/x' }]);
});
