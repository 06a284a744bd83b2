import type { ArticleQuery, BlogCategory } from '@psp/contracts/articles';
import { type Chip, listFilters } from '@psp/remote/lists/list-filters';
import { pageIn, textIn } from '@psp/remote/lists/read-address';
import { strings } from './strings.ts';

const SLUG = /^[a-z0-9-]{1,60}$/;

export const articleList = listFilters<ArticleQuery>('/blog', (search) => {
  const category = search.get('category') ?? '';
  return { q: textIn(search), category: SLUG.test(category) ? category : undefined, page: pageIn(search) };
});

/** Chip of the category filter, labelled from `categories`; empty until they are loaded. */
export function categoryChip({ category }: ArticleQuery, categories: readonly BlogCategory[] | undefined): Chip[] {
  if (category === undefined || !categories) return [];
  const known = categories.find(({ slug }) => slug === category);
  return [{ key: 'category', label: known?.name ?? strings.unknownCategory }];
}
