import type { ArticleQuery, BlogCategory } from '@psp/contracts/articles';
import { byParts, matching, page, text } from '@psp/remote/lists/by-parts';
import { type Chip, listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

export const articleList = listFilters(
  '/blog',
  byParts<ArticleQuery>({ q: text, category: matching(/^[a-z0-9-]{1,60}$/), page }),
);

/** Chip of the category filter, labelled from `categories`; empty until they are loaded. */
export function categoryChip({ category }: ArticleQuery, categories: readonly BlogCategory[] | undefined): Chip[] {
  if (category === undefined || !categories) return [];
  const known = categories.find(({ slug }) => slug === category);
  return [{ key: 'category', label: known?.name ?? strings.unknownCategory }];
}
