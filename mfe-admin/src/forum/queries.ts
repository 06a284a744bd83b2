import { type forumModerationOperations, waitingQuery } from '@psp/contracts/forum-moderation';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queueOf } from '../queue/queue.ts';
import { KIND_LABELS, strings } from './strings.ts';

export const forumApi = createApi<typeof forumModerationOperations>('admin');

export const postQueue = queueOf({
  list: listFilters('/admin/forum/posts', bySchema(waitingQuery), {
    kind: { label: strings.kind, options: { all: strings.allKinds, ...KIND_LABELS } },
  }),
  listQuery: (filters) =>
    listQuery(forumApi, ['admin', 'forum', 'posts', filters], 'GET /forum/posts', { query: filters }),
  viewQuery: (id) => readQuery(forumApi, ['admin', 'forum', 'post', id], 'GET /forum/posts/:id', { id }),
});

export const categoriesQuery = () => readQuery(forumApi, ['admin', 'forum', 'categories'], 'GET /forum/categories');
export const wordsQuery = () => readQuery(forumApi, ['admin', 'forum', 'words'], 'GET /forum/words');
export const previewQuery = (word: string) =>
  readQuery(forumApi, ['admin', 'forum', 'preview', word], 'GET /forum/words/preview', { query: { word } });

/** Loads the categories and the filter of words. */
export const loadForumSettings = async (args: LoaderFunctionArgs): Promise<null> => {
  await Promise.all([startLoading(args, categoriesQuery()), startLoading(args, wordsQuery())]);
  return null;
};

/** Keys of what a decision changes: the forum's lists and the counts of the navigation. */
export const REFRESHED = [
  ['admin', 'forum'],
  ['admin', 'navigation-counts'],
] as const;
