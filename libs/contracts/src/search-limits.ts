/* Without zod, since the header of every page uses it. */

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
