import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { solutionList } from './filters.ts';
import { solutionQuery, solutionsQuery } from './queries.ts';

export const loadSolutions = listLoader(solutionList, solutionsQuery);
export const loadSolution = recordLoader(solutionQuery);
