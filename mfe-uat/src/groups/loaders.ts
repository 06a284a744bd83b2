import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { groupFilters } from './filters.ts';
import { groupQuery, groupsQuery } from './queries.ts';

export const loadGroups = listLoader(groupFilters, groupsQuery);
export const loadGroup = recordLoader(groupQuery);
