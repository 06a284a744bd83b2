import { z } from 'zod';
import { viewers } from './access.ts';
import { historyEntry, id, isoDate, isoDateTime, pageOf, paging, searchText } from './common.ts';
import { REQUEST_KINDS } from './consultations.ts';
import { attachmentViews } from './files.ts';
import { notificationView } from './notifications.ts';
import { OFFER_STATUSES } from './offers.ts';
import { operations, read } from './operations.ts';
import { projectListItem } from './project-list.ts';
import { requestListItem } from './service-request-list.ts';
import { REQUEST_STATUSES } from './service-requests.ts';

/** Kinds of to-dos by side, in order of priority when due together. */
export const TODO_KINDS = {
  uat: [
    'openOffers',
    'decideOffers',
    'answerQuestions',
    'acceptDelivery',
    'decideAmendment',
    'concludeConsultation',
    'answerGroup',
    'sendGroup',
    'confirmWork',
    'writeReview',
  ],
  firma: [
    'confirmOffer',
    'finishOffer',
    'confirmAnswer',
    'startProject',
    'continueProject',
    'decideAmendment',
    'writeReview',
  ],
} as const;
export type TodoSide = keyof typeof TODO_KINDS;
export type TodoKind<Side extends TodoSide = TodoSide> = (typeof TODO_KINDS)[Side][number];

export const todo = z.object({
  kind: z.enum([...TODO_KINDS.uat, ...TODO_KINDS.firma]),
  /** Id of the record, by `kind`. */
  id,
  number: z.string(),
  title: z.string(),
  other: z.string(),
  count: z.int(),
  dueAt: isoDateTime.nullable(),
});
export type Todo = z.infer<typeof todo>;

const todos = {
  /** The person's to-dos; empty for a viewer. */
  todos: z.array(todo),
  /** To-dos of the editors, shown to viewers; empty for others. */
  forEditors: z.array(todo),
};
const rating = { rating: z.number().nullable(), reviewCount: z.int() };

export const uatDashboard = z.object({
  ...todos,
  figures: z.object({ requests: z.int(), activeProjects: z.int(), completedProjects: z.int(), ...rating }),
  recentRequests: z.array(requestListItem),
  notifications: z.array(notificationView),
  unread: z.int(),
});
export type UatDashboard = z.infer<typeof uatDashboard>;

export const firmaDashboard = z.object({
  ...todos,
  figures: z.object({ matching: z.int(), openOffers: z.int(), activeProjects: z.int(), ...rating }),
  projects: z.array(projectListItem),
  /** Number of the firm's offers by status, without statuses that have none. */
  offers: z.array(z.object({ status: z.enum(OFFER_STATUSES), offers: z.int() })),
  /** Views of the firm's public profile and of its solutions in each of the last weeks; `week` is the Monday. */
  views: z.array(z.object({ week: isoDate, profile: z.int(), solutions: z.int() })),
  notifications: z.array(notificationView),
  unread: z.int(),
});
export type FirmaDashboard = z.infer<typeof firmaDashboard>;

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

export const auditTrail = z.object({
  request: adminRequestItem.extend({
    version: z.int(),
    attachments: attachmentViews,
    actions: z.array(z.enum(['cancel'])),
  }),
  entries: z.array(historyEntry.extend({ entity: z.string(), traceId: z.string().nullable() })),
});
export type AuditTrail = z.infer<typeof auditTrail>;

export const adminRequestQuery = z.strictObject({
  ...paging,
  q: searchText,
  outcome: z.enum(REQUEST_OUTCOMES).optional(),
  status: z.enum(REQUEST_STATUSES).optional(),
});
export const adminRequestList = pageOf(adminRequestItem);

export const navigationOperations = operations(['uat', 'firma', 'admin'], {
  counts: read('/navigation-counts', { access: viewers, view: navigationCounts }),
});
export const uatDashboardOperations = operations(['uat'], {
  dashboard: read('/dashboard', { access: viewers, view: uatDashboard }),
});
export const firmaDashboardOperations = operations(['firma'], {
  dashboard: read('/dashboard', { access: viewers, view: firmaDashboard }),
});
export const adminDashboardOperations = operations(['admin'], {
  dashboard: read('/dashboard', { access: viewers, view: adminDashboard }),
});
