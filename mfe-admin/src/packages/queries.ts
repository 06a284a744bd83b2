import type { packageOperations } from '@psp/contracts/package-operations';
import { type PackageQuery, packageQuery as schema } from '@psp/contracts/packages';
import type { proformaPaymentOperations } from '@psp/contracts/proformas';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader } from '@psp/remote/start-loading';
import { CHANGED } from '../common/changed.ts';
import { PACKAGE_FILTER, SHOW_LABELS, strings } from './strings.ts';

export const PACKAGES_PATH = '/admin/packages';
export const api = createApi<typeof packageOperations | typeof proformaPaymentOperations>('admin');

export const packageFilters = listFilters(PACKAGES_PATH, bySchema(schema), {
  show: { label: strings.show, options: SHOW_LABELS },
  package: { label: strings.package, options: PACKAGE_FILTER },
});
export const packagesQuery = (query: PackageQuery) =>
  listQuery(api, ['admin', 'packages', 'list', query], 'GET /packages', { query });
export const packageQuery = (id: string) =>
  readQuery(api, ['admin', 'packages', 'view', id], 'GET /packages/:id', { id });

/** Download address of the filtered list. */
export const tableHref = ({ page: _, ...shown }: PackageQuery, format: 'csv' | 'xlsx') =>
  api.href('GET /packages/table', { query: { ...shown, format } });

/** What an act on the package of an organisation changes besides its card. */
export const changesOf = (id: string) => ({
  view: packageQuery(id),
  refreshes: [['admin', 'packages', 'list'], ...CHANGED],
});

export const loadPackages = listLoader(packageFilters, packagesQuery);
