import { expect, test } from '@jest/globals';
import { readingMinutes, textOf } from '@psp/domain/operating/rich-text/text';
import { sanitise } from '@psp/domain/operating/rich-text/sanitise';
import { htmlOf } from './articles.ts';
import { ARTICLES } from './content/articles.ts';

test('there are sixty articles of authorities, firms and the association, in all active categories', () => {
  expect(ARTICLES).toHaveLength(60);
  const kinds = new Set(ARTICLES.map(({ category }) => category));
  expect([...kinds].filter((slug) => slug.startsWith('uat-'))).toHaveLength(6);
  expect([...kinds].filter((slug) => slug.startsWith('firma-'))).toHaveLength(9);
  expect([...kinds].filter((slug) => slug.startsWith('admin-')).sort()).toEqual([
    'admin-administrare',
    'admin-legislatie',
    'admin-tehnologie',
  ]);
});

test('articles read in 2 to 9 minutes, with every number of minutes in use, and sanitising does not change their HTML', () => {
  const minutes = ARTICLES.map((source) => {
    const html = htmlOf(source);
    expect({ title: source.title, html: sanitise(html) }).toEqual({ title: source.title, html });
    return readingMinutes(textOf(html));
  });
  expect([...new Set(minutes)].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the longest keeps its headings, lists and paragraphs when sanitised', () => {
  const htmls = ARTICLES.map((source) => sanitise(htmlOf(source)));
  const longest = htmls.reduce((one, other) => (other.length > one.length ? other : one));
  const count = (tag: string) => longest.split(`<${tag}>`).length - 1;
  expect(count('h2')).toBeGreaterThanOrEqual(15);
  expect(count('ul')).toBeGreaterThanOrEqual(3);
  expect(count('li')).toBeGreaterThan(count('ul'));
  expect(count('p')).toBeGreaterThanOrEqual(20);
  expect(longest).not.toMatch(/<p>(?:#|- |>)/);
});

test('no two articles share a title, a summary or a paragraph, and none uses the cedilla', () => {
  for (const of of [
    ARTICLES.map(({ title }) => title),
    ARTICLES.map(({ summary }) => summary),
    ARTICLES.map(({ text }) => text.split('\n')[0]),
  ])
    expect(new Set(of).size).toBe(60);
  const paragraphs = ARTICLES.flatMap(({ text }) => text.split('\n').filter((line) => !line.startsWith('## ')));
  expect(paragraphs.filter((line, index) => paragraphs.indexOf(line) !== index)).toEqual([]);
  expect(ARTICLES.filter((source) => /[şţŞŢ]/.test(htmlOf(source) + source.title + source.summary))).toEqual([]);
});
