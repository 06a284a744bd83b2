import type { PageOf } from '@psp/contracts/common';
import type { OfferContent, OfferListItem, OfferView } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { AREA, api } from '../common/api.ts';
import type { OfferFilters } from './filters.ts';
import { useIntention } from '@psp/remote/use-intention';
import { useWrite } from '../common/use-write.ts';
import { opportunityQuery } from '../opportunities/queries.ts';

export const offersQuery = (filters: OfferFilters) =>
  queryOptions({
    queryKey: [AREA, 'offers', filters],
    queryFn: ({ signal }) => api.get<PageOf<OfferListItem>>('/offers', { signal, search: { ...filters } }),
    placeholderData: keepPreviousData,
  });

/** Makes the draft of an offer. */
export const createOffer = (opportunityId: string, content: OfferContent, idempotencyKey: string) =>
  api.post<OpportunityView>(`/opportunities/${opportunityId}/offers`, { content }, { idempotencyKey });

/** Replaces the text of a draft, or of an offer that waits to be confirmed. */
export const saveOffer = (offerId: string, version: number, content: OfferContent) =>
  api.put<OpportunityView>(`/offers/${offerId}`, { version, content });

export const readOpportunity = (id: string) => api.get<OpportunityView>(`/opportunities/${id}`);

type Versioned = Pick<OfferView, 'id' | 'version'>;

/** Submits or reconfirms, withdraws, and throws away: each answers with the opportunity's fresh view. */
export function useOfferActions(opportunityId: string) {
  const key = opportunityQuery(opportunityId).queryKey;
  const intention = useIntention();
  const submit = useWrite(key, async ({ id, version }: Versioned) => {
    const idempotencyKey = intention.keyFor([id, version]);
    const view = await api.post<OpportunityView>(`/offers/${id}/submit`, { version }, { idempotencyKey });
    intention.settle();
    return view;
  });
  const withdraw = useWrite(key, ({ id, version }: Versioned) =>
    api.post<OpportunityView>(`/offers/${id}/withdraw`, { version }),
  );
  const discard = useWrite(key, ({ id, version }: Versioned) =>
    api.post<OpportunityView>(`/offers/${id}/discard`, { version }),
  );
  return { submit, withdraw, discard };
}
