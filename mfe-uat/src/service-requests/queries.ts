import type { alikeOperations } from '@psp/contracts/alike-requests';
import type { marketplaceOperations } from '@psp/contracts/marketplace-operations';
import type { textCheckOperations } from '@psp/contracts/request-text-check';
import type { RequestExportQuery, RequestListQuery } from '@psp/contracts/service-request-list';
import type {
  consultationOperations,
  receivedQuestionOperations,
  requestOperations,
} from '@psp/contracts/service-request-operations';
import type { RequestView } from '@psp/contracts/service-requests';
import type { startingTextOperations } from '@psp/contracts/starting-texts';
import type { suitedTemplateOperations } from '@psp/contracts/template-operations';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { PurchaseKind } from '@psp/contracts/thresholds';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import type { QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

/** Client of the routes of requests, consultations, questions and starting texts. */
export const requests = createApi<
  | typeof requestOperations
  | typeof alikeOperations
  | typeof consultationOperations
  | typeof receivedQuestionOperations
  | typeof startingTextOperations
  | typeof suitedTemplateOperations
  | typeof textCheckOperations
>('uat');
const partners = createApi<typeof marketplaceOperations>('uat');

const key = (id: string) => ['uat', 'service-requests', 'one', id] as const;

/** Download address of a file of a request. */
export const attachmentHref = (id: string, fileId: string) =>
  requests.href('GET /service-requests/:id/attachments/:fileId', { id, fileId });

export const requestsQuery = (filters: RequestListQuery) =>
  listQuery(requests, ['uat', 'service-requests', 'list', filters], 'GET /service-requests', { query: filters });

/** All versions of a sent request. The revision is in the key, so that a new version is loaded. */
export const versionsQuery = ({ id, revision }: RequestView) =>
  readQuery(requests, ['uat', 'versions', id, revision], 'GET /service-requests/:id/versions', { id });

/** Firms suggested for a request and not invited yet. */
export const suggestionsQuery = (id: string) =>
  readQuery(requests, ['uat', 'suggestions', id], 'GET /service-requests/:id/suggestions', { id });

/** Download address of the filtered list. */
export const exportHref = ({ page: _, ...shown }: RequestListQuery, format: RequestExportQuery['format']) =>
  requests.href('GET /service-requests/export', { query: { ...shown, format } });

export const requestQuery = (id: string) => readQuery(requests, key(id), 'GET /service-requests/:id', { id });

/** Starting texts for requests of a domain. */
export const startingTextsQuery = (category: DomainSlug) =>
  readQuery(requests, ['uat', 'starting-texts', category], 'GET /starting-texts', { query: { category } });

/** Templates of the library for requests of a domain. */
export const suitedTemplatesQuery = (category: DomainSlug) =>
  readQuery(requests, ['uat', 'library', 'suited', category], 'GET /suited-templates', { query: { category } });

interface Compared {
  category: DomainSlug;
  kind?: PurchaseKind | undefined;
  cpv?: string | undefined;
}

/** The direct-purchase threshold and the sum of similar requests, without the request `except`. */
export const purchaseLimitQuery = (compared: Compared, except: string | undefined) =>
  readQuery(requests, ['uat', 'purchase-limit', compared, except], 'GET /purchase-limit', {
    query: { ...compared, except },
  });

/** CPV codes suggested for the saved text of a request. */
export const suggestedCpvQuery = (id: string) =>
  readQuery(requests, ['uat', 'suggested-cpv', id], 'GET /service-requests/:id/cpv-codes', { id });

/** The similar requests that count towards the same threshold. */
export const alikeQuery = (id: string) =>
  readQuery(requests, ['uat', 'alike', id], 'GET /service-requests/:id/alike', { id });

/** The usual place of the authority's requests. */
export const ownPlaceQuery = () => readQuery(requests, ['uat', 'own-place'], 'GET /own-place');

/** Firms whose name contains `q`, at most 20. */
export const partnersQuery = (q: string) =>
  readQuery(partners, ['uat', 'partners', q], 'GET /partners', { query: { q } });

/** Caches the updated view of a request and invalidates all other queries of the area. */
export async function keepRequest(client: QueryClient, view: RequestView): Promise<void> {
  client.setQueryData(key(view.id), view);
  await client.invalidateQueries({ queryKey: ['uat'], predicate: (query) => query.queryKey[3] !== view.id });
}

/** Removes a discarded request from the cache and invalidates the queries of the area. */
export async function dropRequest(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: key(id) });
  await client.invalidateQueries({ queryKey: ['uat'] });
}

/** Copies a request into a new draft and opens it. */
export function useCopyRequest() {
  const navigate = useNavigate();
  return useAct({
    send: (id: string) => requests.call('POST /service-requests/:id/copy', { id }),
    refreshes: [['uat']],
    done: strings.dialogs.copied,
    failed: common.error,
    onDone: (made) => void navigate(`/uat/service-requests/${made.id}/edit`),
  });
}

/** An act whose response is the updated view of the request. */
export const useRequestAct = <Input = string | void>(id: string, options: ActOptions<Input, RequestView>) =>
  useAct({ ...options, view: requestQuery(id), refreshes: [['uat']] });
