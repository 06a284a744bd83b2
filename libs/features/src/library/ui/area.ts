import type { LibraryQuery } from '@psp/contracts/library';
import { LIBRARY_ORDERS, LIBRARY_SHOWN, LIBRARY_TYPES } from '@psp/contracts/library-names';
import type {
  libraryOpinionOperations,
  libraryOperations,
  libraryProposalOperations,
} from '@psp/contracts/library-operations';
import type { Crumb } from '@psp/design-system/page';
import type { Api } from '@psp/remote/api';
import { byParts, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, polledQuery, readQuery } from '@psp/remote/queries';
import type { ReactNode } from 'react';
import { category } from '../../knowledge/ui/with-categories.ts';
import { ORDER_LABELS, SHOW_LABELS, strings } from './strings.ts';

/** Area in which the library is read. */
export interface LibraryArea {
  kind: 'uat' | 'firma';
  api: Api<typeof libraryOperations | typeof libraryOpinionOperations | typeof libraryProposalOperations>;
  title: string;
  /** Paths of the list, and of a document without its id. */
  listPath: string;
  path: string;
  /** Path of the search in everything that the area's readers may read, where the list offers it. */
  searchPath?: string;
  /** Where the list belongs, before it in the trail. */
  trail: readonly Crumb[];
  /** Path of the list of acts, where the library leads to it. */
  legislationPath?: string;
  /** Path of the assistant, where the list leads to it. */
  assistantPath?: string;
  /** Renders the tabs above the list. */
  tabs?: () => ReactNode;
}

export const libraryFilters = ({ listPath }: Pick<LibraryArea, 'listPath'>) =>
  listFilters(
    listPath,
    byParts<LibraryQuery>({
      q: text,
      type: oneOf(keysOf(LIBRARY_TYPES)),
      category,
      show: oneOf(LIBRARY_SHOWN, 'all'),
      order: oneOf(LIBRARY_ORDERS, 'newest'),
      page,
    }),
    {
      category: { label: strings.category, placeholder: strings.anyCategory, options: {} },
      show: { label: strings.show, options: SHOW_LABELS },
      order: { label: strings.order, options: ORDER_LABELS, isOrder: true },
    },
  );

export const libraryQuery = ({ kind, api }: LibraryArea, query: LibraryQuery) =>
  listQuery(api, [kind, 'library', 'list', query], 'GET /library', { query });

/** A document in its published version, or in the version `edition`; polled until the text of its files is read. */
export const documentQuery = ({ kind, api }: LibraryArea, id: string, edition?: number) =>
  polledQuery(
    api,
    [kind, 'library', 'one', id, edition ?? null],
    ({ files }) => files.some(({ textState }) => textState === 'waiting'),
    'GET /library/:id',
    { id, query: { edition } },
  );

/** The summary of a document in its published version. */
export const summaryQuery = ({ kind, api }: LibraryArea, id: string) =>
  readQuery(api, [kind, 'library', 'summary', id], 'GET /library/:id/summary', { id });

/** What readers think of a document, and the reader's own favourite, review and reported errors. */
export const opinionsQuery = ({ kind, api }: LibraryArea, id: string) =>
  readQuery(api, [kind, 'library', 'opinions', id], 'GET /library/:id/opinions', { id });

/** Key of the lists and pages of documents, which show their ratings. */
export const libraryKey = ({ kind }: LibraryArea) => [kind, 'library'] as const;

/** Number of the version in the address of a page; undefined for the published one. */
export const editionIn = (search: URLSearchParams): number | undefined => {
  const given = search.get('versiune') ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : undefined;
};
