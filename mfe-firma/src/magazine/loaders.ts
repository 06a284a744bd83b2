import { listLoader } from '@psp/remote/start-loading';
import { magazineFilters, magazineIssuesQuery } from './queries.ts';

export const loadMagazine = listLoader(magazineFilters, magazineIssuesQuery);
