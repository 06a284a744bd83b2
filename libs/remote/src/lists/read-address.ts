import { cutSearch } from '@psp/contracts/search-limits';

/* Query parameters parsed without zod, which pages that only read need not load. Invalid values are ignored. */

const LAST_PAGE = 10_000;
const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;
const UUID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/i;

/** Page number from 1; 1 by default. */
export function pageIn(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Search text, truncated; '' for none. */
export function textIn(search: URLSearchParams): string {
  return cutSearch(search.get('q') ?? '');
}

/** A day (yyyy-mm-dd) of the calendar; undefined otherwise. */
export function dayIn(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  const isDay = DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return isDay ? day : undefined;
}

/** One of several values; undefined otherwise. */
export function oneOfIn<T extends string>(options: readonly T[], search: URLSearchParams, name: string): T | undefined {
  const given = search.get(name);
  return options.find((option) => option === given);
}

/** One of the keys of a record; undefined otherwise. */
export function keyIn<T extends string>(record: Record<T, unknown>, search: URLSearchParams, name: string) {
  const given = search.get(name) ?? '';
  return isKey(record, given) ? given : undefined;
}

const isKey = <T extends string>(record: Record<T, unknown>, name: string): name is T => Object.hasOwn(record, name);

/** True for a UUID. */
export const isId = (text: string | null | undefined): text is string => UUID.test(text ?? '');
