import type { AuthorityView } from '@psp/contracts/organisations';
import { normaliseCui } from '@psp/contracts/cui';
import type { CuiAnswer } from '@psp/contracts/registrations';
import { createClient } from '@psp/remote/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const identity = createClient('identity');

const REGISTRY_STALE_MS = 10 * 60_000;

/** Entries of the registry of authorities in a county, whose name or code is like the text. */
export const authoritiesQuery = (county: string, q: string) =>
  queryOptions({
    queryKey: ['identity', 'authorities', county, q],
    queryFn: ({ signal }) =>
      identity.get<{ items: AuthorityView[] }>('/authorities', { signal, search: { county, q } }),
    enabled: county !== '',
    staleTime: REGISTRY_STALE_MS,
    placeholderData: keepPreviousData,
  });

/** The organisation that is registered with a tax code already, if any. */
export const cuiOwnerQuery = (cui: string) =>
  queryOptions({
    queryKey: ['identity', 'organisations-by-cui', normaliseCui(cui)],
    queryFn: ({ signal }) =>
      identity.get<CuiAnswer>('/organisations-by-cui', { signal, search: { cui: normaliseCui(cui) } }),
  });
