import type { LegalAdminList, LegalAdminView, PublishLegal } from '@psp/contracts/legal';
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

/** Writes to a document. Each resolves to what the document is afterwards, which the screens then show. Throws ApiError. */
export function useDocument(slug: string) {
  const client = useQueryClient();
  const path = `/legal/${encodeURIComponent(slug)}`;
  const shown = (document: LegalAdminView) => {
    client.setQueryData(documentQuery(slug).queryKey, document);
    void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['public', 'legal'] });
    return document;
  };
  return {
    save: async (body: { version: number | null; lead: string; body: string }) =>
      shown(await api.put<LegalAdminView>(path, body)),
    discard: async (version: number) => shown(await api.post<LegalAdminView>(`${path}/discard`, { version })),
    publish: async (body: PublishLegal) => shown(await api.post<LegalAdminView>(`${path}/publish`, body)),
    /** What somebody else has saved meanwhile. */
    readAgain: () => client.fetchQuery({ ...documentQuery(slug), staleTime: 0 }),
  };
}
