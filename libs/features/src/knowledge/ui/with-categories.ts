import { KNOWLEDGE_CATEGORIES } from '@psp/contracts/knowledge-categories';
import type { Offered } from '@psp/contracts/taxonomy-labels';
import type { ListFilters } from '@psp/remote/lists/list-filters';
import { type Part, matching } from '@psp/remote/lists/by-parts';
import { withOffered } from '@psp/remote/lists/with-offered';
import type { UseQueryResult } from '@tanstack/react-query';

interface Listed<Filters extends { page: number; category?: string | undefined }, List> {
  list: ListFilters<Filters>;
  filters: Filters;
  query: UseQueryResult<List>;
}

/* What the release before names by itself. */
const FIRST: readonly Offered[] = Object.entries(KNOWLEDGE_CATEGORIES).map(([slug, name]) => ({ slug, name }));

/** A category in the address of a list. */
export const category: Part<string | undefined> = matching(/^[a-z0-9-]{1,60}$/);

/** A list whose filter by category offers what its answer names. */
export const withCategories = <
  Filters extends { page: number; category?: string | undefined },
  List extends { categoryNames?: readonly Offered[] | undefined },
>(
  listed: Listed<Filters, List>,
): Listed<Filters, List> => {
  const { list, query } = listed;
  const offered = query.data && (query.data.categoryNames ?? FIRST);
  return { ...listed, list: withOffered(list, 'category', offered) };
};
