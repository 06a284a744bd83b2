import type { PublicLibraryQuery } from '@psp/contracts/library';
import { LIBRARY_ORDERS, LIBRARY_TYPES } from '@psp/contracts/library-names';
import type { publicLibraryOperations } from '@psp/contracts/library-operations';
import { category } from '@psp/features/knowledge/ui/with-categories';
import { editionIn } from '@psp/features/library/ui/area';
import { ORDER_LABELS, strings } from '@psp/features/library/ui/strings';
import { createApi } from '@psp/remote/api';
import { byParts, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const library = createApi<typeof publicLibraryOperations>('public');

/** Path of the list, and of a document without its id. */
export const RESOURCES = '/resurse';

export const resourceList = listFilters(
  RESOURCES,
  byParts<PublicLibraryQuery>({
    q: text,
    type: oneOf(keysOf(LIBRARY_TYPES)),
    category,
    show: oneOf(['all'], 'all'),
    order: oneOf(LIBRARY_ORDERS, 'newest'),
    page,
  }),
  {
    category: { label: strings.category, placeholder: strings.anyCategory, options: {} },
    order: { label: strings.order, options: ORDER_LABELS, isOrder: true },
  },
);

export const resourcesQuery = (query: PublicLibraryQuery) =>
  listQuery(library, ['public', 'library', 'list', query], 'GET /library', { query });

/** A document in its published version, or in the version `edition`. */
export const resourceQuery = (id: string, edition: number | undefined) =>
  readQuery(library, ['public', 'library', 'one', id, edition ?? null], 'GET /library/:id', { id, query: { edition } });

/** The summary of a document in its published version. */
export const summaryQuery = (id: string) =>
  readQuery(library, ['public', 'library', 'summary', id], 'GET /library/:id/summary', { id });

/** Reports a view of the document; the service decides whether it counts. */
export const reportView = (id: string) => library.call('POST /library/:id/views', { id, body: {} });

export const loadResources = listLoader(resourceList, resourcesQuery);
export const loadResource = (args: LoaderFunctionArgs) =>
  startLoading(args, resourceQuery(args.params['id'] ?? '', editionIn(new URL(args.request.url).searchParams)));
