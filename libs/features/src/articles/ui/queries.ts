import type { ArticleContent } from '@psp/contracts/articles';
import type { OwnArticleQuery, OwnArticleView } from '@psp/contracts/own-articles';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, readQuery } from '@psp/remote/queries';
import { queryOptions } from '@tanstack/react-query';
import type { ArticlesArea } from './area.ts';

export const articlesQuery = ({ kind, api }: ArticlesArea, query: OwnArticleQuery) =>
  listQuery(api, [kind, 'articles', 'list', query], 'GET /articles', { query });

export const articleQuery = ({ kind, api }: ArticlesArea, id: string) =>
  readQuery(api, [kind, 'articles', 'one', id], 'GET /articles/:id', { id });

export const categoriesQuery = ({ kind, api }: ArticlesArea) =>
  readQuery(api, [kind, 'articles', 'categories'], 'GET /article-categories');

export const previewQuery = ({ kind, api }: ArticlesArea, body: ArticleContent) =>
  queryOptions({
    queryKey: [kind, 'articles', 'preview', body],
    queryFn: ({ signal }) => api.call('POST /articles/preview', { body, signal }),
    staleTime: 0,
    gcTime: 0,
  });

const ADDRESSES = { submit: 'POST /articles/:id/submit', reopen: 'POST /articles/:id/reopen' } as const;

interface ArticleAct extends Pick<ActOptions<string | void, OwnArticleView>, 'done' | 'failed' | 'onDone'> {
  act: keyof typeof ADDRESSES;
}

/** Act on an own article that answers with its fresh view. */
export const useArticleAct = (area: ArticlesArea, article: OwnArticleView, { act, ...options }: ArticleAct) =>
  useAct({
    ...options,
    send: () => area.api.call(ADDRESSES[act], { id: article.id, body: { version: article.version } }),
    view: articleQuery(area, article.id),
    refreshes: [[area.kind, 'articles']],
    about: article.text.title,
  });
