import { z } from 'zod';
import { anyone, viewers } from './access.ts';
import { id, paging } from './common.ts';
import { operations, read } from './operations.ts';
import { OWN_KINDS, SEARCH_GROUPS, SEARCH_KINDS } from './search-groups.ts';
import { cutSearch, SEARCH_COUNTED, SEARCH_GROUP_SIZE } from './search-limits.ts';

const q = z.string().default('').transform(cutSearch);

export const suggestionQuery = z.strictObject({ q });
export type SuggestionQuery = z.infer<typeof suggestionQuery>;

/** Without a kind, the first results of all groups. */
export const searchQuery = z.strictObject({
  q,
  kind: z.enum(SEARCH_KINDS).optional(),
  ...paging,
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** `href` is a path of the portal. */
export const searchItem = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  href: z.string().startsWith('/'),
});
export type SearchItem = z.infer<typeof searchItem>;

const searched = {
  /** Word prefixes that were searched, without case and diacritics; empty when there are none. */
  terms: z.array(z.string()),
  /** Corrected search text; null when it was searched as typed. */
  corrected: z.string().nullable(),
};

/** Suggestions while typing; empty groups are omitted. */
export const suggestionView = z.object({
  ...searched,
  groups: z.array(z.object({ kind: z.enum(SEARCH_KINDS), items: z.array(searchItem).max(SEARCH_GROUP_SIZE) })),
});
export type SuggestionView = z.infer<typeof suggestionView>;

/** All groups with their totals; with a kind, a page of that group and only the totals of the others. */
export const searchView = z.object({
  ...searched,
  groups: z.array(
    z.object({ kind: z.enum(SEARCH_KINDS), total: z.int().max(SEARCH_COUNTED), items: z.array(searchItem) }),
  ),
});
export type SearchView = z.infer<typeof searchView>;

/**
 * Results for members only: the organisation's own rows, for a firm also open requests, for the association all that it manages. Empty
 * groups are omitted. Totals are absent in answers of the previous release.
 */
export const ownResults = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(OWN_KINDS),
      total: z.int().max(SEARCH_COUNTED).optional(),
      items: z.array(searchItem).max(SEARCH_GROUP_SIZE),
    }),
  ),
});
export type OwnResults = z.infer<typeof ownResults>;

export const ownSearchOperations = operations(['uat', 'firma', 'admin'], {
  search: read('/search', { access: viewers, query: suggestionQuery, view: ownResults }),
});

/** The search of visitors. */
export const publicSearchOperations = operations(['public'], {
  list: read('/search', {
    access: anyone,
    topics: Object.values(SEARCH_GROUPS).map(({ topic }) => topic),
    query: searchQuery,
    view: searchView,
  }),
  /** Not cached: partly typed words would evict answers that are requested again. */
  suggestions: read('/search/suggestions', { access: anyone, query: suggestionQuery, view: suggestionView }),
});
