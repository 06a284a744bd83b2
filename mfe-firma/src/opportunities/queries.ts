import type { PageOf } from '@psp/contracts/common';
import type { OpportunityItem, OpportunityQuery, OpportunityView } from '@psp/contracts/opportunities';
import type { Versions } from '@psp/features/service-requests/ui/versions-card';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, readQuery } from '@psp/remote/reads';
import { useEffect } from 'react';
import { AREA, api } from '../common/api.ts';
import { detail, ignoring } from './strings.ts';

export const opportunitiesQuery = (filters: OpportunityQuery) =>
  listQuery<PageOf<OpportunityItem>>(api, [AREA, 'opportunities', filters], '/opportunities', filters);

export const opportunityQuery = (id: string) =>
  readQuery<OpportunityView>(api, [AREA, 'opportunity', id], `/opportunities/${id}`);

/** Every version of the request; read anew when there is another. */
export const versionsQuery = ({ id, revision }: OpportunityView) =>
  readQuery<Versions>(api, [AREA, 'versions', id, revision], `/opportunities/${id}/versions`);

/** Where the deadline is downloaded for a calendar. */
export const deadlineFileHref = (id: string) => `/api/firma/opportunities/${id}/deadline.ics`;

/** Where a file of the request is downloaded. */
export const attachmentHref = (id: string, fileId: string) => `/api/firma/opportunities/${id}/attachments/${fileId}`;

/** An act that answers with the fresh view of an opportunity. */
export const useOpportunityAct = <Input = string | void>(
  id: string,
  options: ActOptions<Input, OpportunityView | null>,
) => useAct({ ...options, view: opportunityQuery(id), refreshes: [[AREA]] });

/** Sends a question. */
export const useAskQuestion = (id: string) =>
  useOpportunityAct(id, {
    send: (question: { body: string }) => api.post<OpportunityView>(`/opportunities/${id}/questions`, question),
    done: detail.asked,
  });

type Then = Pick<ActOptions<void, OpportunityView>, 'onDone'>;

/** Ignores it for the firm. */
export const useIgnore = (id: string, { onDone }: Then) =>
  useAct<void, OpportunityView>({
    send: () => api.post<OpportunityView>(`/opportunities/${id}/ignore`, {}),
    view: opportunityQuery(id),
    refreshes: [[AREA]],
    failed: ignoring.notIgnored,
    onDone,
  });

/** Ignores it no more. */
export const useRestore = (id: string, { onDone }: Then) =>
  useAct<void, OpportunityView>({
    send: () => api.post<OpportunityView>(`/opportunities/${id}/restore`, {}),
    view: opportunityQuery(id),
    refreshes: [[AREA]],
    done: ignoring.restored,
    failed: ignoring.notRestored,
    onDone,
  });

/** Tells, once the page is shown, that the firm has seen the request. A failure changes nothing for the reader. */
export function useCountView(id: string): void {
  useEffect(() => {
    api.post(`/opportunities/${id}/views`).catch(() => undefined);
  }, [id]);
}
