import { type moderationOperations, type ModerationQuery, moderationQuery } from '@psp/contracts/moderation';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { optionsOf } from '@psp/remote/options';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { KIND_LABELS } from '../common/strings.ts';
import { LIST_LABELS, strings } from './strings.ts';

const PATH = '/admin/moderation';

export const articles = createApi<typeof moderationOperations>('admin');

export const moderationFilters = listFilters<ModerationQuery>(PATH, bySchema(moderationQuery), [
  { name: 'list', label: strings.list, options: optionsOf(LIST_LABELS) },
  { name: 'kind', label: strings.kind, options: optionsOf({ all: strings.allKinds, ...KIND_LABELS }) },
]);

/** The address of one article; it keeps the filters of the list it was opened from, for the way back and the next one. */
export const moderationAddress = (id: string, filters: ModerationQuery): string =>
  `${PATH}/${id}${moderationFilters.query(filters)}`;

export const queueQuery = (filters: ModerationQuery) =>
  listQuery(articles, ['admin', 'articles', 'list', filters], 'GET /articles', { query: filters });

export const articleQuery = (id: string) =>
  readQuery(articles, ['admin', 'articles', 'one', id], 'GET /articles/:id', { id });

export const loadQueue = listLoader(moderationFilters, queueQuery);

export const loadArticle = recordLoader(articleQuery);
