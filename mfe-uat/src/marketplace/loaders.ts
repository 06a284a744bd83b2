import { listLoader } from '@psp/remote/start-loading';
import { partnerList, solutionList } from './filters.ts';
import { partnersQuery, solutionsQuery } from './queries.ts';

export const loadPartners = listLoader(partnerList, partnersQuery);
export const loadSolutions = listLoader(solutionList, solutionsQuery);
