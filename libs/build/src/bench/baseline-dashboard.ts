import type { Run } from './baseline-request.ts';

/** Kinds of tasks of an authority, each with its query, in the order in which tasks with the same due date are listed. */
const TODOS = [
  ['openOffers', 'TO_OPEN'],
  ['decideOffers', 'TO_CHOOSE'],
  ['answerQuestions', 'TO_ANSWER'],
  ['acceptDelivery', 'TO_ACCEPT'],
  ['decideAmendment', 'TO_AGREE'],
  ['writeReview', 'TO_REVIEW'],
] as const;
const SHOWN = 12;

const timeOf = ({ dueAt }: Record<string, unknown>): number =>
  dueAt instanceof Date ? dueAt.getTime() : Number.POSITIVE_INFINITY;

/** Reads an authority's dashboard with ten small queries on pooled connections. */
export const dashboardJson = async (run: Run, account: string, organisation: string) => {
  const [todos, [figures], recentRequests, notifications, [unread]] = await Promise.all([
    Promise.all(TODOS.map(async ([kind, name]) => (await run(name, [organisation])).map((row) => ({ kind, ...row })))),
    run('DASHBOARD_FIGURES', [organisation]),
    run('RECENT_REQUESTS', [organisation]),
    run('NOTIFICATIONS', [account, organisation]),
    run('UNREAD', [account, organisation]),
  ]);
  return {
    todos: todos
      .flat()
      .sort((one, other) => timeOf(one) - timeOf(other) || 0)
      .slice(0, SHOWN),
    forEditors: [],
    figures,
    recentRequests,
    notifications,
    unread: unread?.unread,
  };
};
