import { FIGURE_LIMIT } from '@psp/contracts/dashboards';
import type { Overview } from '@psp/contracts/overview';

export const NOTHING: Overview['waiting'] = { groups: [], items: [], overdue: 0, dueToday: 0 };

/** An overview in which a ticket past its limit and an application wait. */
export const anOverview = (more: Partial<Overview> = {}): Overview => ({
  readAt: '2026-11-20T10:00:00Z',
  waiting: {
    groups: [
      { kind: 'tickets', count: 2, since: '2026-11-18T09:00:00Z', dueAt: '2026-11-20T08:00:00Z' },
      { kind: 'applications', count: 1001, since: '2026-11-20T05:00:00Z', dueAt: null },
    ],
    items: [
      {
        ...{ kind: 'tickets', id: 'ticket', title: 'Nu pot trimite', organisation: 'Comuna Lunca' },
        ...{ since: '2026-11-18T09:00:00Z', dueAt: '2026-11-20T08:00:00Z' },
      },
      {
        ...{ kind: 'jobs', id: 'job', title: 'search-words', organisation: null },
        ...{ since: '2026-11-20T05:00:00Z', dueAt: null },
      },
      {
        ...{ kind: 'suspensions', id: 'firma', title: 'Ferma Albă', organisation: null },
        ...{ since: '2026-11-20T06:00:00Z', dueAt: '2026-11-27T06:00:00Z' },
      },
    ],
    overdue: 1,
    dueToday: 2,
  },
  figures: {
    organisations: { approved: 549, uat: 412, firma: 136 },
    accounts: { active: 1, newThisMonth: 0 },
    articles: { published: 3, pending: 5 },
    requests: { open: FIGURE_LIMIT + 1, sent: FIGURE_LIMIT + 1 },
  },
  acts: [
    {
      ...{
        id: 'act',
        at: '2026-11-20T09:31:00Z',
        action: 'organisation.suspend',
        about: 'Nord Cloud',
        who: 'Vlad Neagu',
      },
      outcome: 'refused',
    },
  ],
  ...more,
});
