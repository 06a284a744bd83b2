import type { ActView, ReadArticle } from '@psp/contracts/legislation';
import { strings } from './strings.ts';

/** Whether the version with this number changed the article: its title or some of its paragraphs. */
export const isChangedIn = ({ titleBefore, paragraphs }: ReadArticle, version: number): boolean =>
  version > 1 && (titleBefore !== null || paragraphs.some(({ since }) => since === version));

/** Whether the shown version of an act changed something. */
export const hasChanges = ({ removed, articles, shown }: ActView): boolean =>
  removed.length > 0 || articles.some((article) => isChangedIn(article, shown));

/** Since when an article has its text, in words; '' where the day is not known. */
export const sinceOf = (article: ReadArticle, { versions, shown }: Pick<ActView, 'versions' | 'shown'>): string => {
  const dayOf = (version: number) => versions.find(({ number }) => number === version)?.from ?? null;
  const last = Math.max(...article.paragraphs.map(({ since }) => since));
  const day = dayOf(isChangedIn(article, shown) ? shown : last);
  if (day === null) return '';
  if (!isChangedIn(article, shown)) return last > 1 ? strings.inFormOf(day) : strings.inForceSince(day);
  const changed = article.paragraphs.filter(({ since }) => since === shown);
  const isNew = changed.length === article.paragraphs.length && changed.every(({ before }) => before === null);
  return isNew && article.titleBefore === null
    ? strings.inForceSince(day)
    : strings.changedOn(
        changed.map(({ number }) => number),
        day,
      );
};

/* Up to this many characters of changed paragraphs, differences are sought without a closer limit. */
const SHORT = 20_000;
const LONG_EDITS = 100;

/** Most differences of a paragraph that are marked word by word, so that a long act is compared in little time; undefined for no limit. */
export const editsLimit = ({ articles }: ActView): number | undefined => {
  const length = articles
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, { before, text }) => sum + (before === null ? 0 : before.length + text.length), 0);
  return length > SHORT ? LONG_EDITS : undefined;
};
