import type { ArticleCategories, articleCategoryOperations } from '@psp/contracts/article-categories';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const categoriesApi = createApi<typeof articleCategoryOperations>('admin');

export const categoriesQuery = readQuery(
  categoriesApi,
  ['admin', 'settings', 'article-categories'],
  'GET /settings/article-categories',
);

export const saveCategories = (version: number, value: ArticleCategories) =>
  categoriesApi.call('POST /settings/article-categories', { body: { version, value } });

export const restoreCategories = (body: { version: number; of: number }) =>
  categoriesApi.call('POST /settings/article-categories/restore', { body });
