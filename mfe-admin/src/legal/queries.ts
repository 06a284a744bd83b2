import type { LegalAdminList, LegalAdminView, PublishLegal } from '@psp/contracts/legal';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/reads';
import { loaderOf, recordLoader } from '@psp/remote/start-loading';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../common/api.ts';

export const documentsQuery = readQuery<LegalAdminList>(api, ['admin', 'legal', 'list'], '/legal');

export const documentQuery = (slug: string) =>
  readQuery<LegalAdminView>(api, ['admin', 'legal', 'one', slug], `/legal/${encodeURIComponent(slug)}`);

export const loadDocuments = loaderOf(documentsQuery);
export const loadDocument = recordLoader(documentQuery, 'slug');

const pathOf = (slug: string) => `/legal/${encodeURIComponent(slug)}`;
const CHANGED = [documentsQuery.queryKey, ['public', 'legal']] as const;

export const publishDraft = (slug: string, body: PublishLegal) =>
  api.post<LegalAdminView>(`${pathOf(slug)}/publish`, body);
export const discardDraft = (slug: string, version: number) =>
  api.post<LegalAdminView>(`${pathOf(slug)}/discard`, { version });

/** An act that answers with what a document is afterwards. */
export const useDocumentAct = <Input = string | void>(slug: string, options: ActOptions<Input, LegalAdminView>) =>
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
