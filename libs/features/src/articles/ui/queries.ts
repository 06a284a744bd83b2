import type { ArticleContent } from '@psp/contracts/articles';
import type {
  ArticleCategories,
  ArticlePreview,
  OwnArticleList,
  OwnArticleQuery,
  OwnArticleView,
} from '@psp/contracts/own-articles';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ArticlesArea } from './area.ts';

export const articlesQuery = ({ kind, client }: ArticlesArea, filters: OwnArticleQuery) =>
  queryOptions({
    queryKey: [kind, 'articles', 'list', filters],
    queryFn: ({ signal }) => client.get<OwnArticleList>('/articles', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const articleQuery = ({ kind, client }: ArticlesArea, id: string) =>
  queryOptions({
    queryKey: [kind, 'articles', 'one', id],
    queryFn: ({ signal }) => client.get<OwnArticleView>(`/articles/${encodeURIComponent(id)}`, { signal }),
  });

export const categoriesQuery = ({ kind, client }: ArticlesArea) =>
  queryOptions({
    queryKey: [kind, 'articles', 'categories'],
    queryFn: ({ signal }) => client.get<ArticleCategories>('/article-categories', { signal }),
  });

export const previewQuery = ({ kind, client }: ArticlesArea, content: ArticleContent) =>
  queryOptions({
    queryKey: [kind, 'articles', 'preview', content],
    queryFn: ({ signal }) => client.post<ArticlePreview>('/articles/preview', content, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
