import { ACT_STATUS, editedActQuery, type EditedActView } from '@psp/contracts/legislation';
import type { legislationEditingOperations } from '@psp/contracts/legislation-operations';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { useQueryClient } from '@tanstack/react-query';
import { queueOf } from '../queue/queue.ts';
import { strings } from './strings.ts';

export const api = createApi<typeof legislationEditingOperations>('admin');

/** The acts, and one of them. */
export const legislationQueue = queueOf({
  list: listFilters('/admin/legislation', bySchema(editedActQuery), {
    status: { label: strings.status, options: { all: strings.allStatuses, ...ACT_STATUS } },
  }),
  listQuery: (query) => listQuery(api, ['admin', 'legislation', 'list', query], 'GET /legislation', { query }),
  viewQuery: (id) => readQuery(api, ['admin', 'legislation', 'one', id], 'GET /legislation/:id', { id }),
});

/** The published text of an act, as on a day (yyyy-mm-dd), by default today. */
export const textQuery = (id: string, on: string | undefined) =>
  readQuery(api, ['admin', 'legislation', 'text', id, on ?? ''], 'GET /legislation/:id/text', { id, query: { on } });

/** Keys of what a change of an act changes. */
export const REFRESHED = [['admin', 'legislation']] as const;

/** Address of the page on which the text of an act is written. */
export const textPath = (id: string): string => `/admin/legislation/${id}/text`;

/** Saves and reads the text in preparation. Both throw ApiError. */
export function useDraft(id: string) {
  const client = useQueryClient();
  const { queryKey } = legislationQueue.viewQuery(id);
  return {
    save: (body: { version: number; text: string }) => api.call('PUT /legislation/:id/draft', { id, body }),
    /** Puts an act into the cache. */
    show: (act: EditedActView) => {
      client.setQueryData(queryKey, act);
      void client.invalidateQueries({ queryKey: ['admin', 'legislation', 'list'] });
    },
    /** Reads the version that was saved meanwhile. */
    readAgain: () => client.fetchQuery({ ...legislationQueue.viewQuery(id), staleTime: 0 }),
  };
}
