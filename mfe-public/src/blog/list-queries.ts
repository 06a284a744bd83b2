import type { ArticleList, ArticleQuery } from '@psp/contracts/articles';
import { listQuery } from '@psp/remote/reads';
import { listLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { articleList } from './filters.ts';

export const articlesQuery = (filters: ArticleQuery) =>
  listQuery<ArticleList>(api, ['public', 'articles', filters], '/articles', filters);

export const loadArticles = listLoader(articleList, articlesQuery);
