import { COMPARED_MAX } from '@psp/contracts/marketplace';
import { isId, type Part } from '@psp/remote/lists/by-parts';

const parseIds = (given: string | null): string[] =>
  [...new Set((given ?? '').split(',').filter(isId))].slice(0, COMPARED_MAX);

/** Unique ids of the firms to compare from the query string, at most `COMPARED_MAX`. */
export const readComparedIds = (search: URLSearchParams): string[] => parseIds(search.get('compare'));

/** List filter that holds the same ids, joined by commas. */
export const comparedFilter: Part<string> = { read: (given) => parseIds(given).join() };

/** Removes `id` if it is in the list, otherwise adds it; returns at most `COMPARED_MAX` ids. */
export const toggleId = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, COMPARED_MAX);

/** Address of a new request that invites these firms. */
export const newRequestHref = (ids: readonly string[]): string =>
  `/uat/service-requests/new?${new URLSearchParams(ids.map((id) => ['partener', id]))}`;

/** Address of the page that compares these firms. */
export const compareHref = (ids: readonly string[]): string => `/uat/marketplace/compare?compare=${ids.join()}`;
