import { z } from 'zod';
import { viewers } from './access.ts';
import { TODOS } from './todos.ts';
import { id, isoDate, isoDateTime } from './common.ts';
import { notificationView } from './notifications.ts';
import { OFFER_STATUSES } from './offer-names.ts';
import { operations, read } from './operations.ts';
import { projectListItem } from './project-list.ts';
import { requestListItem } from './service-request-list.ts';

export type TodoSide = keyof typeof TODOS;
export type TodoKind<Side extends TodoSide = TodoSide> = { [One in Side]: keyof (typeof TODOS)[One] }[Side];

const kindsOf = <Side extends TodoSide>(side: Side) => Object.keys(TODOS[side]) as TodoKind<Side>[];

export const todo = z.object({
  kind: z.enum([...kindsOf('uat'), ...kindsOf('firma')]),
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
  /** The firm's offers by state, those it has. */
  offers: z.array(z.object({ status: z.enum(OFFER_STATUSES), offers: z.int() })),
  /** Views of its public profile and of the pages of its solutions in each of the last weeks, by their Mondays. */
  views: z.array(z.object({ week: isoDate, profile: z.int(), solutions: z.int() })),
  notifications: z.array(notificationView),
  unread: z.int(),
});
export type FirmaDashboard = z.infer<typeof firmaDashboard>;

export const uatDashboardOperations = operations(['uat'], {
  dashboard: read('/dashboard', { access: viewers, view: uatDashboard }),
});
export const firmaDashboardOperations = operations(['firma'], {
  dashboard: read('/dashboard', { access: viewers, view: firmaDashboard }),
});
