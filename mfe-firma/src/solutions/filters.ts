import { ownSolutionQuery } from '@psp/contracts/own-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

export const solutionList = listFilters('/firma/solutions', bySchema(ownSolutionQuery), {
  status: { label: strings.status, options: { all: strings.allStatuses, ...SOLUTION_STATUS } },
});
