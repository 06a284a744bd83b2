import type { publicForumOperations } from '@psp/contracts/public-forum';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

const forum = createApi<typeof publicForumOperations>('public');

export const topicQuery = (id: string) => readQuery(forum, ['public', 'forum', id], 'GET /forum/:id', { id });

export const loadTopic = recordLoader(topicQuery);
