import { ARTICLE_STATUS, ARTICLE_STATUSES, type ArticleStatus, PENDING_FOR_PARTNER } from '@psp/contracts/articles';
import type { StatusLabel } from '@psp/contracts/common';
import type { ownArticleOperations, OwnArticleQuery } from '@psp/contracts/own-articles';
import type { Api } from '@psp/remote/api';
import { byParts, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

/** Area whose own articles the pages show. */
export interface ArticlesArea {
  kind: 'uat' | 'firma';
  api: Api<typeof ownArticleOperations>;
  /** Path of the list; the other pages are below it. */
  path: string;
}

/** Path of an article's page. */
export const articleHref = ({ path }: ArticlesArea, id: string): string => `${path}/${id}`;
/** Path of an article's editor. */
export const editHref = ({ path }: ArticlesArea, id: string): string => `${path}/${id}/edit`;

/** Filters of an area's list of articles. */
export const articleFilters = (area: ArticlesArea) =>
  listFilters(
    area.path,
    byParts<OwnArticleQuery>({ q: text, status: oneOf(['all', ...ARTICLE_STATUSES], 'all'), page }),
    { status: { label: strings.status, options: { all: strings.allStatuses, ...statusesOf(area) } } },
  );

/* For a firma, a pending article is labelled "În Revizie". */
const statusesOf = ({ kind }: ArticlesArea): Record<ArticleStatus, StatusLabel> =>
  kind === 'firma'
    ? { ...ARTICLE_STATUS, pending: { ...ARTICLE_STATUS.pending, label: PENDING_FOR_PARTNER } }
    : ARTICLE_STATUS;

/** Label of an article's status, as its author sees it. */
export const statusFor = (area: ArticlesArea, status: ArticleStatus): StatusLabel => statusesOf(area)[status];
