import type { MemberSolutionQuery } from '@psp/contracts/marketplace';
import type { marketplaceOperations } from '@psp/contracts/marketplace-operations';
import type { PartnerView, publicPartnerOperations } from '@psp/contracts/partners';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { isApiError } from '@psp/remote/api-error';
import { listQuery } from '@psp/remote/queries';
import { queryOptions } from '@tanstack/react-query';
import type { PartnerFilters } from './filters.ts';
import { strings } from './strings.ts';

const market = createApi<typeof marketplaceOperations>('uat');
const partners = createApi<typeof publicPartnerOperations>('public');
const MARKET = ['uat', 'marketplace'] as const;

export const partnersQuery = ({ compare: _, ...filters }: PartnerFilters) =>
  listQuery(market, [...MARKET, 'partners', filters], 'GET /marketplace/partners', { query: filters });

export const solutionsQuery = (filters: MemberSolutionQuery) =>
  listQuery(market, [...MARKET, 'solutions', filters], 'GET /marketplace/solutions', { query: filters });

const readPartner = (id: string, signal: AbortSignal): Promise<PartnerView | null> =>
  partners.call('GET /partners/:id', { id, signal }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });

/** Profiles of the compared firms in the order of `ids`. Firms that have left the portal are omitted. */
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
  useAct({
    send: (isFavourite: boolean) =>
      isFavourite
        ? market.call('POST /marketplace/partners/:id/favourite', { id })
        : market.call('POST /marketplace/partners/:id/unfavourite', { id }),
    failed: strings.favourFailed,
    refreshes: [MARKET],
  });

/** Adds a solution to the authority's favourites, or removes it. */
export const useFavouriteSolution = (id: string) =>
  useAct({
    send: (isFavourite: boolean) =>
      isFavourite
        ? market.call('POST /marketplace/solutions/:id/favourite', { id })
        : market.call('POST /marketplace/solutions/:id/unfavourite', { id }),
    failed: strings.favourFailed,
    refreshes: [MARKET],
  });
