/* Without zod, since the header of every page uses it. */

/** Kinds of results, in the order of the groups. */
export const SEARCH_KINDS = ['community', 'partner', 'solution', 'article'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const SEARCH_KIND_LABELS: Record<SearchKind, string> = {
  community: 'Comunități',
  partner: 'Parteneri',
  solution: 'Soluții',
  article: 'Articole',
};
/** Kinds of results for members only, in the order of the groups, before all others; the last four are for the association. */
export const OWN_KINDS = [
  ...(['request', 'project', 'offer', 'conversation', 'opportunity'] as const),
  ...(['sent-request', 'organisation', 'ticket', 'account'] as const),
] as const;
export type OwnKind = (typeof OWN_KINDS)[number];
export const OWN_KIND_LABELS: Record<OwnKind, string> = {
  request: 'Solicitările mele',
  project: 'Proiectele mele',
  offer: 'Oferte și răspunsuri',
  conversation: 'Mesaje',
  opportunity: 'Solicitări deschise',
  'sent-request': 'Solicitări',
  organisation: 'Organizații',
  ticket: 'Tichete',
  account: 'Persoane',
};
/** Plural forms. */
export const SEARCH_RESULTS = { one: 'rezultat', few: 'rezultate', other: 'rezultate' };

/** Longer text is truncated. */
export const SEARCH_MAX = 200;
/** Minimum number of letters and digits. */
export const SEARCH_MIN = 2;
/** Results per group on the page of all groups. */
export const SEARCH_GROUP_SIZE = 5;
/** Cap of a group's total; at the cap the total is a minimum. */
export const SEARCH_COUNTED = 1000;

/** Replaces control characters, some of which PostgreSQL refuses, by spaces. */
export const withoutControls = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/** Truncates without splitting a character. */
export const cutSearch = (text: string): string =>
  withoutControls(text).trim().slice(0, SEARCH_MAX).toWellFormed().trim();

/** True for a text with enough letters to search for. */
export const isSearchable = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SEARCH_MIN;
