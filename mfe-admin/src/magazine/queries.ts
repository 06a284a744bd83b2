import { editedMagazineQuery, MAGAZINE_STATUS } from '@psp/contracts/magazine';
import type { magazineEditingOperations } from '@psp/contracts/magazine-operations';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { queueOf } from '../queue/queue.ts';
import { strings } from './strings.ts';

export const api = createApi<typeof magazineEditingOperations>('admin');

/** The issues of the magazine, and one of them. */
export const magazineQueue = queueOf({
  list: listFilters('/admin/magazine', bySchema(editedMagazineQuery), {
    status: { label: strings.status, options: { all: strings.allStatuses, ...MAGAZINE_STATUS } },
  }),
  listQuery: (query) => listQuery(api, ['admin', 'magazine', 'list', query], 'GET /magazine/issues', { query }),
  viewQuery: (id) => readQuery(api, ['admin', 'magazine', 'one', id], 'GET /magazine/issues/:id', { id }),
});

/** Keys of what a change of an issue changes. */
export const REFRESHED = [['admin', 'magazine']] as const;
