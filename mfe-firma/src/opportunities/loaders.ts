import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { opportunityList } from './filters.ts';
import { opportunitiesQuery, opportunityQuery } from './queries.ts';

export const loadOpportunities = listLoader(opportunityList, opportunitiesQuery);
export const loadOpportunity = recordLoader(opportunityQuery);
