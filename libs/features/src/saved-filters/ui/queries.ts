import type {
  CreateSavedFilter,
  FilteredListName,
  RenameSavedFilter,
  SavedFilters,
} from '@psp/contracts/saved-filters';
import type { Client } from '@psp/remote/client';
import { readQuery } from '@psp/remote/reads';

/** Whose filters, and of which list. */
export interface Kept {
  /** The client of the area's own service. */
  client: Client;
  area: 'uat' | 'firma';
  name: FilteredListName;
  /** Whether its owner can be told of what is new under a filter. */
  hasAlerts?: boolean;
}

export const filtersQuery = ({ client, area, name }: Kept) =>
  readQuery<SavedFilters>(client, [area, 'saved-filters', name], '/saved-filters', { list: name });

export const saveFilter = ({ client }: Kept, body: CreateSavedFilter) =>
  client.post<SavedFilters>('/saved-filters', body);
export const renameFilter = ({ client }: Kept, id: string, body: RenameSavedFilter) =>
  client.post<SavedFilters>(`/saved-filters/${id}/rename`, body);
/** Counts what fits a filter as seen, up to when it was counted; also for whoever leaves the list at once. */
export const lookAtFilter = ({ client }: Kept, id: string, until: string) =>
  client.post<SavedFilters>(`/saved-filters/${id}/look`, { until }, { outlivesPage: true });
export const removeFilter = ({ client }: Kept, id: string, version: number) =>
  client.post<SavedFilters>(`/saved-filters/${id}/remove`, { version });
