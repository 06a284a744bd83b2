import { type OwnSolutionQuery } from '@psp/contracts/own-solutions';
import { SOLUTION_STATUS, SOLUTION_STATUSES } from '@psp/contracts/solutions';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

const read = (search: URLSearchParams): OwnSolutionQuery => ({
  q: textIn(search),
  status: oneOfIn(SOLUTION_STATUSES, search, 'status') ?? 'all',
  page: pageIn(search),
});

export const solutionList = listFilters('/firma/solutions', read, [
  { name: 'status', label: strings.status, options: optionsOf({ all: strings.allStatuses, ...SOLUTION_STATUS }) },
]);
