import { COMPARED_MAX } from '@psp/contracts/marketplace';
import { isId, type Part } from '@psp/remote/lists/by-parts';

const idsIn = (given: string | null): string[] =>
  [...new Set((given ?? '').split(',').filter(isId))].slice(0, COMPARED_MAX);

/** Ids of the firms that the address asks to compare, each once, at most four. */
export const comparedIn = (search: URLSearchParams): string[] => idsIn(search.get('compare'));

/** The same ids as a filter of a list, joined by commas. */
export const comparedPart: Part<string> = { read: (given) => idsIn(given).join() };

/** The same without one that is among them, or with one more. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, COMPARED_MAX);

/** Where a request is written that invites these firms. */
export const requestTo = (ids: readonly string[]): string =>
  `/uat/service-requests/new?${new URLSearchParams(ids.map((id) => ['partener', id]))}`;

/** The page that shows these firms side by side. */
export const compareHref = (ids: readonly string[]): string => `/uat/marketplace/compare?compare=${ids.join()}`;
