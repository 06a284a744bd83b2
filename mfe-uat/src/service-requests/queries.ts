import type { AlikeRequests } from '@psp/contracts/alike-requests';
import type { PageOf } from '@psp/contracts/common';
import type { RequestKind } from '@psp/contracts/consultations';
import type { CpvList } from '@psp/contracts/cpv';
import type { PartnerOption } from '@psp/contracts/partners';
import type { Weights } from '@psp/contracts/scores';
import type { RequestExportQuery, RequestListItem, RequestListQuery } from '@psp/contracts/service-request-list';
import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import type { OwnPlace, StartingText } from '@psp/contracts/starting-texts';
import type { SuggestedPartners } from '@psp/contracts/suggested-partners';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { PurchaseKind, PurchaseLimit } from '@psp/contracts/thresholds';
import type { Versions } from '@psp/features/service-requests/ui/versions-card';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { searchString } from '@psp/remote/client';
import { listQuery, readQuery } from '@psp/remote/reads';
import { type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../common/api.ts';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

const path = (id: string) => `/service-requests/${id}`;
const key = (id: string) => ['uat', 'service-requests', 'one', id] as const;

/** What a new request is, and the solution that its text began with. */
interface RequestOrigin {
  kind: RequestKind;
  solution: string | undefined;
}

/** Where a file of a request is downloaded. */
export const attachmentHref = (id: string, fileId: string) => `/api/uat${path(id)}/attachments/${fileId}`;

export const requestsQuery = (filters: RequestListQuery) =>
  listQuery<PageOf<RequestListItem>>(api, ['uat', 'service-requests', 'list', filters], '/service-requests', filters);

/** Every version of a sent request; read anew when there is another. */
export const versionsQuery = ({ id, revision }: RequestView) =>
  readQuery<Versions>(api, ['uat', 'versions', id, revision], `/service-requests/${id}/versions`);

/** Firms that suit a request and are not invited to it. */
export const suggestionsQuery = (id: string) =>
  readQuery<SuggestedPartners>(api, ['uat', 'suggestions', id], `/service-requests/${id}/suggestions`);

/** Where the rows of the list are downloaded as a file. */
export const exportHref = ({ page: _, ...shown }: RequestListQuery, format: RequestExportQuery['format']) =>
  `/api/uat/service-requests/export${searchString({ ...shown, format })}`;

export const requestQuery = (id: string) => readQuery<RequestView>(api, key(id), path(id));

/** Texts from which a request of a domain may begin. */
export const startingTextsQuery = (category: DomainSlug) =>
  readQuery<{ items: StartingText[] }>(api, ['uat', 'starting-texts', category], '/starting-texts', { category });

interface Compared {
  category: DomainSlug;
  kind?: PurchaseKind | undefined;
  cpv?: string | undefined;
}

/** What the budget of a request is compared with, without the request itself. */
export const purchaseLimitQuery = (compared: Compared, except: string | undefined) =>
  readQuery<PurchaseLimit>(api, ['uat', 'purchase-limit', compared, except], '/purchase-limit', {
    ...compared,
    except,
  });

/** Codes that suit the saved text of a request. */
export const suggestedCpvQuery = (id: string) =>
  readQuery<CpvList>(api, ['uat', 'suggested-cpv', id], `${path(id)}/cpv-codes`);

/** The requests that count with one for the threshold. */
export const alikeQuery = (id: string) => readQuery<AlikeRequests>(api, ['uat', 'alike', id], `${path(id)}/alike`);

/** Where the authority's own requests usually are. */
export const ownPlaceQuery = () => readQuery<OwnPlace>(api, ['uat', 'own-place'], '/own-place');

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
  create: (content: RequestContent, { kind, solution }: RequestOrigin, idempotencyKey: string) =>
    api.post<RequestView>(
      '/service-requests',
      { content, kind, ...(solution ? { solution } : {}) },
      { idempotencyKey },
    ),
  read: (id: string) => api.get<RequestView>(path(id)),
  /** `places`: of a sent request, how many unfilled places the sender was told of. */
  save: (id: string, version: number, content: RequestContent, places: number | undefined) =>
    api.put<RequestView>(path(id), { version, content, places }),
  /** `places`: how many unfilled places the sender was told of. */
  send: (id: string, version: number, places: number) => api.post<RequestView>(`${path(id)}/send`, { version, places }),
  discard: (id: string, version: number) => api.post(`${path(id)}/discard`, { version }),
  compare: (
    id: string,
    version: number,
    changed: ({ weights: Weights } | { marks: Record<string, number | null> }) & { reason?: string },
  ) => api.put<RequestView>(`${path(id)}/comparison`, { version, ...changed }),
  openOffers: (id: string, version: number) => api.post<RequestView>(`${path(id)}/open-offers`, { version }),
  cancel: (id: string, version: number, reason: string) =>
    api.post<RequestView>(`${path(id)}/cancel`, { version, reason }),
  invite: (id: string, partnerId: string) => api.post<RequestView>(`${path(id)}/invite`, { partnerId }),
  conclude: (id: string, version: number, conclusion: string) =>
    api.post<RequestView>(`${path(id)}/conclude`, { version, conclusion }),
  setApart: (id: string, other: string, reason: string) =>
    api.post<AlikeRequests>(`${path(id)}/alike/set-apart`, { other, reason }),
  putBack: (id: string, other: string) => api.post<AlikeRequests>(`${path(id)}/alike/put-back`, { other }),
  copy: (id: string) => api.post<RequestView>(`${path(id)}/copy`),
  answer: (questionId: string, version: number, answer: string) =>
    api.post<RequestView>(`/questions/${questionId}/answer`, { version, answer }),
};

/** Copies a request into a new draft, and goes there. */
export function useCopyRequest() {
  const navigate = useNavigate();
  return useAct({
    send: (id: string) => requests.copy(id),
    refreshes: [['uat']],
    done: strings.dialogs.copied,
    failed: common.error,
    onDone: (made) => void navigate(`/uat/service-requests/${made.id}/edit`),
  });
}

/** An act that answers with the fresh view of a request. */
export const useRequestAct = <Input = string | void>(id: string, options: ActOptions<Input, RequestView>) =>
  useAct({ ...options, view: requestQuery(id), refreshes: [['uat']] });
