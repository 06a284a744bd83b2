import { editedLibraryQuery } from '@psp/contracts/library';
import { LIBRARY_STATUS, LIBRARY_TYPES } from '@psp/contracts/library-names';
import { libraryReportQuery, type LibraryReportQuery, REPORT_STATUS } from '@psp/contracts/library-opinions';
import type { libraryReportOperations, libraryEditingOperations } from '@psp/contracts/library-operations';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, polledQuery, readQuery } from '@psp/remote/queries';
import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { queueOf } from '../queue/queue.ts';
import { reports, strings } from './strings.ts';

export const api = createApi<typeof libraryEditingOperations | typeof libraryReportOperations>('admin');

/** Keys of what a change of a document changes. */
export const REFRESHED = [
  ['admin', 'library'],
  ['admin', 'navigation-counts'],
] as const;

export const libraryQueue = queueOf({
  list: listFilters('/admin/library', bySchema(editedLibraryQuery), {
    status: { label: strings.status, options: { all: strings.allStatuses, ...LIBRARY_STATUS } },
    type: { label: strings.type, placeholder: strings.allTypes, options: LIBRARY_TYPES },
    category: { label: strings.category, placeholder: strings.allCategories, options: {} },
  }),
  listQuery: (query) => listQuery(api, ['admin', 'library', 'list', query], 'GET /library', { query }),
  // Polled until the text of the files is read.
  viewQuery: (id) =>
    polledQuery(
      api,
      ['admin', 'library', 'one', id],
      ({ files }) => files.some(({ textState }) => textState === 'waiting'),
      'GET /library/:id',
      { id },
    ),
});

export const choicesQuery = () => readQuery(api, ['admin', 'library', 'choices'], 'GET /library-choices');

export const reportFilters = listFilters('/admin/library/semnalari', bySchema(libraryReportQuery), {
  status: { label: reports.status, options: { ...REPORT_STATUS, all: reports.all } },
});

export const reportsQuery = (query: LibraryReportQuery) =>
  listQuery(api, ['admin', 'library', 'reports', query], 'GET /library-reports', { query });

/** Loads the form of a new document, or of one that exists. */
export const loadForm: LoaderFunction = (args) => {
  const id = args.params['id'];
  return Promise.all([startLoading(args, choicesQuery()), id ? startLoading(args, libraryQueue.viewQuery(id)) : null]);
};

export const loadReports = listLoader(reportFilters, reportsQuery);
