import type { articleCategoryOperations } from '@psp/contracts/article-categories';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const categoriesApi = createApi<typeof articleCategoryOperations>('admin');

export const categoriesQuery = readQuery(categoriesApi, ['admin', 'article-categories'], 'GET /article-categories');
