import { IMPORT_OUTCOME_LABELS } from '@psp/contracts/organisation-import-names';
import {
  importRowQuery,
  type ImportRowQuery,
  organisationImportQuery,
  type OrganisationImportQuery,
  type organisationImportOperations,
} from '@psp/contracts/organisation-imports';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { importStrings as strings } from './strings.ts';

export const api = createApi<typeof organisationImportOperations>('admin');

export const importList = listFilters('/admin/users/import', bySchema(organisationImportQuery), {});
export const importAddress = (id: string): string => `${importList.address({})}/${id}`;

export const importsQuery = (query: OrganisationImportQuery) =>
  listQuery(api, ['admin', 'users', 'imports', query], 'GET /organisation-imports', { query });
export const importQuery = (id: string) =>
  readQuery(api, ['admin', 'users', 'import', id], 'GET /organisation-imports/:id', { id });

/** The rows of an import, in its page's address. */
export const rowList = (id: string) =>
  listFilters(importAddress(id), bySchema(importRowQuery), {
    outcome: {
      label: strings.outcome,
      options: {
        all: strings.allRows,
        new: IMPORT_OUTCOME_LABELS.new.label,
        known: IMPORT_OUTCOME_LABELS.known.label,
        invited: IMPORT_OUTCOME_LABELS.invited.label,
        twice: IMPORT_OUTCOME_LABELS.twice.label,
        wrong: IMPORT_OUTCOME_LABELS.wrong.label,
      },
    },
  });
export const rowsQuery = (id: string, query: ImportRowQuery) =>
  listQuery(api, ['admin', 'users', 'import-rows', id, query], 'GET /organisation-imports/:id/rows', { id, query });

export const loadImports = listLoader(importList, importsQuery);
export const loadImport = recordLoader(importQuery);
