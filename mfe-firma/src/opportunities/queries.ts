import type { PageOf } from '@psp/contracts/common';
import type { OpportunityItem, OpportunityQuery, OpportunityView } from '@psp/contracts/opportunities';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AREA, api } from '../common/api.ts';
import { useIntention } from '@psp/remote/use-intention';
import { useWrite } from '../common/use-write.ts';

export const opportunitiesQuery = (filters: OpportunityQuery) =>
  queryOptions({
    queryKey: [AREA, 'opportunities', filters],
    queryFn: ({ signal }) => api.get<PageOf<OpportunityItem>>('/opportunities', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const opportunityQuery = (id: string) =>
  queryOptions({
    queryKey: [AREA, 'opportunity', id],
    queryFn: ({ signal }) => api.get<OpportunityView>(`/opportunities/${id}`, { signal }),
  });

/** Sends a question; asking the same again after a lost answer makes no second one. */
export function useAskQuestion(id: string) {
  const intention = useIntention();
  return useWrite(opportunityQuery(id).queryKey, async (body: string) => {
    const view = await api.post<OpportunityView>(
      `/opportunities/${id}/questions`,
      { body },
      { idempotencyKey: intention.keyFor(body) },
    );
    intention.settle();
    return view;
  });
}

/** Tells, once the page is shown, that the firm has seen the request. A failure changes nothing for the reader. */
export function useCountView(id: string): void {
  useEffect(() => {
    api.post(`/opportunities/${id}/views`).catch(() => undefined);
  }, [id]);
}
