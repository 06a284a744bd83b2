import type { PageOf } from '@psp/contracts/common';
import type { OpportunityItem, OpportunityQuery, OpportunityView } from '@psp/contracts/opportunities';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AREA, api } from '../common/api.ts';
import { detail } from './strings.ts';

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

/** An act that answers with the fresh view of an opportunity. */
export const useOpportunityAct = <Input = string | void>(
  id: string,
  options: ActOptions<Input, OpportunityView | null>,
) => useAct({ ...options, view: opportunityQuery(id), refreshes: [[AREA]] });

/** Sends a question. */
export const useAskQuestion = (id: string, onDone: () => void) =>
  useOpportunityAct(id, {
    send: (body: string) => api.post<OpportunityView>(`/opportunities/${id}/questions`, { body }),
    done: detail.asked,
    onDone,
  });

/** Tells, once the page is shown, that the firm has seen the request. A failure changes nothing for the reader. */
export function useCountView(id: string): void {
  useEffect(() => {
    api.post(`/opportunities/${id}/views`).catch(() => undefined);
  }, [id]);
}
