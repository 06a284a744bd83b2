import type { ArticleList, ArticleQuery, ArticleView } from '@psp/contracts/articles';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { articleList } from './filters.ts';

export const articlesQuery = (filters: ArticleQuery) =>
  queryOptions({
    queryKey: ['public', 'articles', filters],
    queryFn: ({ signal }) => api.get<ArticleList>('/articles', { signal, search: { ...filters } }),
    placeholderData: keepPreviousData,
  });

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['public', 'article', id],
    queryFn: ({ signal }) => api.get<ArticleView>(`/articles/${encodeURIComponent(id)}`, { signal }),
  });

/** Tells that a person has the article before them; whether it counts is for the service to know. */
export const reportView = (id: string): Promise<void> => api.post(`/articles/${encodeURIComponent(id)}/views`);

export const loadArticles = (args: LoaderFunctionArgs) =>
  startLoading(args, articlesQuery(articleList.read(new URL(args.request.url).searchParams)));

export const loadArticle = (args: LoaderFunctionArgs) => startLoading(args, articleQuery(args.params.id ?? ''));
