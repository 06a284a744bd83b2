import {
  MODERATED_STATUSES,
  type moderatedSolutionOperations,
  type ModeratedSolutionQuery,
  moderatedSolutionQuery,
  type ModeratedSolutionView,
} from '@psp/contracts/moderated-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { domainOptions, optionsOf } from '@psp/remote/options';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { strings } from './strings.ts';

const PATH = '/admin/solutions';

const solutions = createApi<typeof moderatedSolutionOperations>('admin');

export const solutionFilters = listFilters<ModeratedSolutionQuery>(PATH, bySchema(moderatedSolutionQuery), [
  {
    name: 'status',
    label: strings.status,
    options: optionsOf({ all: strings.allStatuses, ...SOLUTION_STATUS }, ['all', ...MODERATED_STATUSES]),
  },
  { name: 'category', label: strings.domain, placeholder: strings.allDomains, options: domainOptions },
]);

/** The address of one solution; it keeps the filters of the list it was opened from, for the way back. */
export const solutionAddress = (id: string, filters: ModeratedSolutionQuery): string =>
  `${PATH}/${id}${solutionFilters.query(filters)}`;

export const solutionsQuery = (filters: ModeratedSolutionQuery) =>
  listQuery(solutions, ['admin', 'solutions', 'list', filters], 'GET /solutions', { query: filters });

export const solutionQuery = (id: string) =>
  readQuery(solutions, ['admin', 'solutions', 'one', id], 'GET /solutions/:id', { id });

export const loadSolutions = listLoader(solutionFilters, solutionsQuery);

export const loadSolution = recordLoader(solutionQuery);

const changeOf = ({ id, item }: ModeratedSolutionView) => ({
  view: solutionQuery(id),
  refreshes: [['admin', 'solutions', 'list']],
  about: item.title,
});

/** Takes a solution out of the marketplace, for a reason that its firm reads. */
export const useWithdrawal = (solution: ModeratedSolutionView) => {
  const { id, version } = solution;
  return useAct({
    ...changeOf(solution),
    send: (reason: string) => solutions.call('POST /solutions/:id/withdraw', { id, body: { version, reason } }),
    done: strings.withdrawn,
    failed: strings.withdrawFailed,
  });
};

/** Takes a withdrawal back. */
export const useRestoration = (solution: ModeratedSolutionView) => {
  const { id, version } = solution;
  return useAct({
    ...changeOf(solution),
    send: () => solutions.call('POST /solutions/:id/restore', { id, body: { version } }),
    done: strings.restored,
    failed: strings.restoreFailed,
  });
};
