import { type moderatedSolutionOperations, moderatedSolutionQuery } from '@psp/contracts/moderated-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { queueOf } from '../queue/queue.ts';
import { strings } from './strings.ts';

export const solutions = createApi<typeof moderatedSolutionOperations>('admin');

/** Prefixes of the query keys that a decision changes, besides the solution's. */
export const REFRESHED = [
  ['admin', 'solutions', 'list'],
  ['admin', 'moderation'],
  ['admin', 'navigation-counts'],
] as const;

export const solutionQueue = queueOf({
  list: listFilters('/admin/solutions', bySchema(moderatedSolutionQuery), {
    status: { label: strings.status, options: { all: strings.allStatuses, ...SOLUTION_STATUS } },
    category: { label: strings.domain, placeholder: strings.allDomains, options: DOMAINS },
  }),
  listQuery: (filters) =>
    listQuery(solutions, ['admin', 'solutions', 'list', filters], 'GET /solutions', { query: filters }),
  viewQuery: (id) => readQuery(solutions, ['admin', 'solutions', 'one', id], 'GET /solutions/:id', { id }),
});
