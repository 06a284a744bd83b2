import { type MagazineQuery, magazineQuery } from '@psp/contracts/magazine';
import type { magazineOperations } from '@psp/contracts/magazine-operations';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { AREA } from '../common/area.ts';

export const api = createApi<typeof magazineOperations>('firma');

export const MAGAZINE_PATH = '/firma/network/revista';
export const magazineFilters = listFilters(MAGAZINE_PATH, bySchema(magazineQuery));

export const magazineIssuesQuery = (query: MagazineQuery) =>
  listQuery(api, [AREA, 'magazine', 'list', query], 'GET /magazine/issues', { query });

/** The newest issue and the number of issues. */
export const latestQuery = () => readQuery(api, [AREA, 'magazine', 'latest'], 'GET /magazine/latest');
