import type {
  CreateSavedFilter,
  FilteredListName,
  RenameSavedFilter,
  savedFilterOperations,
} from '@psp/contracts/saved-filters';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

/** Whose filters, and of which list. */
export interface Kept {
  area: 'uat' | 'firma';
  name: FilteredListName;
  /** Whether its owner can be told of what is new under a filter. */
  hasAlerts?: boolean;
}

const apiOf = ({ area }: Kept) => createApi<typeof savedFilterOperations>(area);

export const filtersQuery = (kept: Kept) =>
  readQuery(apiOf(kept), [kept.area, 'saved-filters', kept.name], 'GET /saved-filters', { query: { list: kept.name } });

export const saveFilter = (kept: Kept, body: CreateSavedFilter) => apiOf(kept).call('POST /saved-filters', { body });
export const renameFilter = (kept: Kept, id: string, body: RenameSavedFilter) =>
  apiOf(kept).call('POST /saved-filters/:id/rename', { id, body });
/** Counts what fits a filter as seen, up to when it was counted; also for whoever leaves the list at once. */
export const lookAtFilter = (kept: Kept, id: string, until: string) =>
  apiOf(kept).call('POST /saved-filters/:id/look', { id, body: { until }, outlivesPage: true });
export const removeFilter = (kept: Kept, id: string, version: number) =>
  apiOf(kept).call('POST /saved-filters/:id/remove', { id, body: { version } });
