import type { ArticleContent } from '@psp/contracts/articles';
import type {
  ArticleCategories,
  ArticlePreview,
  OwnArticleList,
  OwnArticleQuery,
  OwnArticleView,
} from '@psp/contracts/own-articles';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
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

interface ArticleAct extends Pick<ActOptions<string | void, OwnArticleView>, 'done' | 'failed' | 'onDone'> {
  act: 'submit' | 'reopen';
}

/** An act on an own article that answers with its fresh view. */
export const useArticleAct = (area: ArticlesArea, article: OwnArticleView, { act, ...options }: ArticleAct) =>
  useAct({
    ...options,
    send: () => area.client.post<OwnArticleView>(`/articles/${article.id}/${act}`, { version: article.version }),
    view: articleQuery(area, article.id),
    refreshes: [[area.kind, 'articles']],
    about: article.text.title,
  });
