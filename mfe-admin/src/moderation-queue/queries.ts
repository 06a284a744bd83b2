import type { DecidedEntity } from '@psp/contracts/decision-names';
import {
  type DecidedQuery,
  decidedQuery as decidedSchema,
  type FiguresQuery,
  type moderationQueueOperations,
  type QueueItem,
  type QueueQuery,
  queueQuery,
} from '@psp/contracts/decisions';
import { daysOf, NAMED_PERIODS } from '@psp/contracts/report-periods';
import { serverNow } from '@psp/auth/session/server-clock';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';

export const moderation = createApi<typeof moderationQueueOperations>('admin');

/** Path of the queue. */
export const QUEUE_PATH = '/admin/moderation';

/** Name of an item in the address: "articles_0198…". */
export const nameOf = ({ kind, id }: Pick<QueueItem, 'kind' | 'id'>): string => `${kind}_${id}`;

/** Filters of the queue in the address; the default ones where it says anything else. */
export const readFilters = (search: URLSearchParams): QueueQuery => {
  const given = Object.fromEntries(
    ['kind', 'after'].flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const parsed = queueQuery.safeParse(given);
  return parsed.success ? parsed.data : { kind: 'all' };
};

/** Address of the queue with filters and the chosen item. */
export const queueHref = ({ kind, after }: QueueQuery, item?: string): string => {
  const search = new URLSearchParams();
  if (kind !== 'all') search.set('kind', kind);
  if (after) search.set('after', after);
  if (item) search.set('item', item);
  const query = search.toString();
  return query ? `${QUEUE_PATH}?${query}` : QUEUE_PATH;
};

/** The first part of the keys of the queue, of decisions and of their figures. */
export const MODERATION_KEY = ['admin', 'moderation'] as const;

export const itemsQuery = (filters: QueueQuery) =>
  listQuery(moderation, [...MODERATION_KEY, 'queue', filters], 'GET /moderation/queue', { query: filters });
export const contestQuery = (id: string) =>
  readQuery(moderation, [...MODERATION_KEY, 'contest', id], 'GET /moderation/contests/:id', { id });

export const loadQueue: LoaderFunction = (args) =>
  startLoading(args, itemsQuery(readFilters(new URL(args.request.url).searchParams)));

/** Path of the list of what was decided. */
const DECIDED_PATH = '/admin/moderation/decise';

export const readDecided = (search: URLSearchParams): DecidedQuery => {
  const parsed = decidedSchema.safeParse(Object.fromEntries(search));
  return parsed.success ? parsed.data : { kind: 'all', outcome: 'all' };
};

/** Address of the list of what was decided. */
export const decidedHref = ({ kind, outcome, after }: DecidedQuery): string => {
  const search = new URLSearchParams();
  if (kind !== 'all') search.set('kind', kind);
  if (outcome !== 'all') search.set('outcome', outcome);
  if (after) search.set('after', after);
  return search.size > 0 ? `${DECIDED_PATH}?${search}` : DECIDED_PATH;
};

export const decidedQuery = (query: DecidedQuery) =>
  listQuery(moderation, [...MODERATION_KEY, 'decided', query], 'GET /moderation/decided', { query });
export const loadDecided: LoaderFunction = (args) =>
  startLoading(args, decidedQuery(readDecided(new URL(args.request.url).searchParams)));

/** Path of the figures of decisions. */
export const FIGURES_PATH = '/admin/moderation/cifre';

/** A named period of the figures, or all decisions. */
type Period = (typeof NAMED_PERIODS)[number] | 'all';
export const readPeriod = (search: URLSearchParams): Period => {
  const given = search.get('period');
  return given === 'all' ? given : (NAMED_PERIODS.find((name) => name === given) ?? '12');
};
export const daysIn = (period: Period, now: Date): FiguresQuery => (period === 'all' ? {} : daysOf(period, now));

export const figuresQuery = (query: FiguresQuery) =>
  readQuery(moderation, [...MODERATION_KEY, 'figures', query], 'GET /moderation/figures', { query });
export const figuresFileHref = (query: FiguresQuery): string =>
  moderation.href('GET /moderation/figures.csv', { query });
export const loadFigures: LoaderFunction = (args) =>
  startLoading(args, figuresQuery(daysIn(readPeriod(new URL(args.request.url).searchParams), serverNow())));

const PAGES: Record<DecidedEntity, string> = {
  article: '/admin/moderation',
  'article-revision': '/admin/moderation',
  solution: '/admin/solutions',
  'forum-post': '/admin/forum/posts',
  library: '/admin/library',
  training: '/admin/training',
  'conversation-report': '/admin/reported-conversations',
  'exchange-project': '/admin/exchange',
  'exchange-question': '/admin/exchange',
  review: '/admin/reviews',
};
interface Content {
  entity: DecidedEntity;
  pageId: string;
  recordId?: string | undefined;
}

/** Address of the association's page of decided content. A review has its own, apart from the project that shows it to members. */
export const contentHref = ({ entity, pageId, recordId = pageId }: Content): string =>
  `${PAGES[entity]}/${entity === 'review' ? recordId : pageId}`;
