import type { ModerationList, ModerationQuery, ModerationView } from '@psp/contracts/moderation';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { moderationFilters } from './filters.ts';

export const queueQuery = (filters: ModerationQuery) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'list', filters],
    queryFn: ({ signal }) => api.get<ModerationList>('/articles', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'articles', 'one', id],
    queryFn: ({ signal }) => api.get<ModerationView>(`/articles/${encodeURIComponent(id)}`, { signal }),
  });

export const loadQueue = (args: LoaderFunctionArgs) =>
  startLoading(args, queueQuery(moderationFilters.read(new URL(args.request.url).searchParams)));

export const loadArticle = (args: LoaderFunctionArgs) => startLoading(args, articleQuery(args.params.id ?? ''));
