import type { ArticleContent } from '@psp/contracts/articles';
import type {
  ArticleCategories,
  ArticlePreview,
  OwnArticleList,
  OwnArticleQuery,
  OwnArticleView,
} from '@psp/contracts/own-articles';
import { listQuery, readQuery } from '@psp/remote/reads';
import { queryOptions } from '@tanstack/react-query';
import type { ArticlesArea } from './area.ts';

export const articlesQuery = ({ kind, client }: ArticlesArea, filters: OwnArticleQuery) =>
  listQuery<OwnArticleList>(client, [kind, 'articles', 'list', filters], '/articles', filters);

export const articleQuery = ({ kind, client }: ArticlesArea, id: string) =>
  readQuery<OwnArticleView>(client, [kind, 'articles', 'one', id], `/articles/${encodeURIComponent(id)}`);

export const categoriesQuery = ({ kind, client }: ArticlesArea) =>
  readQuery<ArticleCategories>(client, [kind, 'articles', 'categories'], '/article-categories');

export const previewQuery = ({ kind, client }: ArticlesArea, content: ArticleContent) =>
  queryOptions({
    queryKey: [kind, 'articles', 'preview', content],
    queryFn: ({ signal }) => client.post<ArticlePreview>('/articles/preview', content, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
