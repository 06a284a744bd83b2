import { bulkActQuery, type BulkActQuery, type bulkActOperations } from '@psp/contracts/bulk-acts';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, polledQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';

export const bulkActs = createApi<typeof bulkActOperations>('admin');

export const bulkList = listFilters('/admin/users/actiuni', bySchema(bulkActQuery), {});
export const bulkAddress = (id: string) => `${bulkList.address({ page: 1 })}/${id}`;

export const bulkActsQuery = (query: BulkActQuery) =>
  listQuery(bulkActs, ['admin', 'users', 'bulk', query], 'GET /bulk-acts', { query });
/** Query of one act, repeated while it runs. */
export const bulkActQueryOf = (id: string) =>
  polledQuery(
    bulkActs,
    ['admin', 'users', 'bulk-act', id],
    ({ status }) => status === 'running',
    'GET /bulk-acts/:id',
    {
      id,
    },
  );

export const loadBulkActs = listLoader(bulkList, bulkActsQuery);
export const loadBulkAct = recordLoader(bulkActQueryOf);
