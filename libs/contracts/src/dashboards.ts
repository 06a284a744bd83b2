import { z } from 'zod';
import { viewers } from './access.ts';
import { isoDateTime } from './common.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { operations, read } from './operations.ts';
import { projectListItem } from './project-list.ts';
import { requestListItem } from './service-request-list.ts';
import { REQUEST_STATUSES } from './service-requests.ts';

/** Counts beside navigation entries. */
export const navigationCounts = z.record(z.string(), z.int());
export type NavigationCounts = z.infer<typeof navigationCounts>;

export const adminRequestItem = requestListItem
  .pick({ id: true, number: true, title: true, category: true, status: true })
  .extend({
    kind: z.enum(REQUEST_KINDS),
    /** Number of received offers or answers; null while they are sealed. */
    offers: z.int().nullable(),
    uat: z.string(),
    sentAt: isoDateTime,
  });
export type AdminRequestItem = z.infer<typeof adminRequestItem>;

/** Outcomes of a request: opened offers, work under way, completed work, published reviews. */
export const REQUEST_OUTCOMES = ['offers', 'active', 'completed', 'reviews'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];
/** Outcomes that the network's report counts besides: offers opened, one accepted, and the steps after which nothing followed. */
export const REPORTED_OUTCOMES = ['opened', 'chosen', 'unoffered', 'unchosen', 'unfinished', 'unreviewed'] as const;
export type ListedOutcome = RequestOutcome | (typeof REPORTED_OUTCOMES)[number];

/** Limit of the association's counts; FIGURE_LIMIT + 1 stands for any larger number. */
export const FIGURE_LIMIT = 10_000;

/** Counts stop at FIGURE_LIMIT. */
export const adminDashboard = z.object({
  organisations: z.object({
    ...{ uat: z.int(), firma: z.int(), pending: z.int() },
    /** Number of firms whose badge awaits a decision. */
    badges: z.int(),
  }),
  requests: z.object({ total: z.int(), byStatus: z.record(z.enum(REQUEST_STATUSES), z.int()) }),
  /** Number of offers to requests that were opened or ended. */
  offers: z.int(),
  projects: z.object({ active: z.int(), completed: z.int() }),
  reviews: z.int(),
  /** Number of requests by outcome. */
  outcomes: z.record(z.enum(REQUEST_OUTCOMES), z.int()),
  /** Number of open tickets, which await the association, and of overdue ones. */
  tickets: z.object({ open: z.int(), overdue: z.int() }),
  /** Number of articles and revisions awaiting moderation. */
  articles: z.object({ pending: z.int() }),
  latestRequests: z.array(adminRequestItem),
  latestProjects: z.array(projectListItem),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

export const navigationOperations = operations(['uat', 'firma', 'admin'], {
  counts: read('/navigation-counts', { access: viewers, view: navigationCounts }),
});
export const adminDashboardOperations = operations(['admin'], {
  dashboard: read('/dashboard', { access: viewers, view: adminDashboard }),
});
