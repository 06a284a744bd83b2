import type { KnowledgeItem, knowledgeOperations, KnowledgeQuery } from '@psp/contracts/knowledge';
import { KNOWLEDGE_SHOWN, SOURCE_KINDS } from '@psp/contracts/knowledge-categories';
import type { Api } from '@psp/remote/api';
import { byParts, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { strings } from './strings.ts';
import { category } from './with-categories.ts';

/** Area in which knowledge is searched. */
export interface KnowledgeArea {
  kind: 'uat' | 'firma';
  api: Api<typeof knowledgeOperations>;
  /** Path of the page with the search. */
  path: string;
  /** Path of the forum's topics. */
  topicPath: string;
}

export const knowledgeFilters = ({ path }: Pick<KnowledgeArea, 'path'>) =>
  listFilters(
    path,
    byParts<KnowledgeQuery>({
      q: text,
      kind: oneOf(keysOf(SOURCE_KINDS)),
      category,
      show: oneOf(KNOWLEDGE_SHOWN, 'all'),
      page,
    }),
    {
      category: { label: strings.category, placeholder: strings.anyCategory, options: {} },
      show: { label: strings.show, options: strings.shown },
    },
  );

/** Whether the address asks for results. */
export const isAsked = ({ q, kind, category, show }: KnowledgeQuery): boolean =>
  Boolean(q || kind || category) || show !== 'all';

export const knowledgeQuery = ({ kind, api }: KnowledgeArea, query: KnowledgeQuery) => ({
  ...listQuery(api, [kind, 'knowledge', 'search', query], 'GET /knowledge', { query }),
  enabled: isAsked(query),
});

/** Loads the results that the address asks for, if any. */
export const knowledgeLoader =
  (area: KnowledgeArea) =>
  async (args: LoaderFunctionArgs): Promise<null> => {
    const filters = knowledgeFilters(area).read(new URL(args.request.url).searchParams);
    return isAsked(filters) ? startLoading(args, knowledgeQuery(area, filters)) : null;
  };

type Found = Pick<KnowledgeItem, 'kind' | 'id'> & { anchor?: string };

/** Address of a source, or of a passage in it. */
export const sourceHref = ({ kind: side, topicPath }: KnowledgeArea, { kind, id, anchor = '' }: Found): string => {
  const hash = anchor && `#${anchor}`;
  switch (kind) {
    case 'library':
      return `/${side}/resource/${id}${hash}`;
    case 'legislation':
      return `/${side}/legislation/${id}${hash}`;
    case 'article':
      return `/${side}/article/${id}${hash}`;
    case 'topic':
      return `${topicPath}/${id}${anchor && `?reply=${anchor}`}`;
    case 'question':
      return `/support${hash}`;
  }
};
