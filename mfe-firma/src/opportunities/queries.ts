import type { OpportunityQuery, OpportunityView } from '@psp/contracts/opportunities';
import type { opportunityOperations } from '@psp/contracts/opportunity-operations';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { useEffect } from 'react';
import { AREA } from '../common/area.ts';
import { detail, ignoring } from './strings.ts';

const api = createApi<typeof opportunityOperations>('firma');

export const opportunitiesQuery = (filters: OpportunityQuery) =>
  listQuery(api, [AREA, 'opportunities', filters], 'GET /opportunities', { query: filters });

export const opportunityQuery = (id: string) =>
  readQuery(api, [AREA, 'opportunity', id], 'GET /opportunities/:id', { id });

/** All versions of the request. The revision is in the key, so that a new version is loaded. */
export const versionsQuery = ({ id, revision }: OpportunityView) =>
  readQuery(api, [AREA, 'versions', id, revision], 'GET /opportunities/:id/versions', { id });

/** Download address of the deadline as a calendar file. */
export const deadlineFileHref = (id: string) => api.href('GET /opportunities/:id/deadline.ics', { id });

/** Download address of a file of the request. */
export const attachmentHref = (id: string, fileId: string) =>
  api.href('GET /opportunities/:id/attachments/:fileId', { id, fileId });

/** An act whose response is the updated view of the opportunity. */
export const useOpportunityAct = <Input = string | void>(
  id: string,
  options: ActOptions<Input, OpportunityView | null>,
) => useAct({ ...options, view: opportunityQuery(id), refreshes: [[AREA]] });

/** Sends a question. */
export const useAskQuestion = (id: string) =>
  useOpportunityAct(id, {
    send: (body: { body: string }) => api.call('POST /opportunities/:id/questions', { id, body }),
    done: detail.asked,
  });

type Then = Pick<ActOptions<void, OpportunityView>, 'onDone'>;

/** Ignores an opportunity for the firm. */
export const useIgnore = (id: string, { onDone }: Then) =>
  useAct<void, OpportunityView>({
    send: () => api.call('POST /opportunities/:id/ignore', { id }),
    view: opportunityQuery(id),
    refreshes: [[AREA]],
    failed: ignoring.notIgnored,
    onDone,
  });

/** Restores an ignored opportunity. */
export const useRestore = (id: string, { onDone }: Then) =>
  useAct<void, OpportunityView>({
    send: () => api.call('POST /opportunities/:id/restore', { id }),
    view: opportunityQuery(id),
    refreshes: [[AREA]],
    done: ignoring.restored,
    failed: ignoring.notRestored,
    onDone,
  });

/** Counts a view of the request once its page is shown. Failures are ignored. */
export function useCountView(id: string): void {
  useEffect(() => {
    api.call('POST /opportunities/:id/views', { id }).catch(() => undefined);
  }, [id]);
}
