import type { ModerationList, ModerationQuery, ModerationView } from '@psp/contracts/moderation';
import { listQuery, readQuery } from '@psp/remote/reads';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { moderationFilters } from './filters.ts';

export const queueQuery = (filters: ModerationQuery) =>
  listQuery<ModerationList>(api, ['admin', 'articles', 'list', filters], '/articles', filters);

export const articleQuery = (id: string) =>
  readQuery<ModerationView>(api, ['admin', 'articles', 'one', id], `/articles/${encodeURIComponent(id)}`);

export const loadQueue = listLoader(moderationFilters, queueQuery);

export const loadArticle = recordLoader(articleQuery);
