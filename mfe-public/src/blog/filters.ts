import type { ArticleQuery, BlogCategory } from '@psp/contracts/articles';
import { listFilters } from '@psp/remote/lists/list-filters';
import { pageIn, textIn } from '@psp/remote/lists/read-address';
import { strings } from './strings.ts';

const SLUG = /^[a-z0-9-]{1,60}$/;

export const articleList = listFilters<ArticleQuery>('/blog', (search) => {
  const category = search.get('category') ?? '';
  return { q: textIn(search), category: SLUG.test(category) ? category : undefined, page: pageIn(search) };
});

/** The filters that are on; a category is named as in `categories`. */
export const filterChips = (filters: ArticleQuery, categories: readonly BlogCategory[]) =>
  articleList.chips(filters, {
    category: (chosen) => categories.find(({ slug }) => slug === chosen)?.name ?? strings.unknownCategory,
  });
