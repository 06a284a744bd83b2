import { expect, test } from '@jest/globals';
import { readingMinutes, textOf } from '@psp/domain/publishing/rich-text/text';
import { sanitise } from '@psp/domain/publishing/rich-text/sanitise';
import { htmlOf } from './article-html.ts';
import { ARTICLES } from './content/articles.ts';

test('sixty articles of authorities, firms and the association, over all categories that are on', () => {
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

test('each is a text worth reading, of 250 to 900 words, that stays as it is when sanitised', () => {
  for (const source of ARTICLES) {
    const html = htmlOf(source);
    const words = textOf(html).match(/\S+/g)?.length ?? 0;
    expect({ title: source.title, fits: words >= 250 && words <= 900 }).toEqual({ title: source.title, fits: true });
    expect(sanitise(html)).toBe(html);
    expect(readingMinutes(textOf(html))).toBeGreaterThan(1);
  }
});

test('no two have a title, a summary or a first paragraph in common, and none uses the cedilla', () => {
  for (const of of [
    ARTICLES.map(({ title }) => title),
    ARTICLES.map(({ summary }) => summary),
    ARTICLES.map(({ text }) => text.split('\n')[0]),
  ])
    expect(new Set(of).size).toBe(60);
  expect(ARTICLES.filter((source) => /[şţŞŢ]/.test(htmlOf(source) + source.title + source.summary))).toEqual([]);
});
