import { libraryImportQuery, type LibraryImportQuery } from '@psp/contracts/library-imports';
import type { libraryImportOperations } from '@psp/contracts/library-import-operations';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, polledQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';

export const api = createApi<typeof libraryImportOperations>('admin');

export const importList = listFilters('/admin/library/import', bySchema(libraryImportQuery), {});

/** Keys of what an act on an import changes. */
export const IMPORTS = ['admin', 'library-imports'] as const;

export const importsQuery = (query: LibraryImportQuery) =>
  listQuery(api, [...IMPORTS, 'list', query], 'GET /library-imports', { query });

/** Query of one import, repeated while its documents are made. */
export const importQuery = (id: string) =>
  polledQuery(api, [...IMPORTS, 'one', id], ({ status }) => status === 'running', 'GET /library-imports/:id', { id });

export const loadImports = listLoader(importList, importsQuery);
export const loadImport = recordLoader(importQuery);
