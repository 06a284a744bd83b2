import type { hiddenPeopleOperations } from '@psp/contracts/people-operations';
import { createApi } from '@psp/remote/api';
import { byParts, page } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery } from '@psp/remote/queries';
import { listLoader } from '@psp/remote/start-loading';

/** Calls that hide listings and end that. */
export const decisions = createApi<typeof hiddenPeopleOperations>('admin');

export const hiddenFilters = listFilters('/admin/people/hidden', byParts<{ page: number }>({ page }));
export const hiddenQuery = (query: { page: number }) =>
  listQuery(decisions, ['admin', 'people', 'list', 'hidden', query], 'GET /people/hidden', { query });
export const loadHidden = listLoader(hiddenFilters, hiddenQuery);
