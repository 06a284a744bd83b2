import type { ArticleQuery, BlogCategory } from '@psp/contracts/articles';
import { pageIn, textIn } from '../common/address.ts';
import { messages } from './messages.ts';

const SLUG = /^[a-z0-9-]{1,60}$/;

export const NO_FILTERS: ArticleQuery = { page: 1, q: '' };

/** Reads the filters out of the address; a part that makes no sense is left out, a search that is too long is cut. */
export function readFilters(search: URLSearchParams): ArticleQuery {
  const category = search.get('category') ?? '';
  return { page: pageIn(search), q: textIn(search), category: SLUG.test(category) ? category : undefined };
}

/** Writes the filters as an address: '/blog' or '/blog?q=apa&category=legislatie&page=2'. */
export function blogAddress({ q, category, page }: Partial<ArticleQuery>): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/blog?${text}` : '/blog';
}

/** The filters that are on, as a person reads them. */
export function filterChips(
  { q, category }: ArticleQuery,
  categories: readonly BlogCategory[],
): { key: 'q' | 'category'; label: string }[] {
  const name = categories.find(({ slug }) => slug === category)?.name ?? messages.unknownCategory;
  return [
    ...(q ? [{ key: 'q' as const, label: messages.searchChip(q) }] : []),
    ...(category ? [{ key: 'category' as const, label: name }] : []),
  ];
}
