import type { MemberPartnerList, MemberSolutionList, MemberSolutionQuery } from '@psp/contracts/marketplace';
import type { PartnerView } from '@psp/contracts/partners';
import { useAct } from '@psp/remote/act/use-act';
import { isApiError } from '@psp/remote/api-error';
import { createClient } from '@psp/remote/client';
import { listQuery } from '@psp/remote/reads';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../common/api.ts';
import type { PartnerFilters } from './filters.ts';
import { strings } from './strings.ts';

const publicApi = createClient('public');
const MARKET = ['uat', 'marketplace'] as const;

export const partnersQuery = ({ compare: _, ...filters }: PartnerFilters) =>
  listQuery<MemberPartnerList>(api, [...MARKET, 'partners', filters], '/marketplace/partners', filters);

export const solutionsQuery = (filters: MemberSolutionQuery) =>
  listQuery<MemberSolutionList>(api, [...MARKET, 'solutions', filters], '/marketplace/solutions', filters);

const readPartner = (id: string, signal: AbortSignal): Promise<PartnerView | null> =>
  publicApi.get<PartnerView>(`/partners/${id}`, { signal }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });

/** The profiles of the firms that are compared, in this order; those that left the portal are missing. */
export const comparedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...MARKET, 'compared', ids] as const,
    queryFn: async ({ signal }) => {
      const partners = await Promise.all(ids.map((id) => readPartner(id, signal)));
      return partners.filter((partner) => partner !== null);
    },
  });

/** Adds a firm to the authority's favourites, or removes it. */
export const useFavourite = (id: string) =>
  useAct<boolean>({
    send: (isFavourite) => api.post(`/marketplace/partners/${id}/${isFavourite ? 'favourite' : 'unfavourite'}`, {}),
    failed: strings.favourFailed,
    refreshes: [MARKET],
  });

/** Adds a solution to the authority's favourites, or removes it. */
export const useFavouriteSolution = (id: string) =>
  useAct<boolean>({
    send: (isFavourite) => api.post(`/marketplace/solutions/${id}/${isFavourite ? 'favourite' : 'unfavourite'}`, {}),
    failed: strings.favourFailed,
    refreshes: [MARKET],
  });
