import { ARTICLE_STATUS, ARTICLE_STATUSES, type ArticleStatus, PENDING_FOR_PARTNER } from '@psp/contracts/articles';
import type { StatusLabel } from '@psp/contracts/common';
import type { OwnArticleQuery } from '@psp/contracts/own-articles';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import type { ArticlesArea } from './area.ts';

/** The filters of an area's list of articles. */
export const articleFilters = ({ path }: ArticlesArea) =>
  listFilters<OwnArticleQuery>(path, (search) => ({
    q: textIn(search),
    status: oneOfIn(ARTICLE_STATUSES, search, 'status') ?? 'all',
    page: pageIn(search),
  }));

/** How a state reads for its author: a partner's article that waits is "În Revizie". */
export const statusFor = ({ kind }: ArticlesArea, status: ArticleStatus): StatusLabel =>
  kind === 'firma' && status === 'pending'
    ? { ...ARTICLE_STATUS.pending, label: PENDING_FOR_PARTNER }
    : ARTICLE_STATUS[status];
