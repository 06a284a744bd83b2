import type { ArticleList, ArticleQuery, ArticleView } from '@psp/contracts/articles';
import { listQuery, readQuery } from '@psp/remote/reads';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { articleList } from './filters.ts';

export const articlesQuery = (filters: ArticleQuery) =>
  listQuery<ArticleList>(api, ['public', 'articles', filters], '/articles', filters);

export const articleQuery = (id: string) =>
  readQuery<ArticleView>(api, ['public', 'article', id], `/articles/${encodeURIComponent(id)}`);

/** Tells that a person has the article before them; whether it counts is for the service to know. */
export const reportView = (id: string): Promise<void> => api.post(`/articles/${encodeURIComponent(id)}/views`);

export const loadArticles = listLoader(articleList, articlesQuery);

export const loadArticle = recordLoader(articleQuery);
