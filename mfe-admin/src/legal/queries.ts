import type { LegalAdminView } from '@psp/contracts/legal';
import type { legalAdminOperations } from '@psp/contracts/legal-operations';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { loaderOf, recordLoader } from '@psp/remote/start-loading';
import { useQueryClient } from '@tanstack/react-query';

export const documents = createApi<typeof legalAdminOperations>('admin');

export const documentsQuery = readQuery(documents, ['admin', 'legal', 'list'], 'GET /legal');

export const documentQuery = (slug: string) =>
  readQuery(documents, ['admin', 'legal', 'one', slug], 'GET /legal/:slug', { slug });

export const loadDocuments = loaderOf(documentsQuery);
export const loadDocument = recordLoader(documentQuery, 'slug');

const CHANGED = [documentsQuery.queryKey, ['public', 'legal']] as const;

/** An act whose answer is the document. */
export const useDocumentAct = <Input = string | void>(slug: string, options: ActOptions<Input, LegalAdminView>) =>
  useAct({ ...options, view: documentQuery(slug), refreshes: CHANGED });

/** Saves and reads a document. Both throw ApiError. */
export function useDocument(slug: string) {
  const client = useQueryClient();
  return {
    saveDraft: (body: { version: number | null; lead: string; body: string }) =>
      documents.call('PUT /legal/:slug', { slug, body }),
    /** Puts a document into the cache. */
    show: (document: LegalAdminView) => {
      client.setQueryData(documentQuery(slug).queryKey, document);
      for (const queryKey of CHANGED) void client.invalidateQueries({ queryKey });
    },
    /** Reads the version that was saved meanwhile. */
    readAgain: () => client.fetchQuery({ ...documentQuery(slug), staleTime: 0 }),
  };
}
