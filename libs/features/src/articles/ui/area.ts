import { ARTICLE_STATUS, ARTICLE_STATUSES, type ArticleStatus, PENDING_FOR_PARTNER } from '@psp/contracts/articles';
import type { StatusLabel } from '@psp/contracts/common';
import type { ownArticleOperations, OwnArticleQuery } from '@psp/contracts/own-articles';
import type { Api } from '@psp/remote/api';
import { byParts, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

/** Whose articles the screens show. */
export interface ArticlesArea {
  kind: 'uat' | 'firma';
  api: Api<typeof ownArticleOperations>;
  /** Address of the list, below which the other pages lie. */
  path: string;
}

/** Address of one article, to be read. */
export const articleHref = ({ path }: ArticlesArea, id: string): string => `${path}/${id}`;
/** Address of the editor of one article. */
export const editHref = ({ path }: ArticlesArea, id: string): string => `${path}/${id}/edit`;

/** The filters of an area's list of articles. */
export const articleFilters = (area: ArticlesArea) =>
  listFilters(
    area.path,
    byParts<OwnArticleQuery>({ q: text, status: oneOf(['all', ...ARTICLE_STATUSES], 'all'), page }),
    { status: { label: strings.status, options: { all: strings.allStatuses, ...statusesOf(area) } } },
  );

/* A partner's article that waits is "În Revizie". */
const statusesOf = ({ kind }: ArticlesArea): Record<ArticleStatus, StatusLabel> =>
  kind === 'firma'
    ? { ...ARTICLE_STATUS, pending: { ...ARTICLE_STATUS.pending, label: PENDING_FOR_PARTNER } }
    : ARTICLE_STATUS;

/** How a state reads for its author. */
export const statusFor = (area: ArticlesArea, status: ArticleStatus): StatusLabel => statusesOf(area)[status];
