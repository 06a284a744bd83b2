import type {
  CreateSavedFilter,
  FilteredListName,
  RenameSavedFilter,
  savedFilterOperations,
} from '@psp/contracts/saved-filters';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

/** Area and list of the saved filters. */
export interface Kept {
  area: 'uat' | 'firma';
  name: FilteredListName;
  /** True when the user can get alerts about new rows of a filter. */
  hasAlerts?: boolean;
}

const apiOf = ({ area }: Kept) => createApi<typeof savedFilterOperations>(area);

export const filtersQuery = (kept: Kept) =>
  readQuery(apiOf(kept), [kept.area, 'saved-filters', kept.name], 'GET /saved-filters', { query: { list: kept.name } });

export const saveFilter = (kept: Kept, body: CreateSavedFilter) => apiOf(kept).call('POST /saved-filters', { body });
export const renameFilter = (kept: Kept, id: string, body: RenameSavedFilter) =>
  apiOf(kept).call('POST /saved-filters/:id/rename', { id, body });
/** Marks the rows of a filter as seen up to `until`, when they were counted. The request survives leaving the page. */
export const lookAtFilter = (kept: Kept, id: string, until: string) =>
  apiOf(kept).call('POST /saved-filters/:id/look', { id, body: { until }, outlivesPage: true });
export const removeFilter = (kept: Kept, id: string, version: number) =>
  apiOf(kept).call('POST /saved-filters/:id/remove', { id, body: { version } });
