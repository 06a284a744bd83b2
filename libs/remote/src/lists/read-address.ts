import { cutSearch } from '@psp/contracts/search-limits';

/*
 * What addresses ask for, read by hand: the contracts check the same with zod, which a page that is only read need not carry.
 * A part that makes no sense counts as left out.
 */

const LAST_PAGE = 10_000;
const UUID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/i;

/** The number of a page, from 1; the first where none is named. */
export function pageIn(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** The text that is searched for, '' for none; one that is too long is cut. */
export function textIn(search: URLSearchParams, name = 'q'): string {
  return cutSearch(search.get(name) ?? '');
}

/** One of several words; undefined where none of them is named. */
export function oneOfIn<T extends string>(options: readonly T[], search: URLSearchParams, name: string): T | undefined {
  const given = search.get(name);
  return options.find((option) => option === given);
}

/** One of the keys of a record; undefined where none of them is named. */
export function keyIn<T extends string>(record: Record<T, unknown>, search: URLSearchParams, name: string) {
  const given = search.get(name) ?? '';
  return isKey(record, given) ? given : undefined;
}

const isKey = <T extends string>(record: Record<T, unknown>, name: string): name is T => Object.hasOwn(record, name);

/** True for what can be the id of a row. */
export const isId = (text: string | null | undefined): text is string => UUID.test(text ?? '');
