import { type moderationOperations, moderationQuery } from '@psp/contracts/moderation';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { KIND_LABELS } from '../common/strings.ts';
import { queueOf } from '../queue/queue.ts';
import { LIST_LABELS, strings } from './strings.ts';

export const articles = createApi<typeof moderationOperations>('admin');

export const moderationQueue = queueOf(
  {
    list: listFilters('/admin/articles', bySchema(moderationQuery), {
      list: { label: strings.list, options: LIST_LABELS },
      kind: { label: strings.kind, options: { all: strings.allKinds, ...KIND_LABELS } },
    }),
    listQuery: (filters) =>
      listQuery(articles, ['admin', 'articles', 'list', filters], 'GET /articles', { query: filters }),
    viewQuery: (id) => readQuery(articles, ['admin', 'articles', 'one', id], 'GET /articles/:id', { id }),
  },
  '/admin/moderation',
);
