import {
  type ModeratedSolutionList,
  type ModeratedSolutionQuery,
  type ModeratedSolutionView,
  moderatedSolutionQuery,
} from '@psp/contracts/moderated-solutions';
import { MODERATED_STATUSES } from '@psp/contracts/moderated-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { domainOptions, optionsOf } from '@psp/remote/options';
import { listQuery, readQuery } from '@psp/remote/reads';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { strings } from './strings.ts';

const PATH = '/admin/solutions';

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
  listQuery<ModeratedSolutionList>(api, ['admin', 'solutions', 'list', filters], '/solutions', filters);

export const solutionQuery = (id: string) =>
  readQuery<ModeratedSolutionView>(api, ['admin', 'solutions', 'one', id], `/solutions/${encodeURIComponent(id)}`);

export const loadSolutions = listLoader(solutionFilters, solutionsQuery);

export const loadSolution = recordLoader(solutionQuery);

const changeOf = ({ id, item }: ModeratedSolutionView) => ({
  view: solutionQuery(id),
  refreshes: [['admin', 'solutions', 'list']],
  about: item.title,
});

/** Takes a solution out of the marketplace, for a reason that its firm reads. */
export const useWithdrawal = (solution: ModeratedSolutionView) =>
  useAct<string, ModeratedSolutionView>({
    ...changeOf(solution),
    send: (reason) =>
      api.post<ModeratedSolutionView>(`/solutions/${solution.id}/withdraw`, { version: solution.version, reason }),
    done: strings.withdrawn,
    failed: strings.withdrawFailed,
  } satisfies ActOptions<string, ModeratedSolutionView>);

/** Takes a withdrawal back. */
export const useRestoration = (solution: ModeratedSolutionView) =>
  useAct<void, ModeratedSolutionView>({
    ...changeOf(solution),
    send: () => api.post<ModeratedSolutionView>(`/solutions/${solution.id}/restore`, { version: solution.version }),
    done: strings.restored,
    failed: strings.restoreFailed,
  });
