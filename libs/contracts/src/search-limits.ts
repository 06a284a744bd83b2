/* Apart from the contract, so that the header of every page need not carry zod. */

/** What the search finds, in the order in which the groups stand. */
export const SEARCH_KINDS = ['community', 'partner', 'solution', 'article'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const SEARCH_KIND_LABELS: Record<SearchKind, string> = {
  community: 'Comunități',
  partner: 'Parteneri',
  solution: 'Soluții',
  article: 'Articole',
};
/** Forms of the word by count. */
export const SEARCH_RESULTS = { one: 'rezultat', few: 'rezultate', other: 'rezultate' };

/** A longer text is searched by its beginning: whoever pastes a page still gets an answer. */
export const SEARCH_MAX = 200;
/** Fewer letters and digits than this name nothing. */
export const SEARCH_MIN = 2;
/** Results of a group beside others. */
export const SEARCH_GROUP_SIZE = 5;
/** A group counts no further; a total of this much means "at least". */
export const SEARCH_COUNTED = 1000;

/** Control characters name nothing, and PostgreSQL refuses some: each part between them is a word of its own. */
export const withoutControls = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/** Cut without leaving half a character behind. */
export const cutSearch = (text: string): string =>
  withoutControls(text).trim().slice(0, SEARCH_MAX).toWellFormed().trim();

/** True for a text that is worth asking for. */
export const isSearchable = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SEARCH_MIN;
