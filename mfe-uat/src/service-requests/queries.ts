import type { PageOf } from '@psp/contracts/common';
import type { PartnerOption } from '@psp/contracts/partners';
import type { RequestContent, RequestListItem, RequestListQuery, RequestView } from '@psp/contracts/service-requests';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, readQuery } from '@psp/remote/reads';
import { type QueryClient } from '@tanstack/react-query';
import { api } from '../common/api.ts';

const path = (id: string) => `/service-requests/${id}`;
const key = (id: string) => ['uat', 'service-requests', 'one', id] as const;

export const requestsQuery = (filters: RequestListQuery) =>
  listQuery<PageOf<RequestListItem>>(api, ['uat', 'service-requests', 'list', filters], '/service-requests', filters);

export const requestQuery = (id: string) => readQuery<RequestView>(api, key(id), path(id));

/** Firms whose name holds `q`, at most 20. */
export const partnersQuery = (q: string) =>
  readQuery<{ items: PartnerOption[] }>(api, ['uat', 'partners', q], '/partners', { q });

/** Puts a fresh view where its page reads it; everything else of the area is asked again when it is next shown. */
export async function keepRequest(client: QueryClient, view: RequestView): Promise<void> {
  client.setQueryData(key(view.id), view);
  await client.invalidateQueries({ queryKey: ['uat'], predicate: (query) => query.queryKey[3] !== view.id });
}

/** Forgets a request that is no more. */
export async function dropRequest(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: key(id) });
  await client.invalidateQueries({ queryKey: ['uat'] });
}

export const requests = {
  create: (content: RequestContent, idempotencyKey: string) =>
    api.post<RequestView>('/service-requests', { content }, { idempotencyKey }),
  read: (id: string) => api.get<RequestView>(path(id)),
  save: (id: string, version: number, content: RequestContent) => api.put<RequestView>(path(id), { version, content }),
  send: (id: string, version: number) => api.post<RequestView>(`${path(id)}/send`, { version }),
  discard: (id: string, version: number) => api.post(`${path(id)}/discard`, { version }),
  openOffers: (id: string, version: number) => api.post<RequestView>(`${path(id)}/open-offers`, { version }),
  cancel: (id: string, version: number, reason: string) =>
    api.post<RequestView>(`${path(id)}/cancel`, { version, reason }),
  copy: (id: string) => api.post<RequestView>(`${path(id)}/copy`),
  answer: (questionId: string, version: number, answer: string) =>
    api.post<RequestView>(`/questions/${questionId}/answer`, { version, answer }),
};

/** An act that answers with the fresh view of a request. */
export const useRequestAct = <Input = string | void>(id: string, options: ActOptions<Input, RequestView>) =>
  useAct({ ...options, view: requestQuery(id), refreshes: [['uat']] });
