import type { publicSolutionOperations } from '@psp/contracts/solutions';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

const solutions = createApi<typeof publicSolutionOperations>('public');

export const solutionQuery = (id: string) =>
  readQuery(solutions, ['public', 'solution', id], 'GET /solutions/:id', { id });

/** Reports a view of the solution; the service decides whether it counts. */
export const reportView = (id: string) => solutions.call('POST /solutions/:id/views', { id });

export const loadSolution = recordLoader(solutionQuery);
