import type { LegalAdminList, LegalAdminView, PublishLegal } from '@psp/contracts/legal';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { startLoading } from '@psp/remote/start-loading';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';

export const documentsQuery = queryOptions({
  queryKey: ['admin', 'legal', 'list'],
  queryFn: ({ signal }) => api.get<LegalAdminList>('/legal', { signal }),
});

export const documentQuery = (slug: string) =>
  queryOptions({
    queryKey: ['admin', 'legal', 'one', slug],
    queryFn: ({ signal }) => api.get<LegalAdminView>(`/legal/${encodeURIComponent(slug)}`, { signal }),
  });

export const loadDocuments = (args: LoaderFunctionArgs) => startLoading(args, documentsQuery);
export const loadDocument = (args: LoaderFunctionArgs) => startLoading(args, documentQuery(args.params.slug ?? ''));

const pathOf = (slug: string) => `/legal/${encodeURIComponent(slug)}`;
const CHANGED = [documentsQuery.queryKey, ['public', 'legal']] as const;

export const publishDraft = (slug: string, body: PublishLegal) =>
  api.post<LegalAdminView>(`${pathOf(slug)}/publish`, body);
export const discardDraft = (slug: string, version: number) =>
  api.post<LegalAdminView>(`${pathOf(slug)}/discard`, { version });

/** An act that answers with what a document is afterwards. */
export const useDocumentAct = (slug: string, options: ActOptions<string | void, LegalAdminView>) =>
  useAct({ ...options, view: documentQuery(slug), refreshes: CHANGED });

/** Saves and reads a document. Throws ApiError. */
export function useDocument(slug: string) {
  const client = useQueryClient();
  return {
    saveDraft: (body: { version: number | null; lead: string; body: string }) =>
      api.put<LegalAdminView>(pathOf(slug), body),
    /** Puts a document where the screens read it. */
    show: (document: LegalAdminView) => {
      client.setQueryData(documentQuery(slug).queryKey, document);
      for (const queryKey of CHANGED) void client.invalidateQueries({ queryKey });
    },
    /** What somebody else has saved meanwhile. */
    readAgain: () => client.fetchQuery({ ...documentQuery(slug), staleTime: 0 }),
  };
}
