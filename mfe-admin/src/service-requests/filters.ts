import { adminRequestQuery } from '@psp/contracts/dashboards';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import type { z } from 'zod';
import { messages } from './messages.ts';

export type RequestFilters = z.infer<typeof adminRequestQuery>;
export type FilterName = 'q' | 'status';

export const NO_FILTERS: RequestFilters = adminRequestQuery.parse({});

/** Reads the filters out of the address; a part that makes no sense is left out. */
export function readFilters(search: URLSearchParams): RequestFilters {
  const known: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(adminRequestQuery.shape)) {
    const given = search.get(name);
    const parsed = given === null ? null : one.safeParse(given);
    if (parsed?.success) known[name] = parsed.data;
  }
  return adminRequestQuery.parse(known);
}

/** Writes the filters as an address: '/admin/service-requests?q=apa&status=sent&page=2'. */
export function requestsAddress({ q, status, page }: RequestFilters): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/admin/service-requests?${text}` : '/admin/service-requests';
}

/** The filters with one changed ('' removes it), back on the first page. */
export function withFilter({ q, status }: RequestFilters, name: FilterName, value: string): RequestFilters {
  return readFilters(new URLSearchParams({ q, status: status ?? '', [name]: value }));
}

/** The filters that are on, as a person reads them. */
export function filterChips({ q, status }: RequestFilters): { key: FilterName; label: string }[] {
  const chips: { key: FilterName; label: string }[] = [];
  if (q) chips.push({ key: 'q', label: messages.searchChip(q) });
  if (status) chips.push({ key: 'status', label: REQUEST_STATUS[status].label });
  return chips;
}
