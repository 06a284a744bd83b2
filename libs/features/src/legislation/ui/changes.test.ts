import { expect, test } from '@jest/globals';
import type { ActView, ReadArticle } from '@psp/contracts/legislation';
import { editsLimit, isChangedIn, sinceOf } from './changes.ts';

const edition = (number: number, from: string | null) => ({
  ...{ id: `${number}`, number, from, until: null, basis: '', note: '', publishedAt: '2026-11-14T10:00:00Z' },
});
const paragraph = (number: string, since: number, before: string | null = null) => ({
  ...{ number, anchor: `art-7-alin-${number}`, text: 'Text nou.', since, before },
});
const article = (paragraphs: ReadArticle['paragraphs'], titleBefore: string | null = null): ReadArticle => ({
  ...{ number: '7', title: 'Praguri', titleBefore, chapter: '', anchor: 'art-7', paragraphs },
});
const act = { shown: 3, versions: [edition(1, null), edition(2, '2018-06-04'), edition(3, '2022-09-10')] };
const since = (one: ReadArticle) => sinceOf(one, act);

test('an article tells since when it has its text', () => {
  expect(since(article([paragraph('1', 1)]))).toBe('');
  expect(since(article([paragraph('1', 1), paragraph('2', 2)]))).toBe('în forma din 4 iunie 2018');
  expect(since(article([paragraph('1', 3), paragraph('2', 3)]))).toBe('în vigoare din 10 septembrie 2022');
  expect(since(article([paragraph('1', 1), paragraph('5', 3, 'Vechi.')]))).toBe(
    'alin. (5) schimbat la 10 septembrie 2022',
  );
  expect(since(article([paragraph('4', 3, 'Vechi.'), paragraph('5', 3)]))).toBe(
    'alin. (4), (5) schimbate la 10 septembrie 2022',
  );
  expect(since(article([paragraph('', 3, 'Vechi.')]))).toBe('schimbat la 10 septembrie 2022');
  expect(since(article([paragraph('1', 1)], 'Prag'))).toBe('schimbat la 10 septembrie 2022');
});

test('a changed title changes the article, and the first version changes nothing', () => {
  expect(isChangedIn(article([paragraph('1', 1)], 'Prag'), 3)).toBe(true);
  expect(isChangedIn(article([paragraph('1', 1)]), 3)).toBe(false);
  expect(isChangedIn(article([paragraph('1', 1)]), 1)).toBe(false);
});

test('an act with long changes is compared with fewer differences', () => {
  const view = (before: string) => ({ articles: [article([paragraph('1', 3, before)])] }) as ActView;
  expect([editsLimit(view('a')), editsLimit(view('a'.repeat(20_000)))]).toEqual([undefined, 100]);
});
