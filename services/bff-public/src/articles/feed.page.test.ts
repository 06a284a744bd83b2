import { expect, test } from '@jest/globals';
import type { FeedArticle } from '@psp/domain/publishing/articles/queries';
import { feedOf } from './routes.ts';

const ORIGIN = 'https://portal.example';
const anEntry = (deciding: Partial<FeedArticle> = {}): FeedArticle => ({
  id: '0192d6f3-8d02-7000-9966-9eb831be2d05',
  title: 'Registrul agricol',
  excerpt: 'Pe scurt.',
  body: '<p>Text.</p>',
  author: 'Comuna Vale',
  category: 'Proiecte',
  publishedAt: '2026-03-05T10:00:00+00:00',
  ...deciding,
});
const parse = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const textOf = (document: Document, name: string): string | null | undefined =>
  document.querySelector('item')?.getElementsByTagName(name)[0]?.textContent;

test('the feed is RSS 2.0 that an XML parser reads, with whole addresses', () => {
  const document = parse(feedOf([anEntry({ body: '<p><a href="/parteneri">a</a></p>' })], ORIGIN));
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  expect(textOf(document, 'link')).toBe(`${ORIGIN}/blog/${anEntry().id}`);
  expect(textOf(document, 'pubDate')).toBe('Thu, 05 Mar 2026 10:00:00 GMT');
  expect(textOf(document, 'dc:creator')).toBe('Comuna Vale');
  expect(textOf(document, 'content:encoded')).toBe(`<p><a href="${ORIGIN}/parteneri">a</a></p>`);
  expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    `${ORIGIN}/api/public/articles/rss.xml`,
  );
});

test('whatever stands in a title or a name stays text', () => {
  const odd = `]]>&<script>alert(1)</script>"'\u0000\u0008\uD800`;
  const entry = anEntry({ title: odd, excerpt: odd, author: odd, category: odd });
  const document = parse(feedOf([entry], ORIGIN));
  const holder = globalThis.document.createElement('div');
  for (const name of ['title', 'description']) {
    holder.innerHTML = textOf(document, name) ?? '';
    expect(holder.querySelector('script')).toBeNull();
    expect(holder.textContent).toContain('<script>');
  }
  expect(document.querySelectorAll('item *').length).toBe(8);
});

test('without articles the feed is empty and valid', () => {
  expect(parse(feedOf([], ORIGIN)).querySelectorAll('item')).toHaveLength(0);
});
