import type { CreateSavedFilter, FilteredListName, SavedFilters } from '@psp/contracts/saved-filters';
import type { Client } from '@psp/remote/client';
import { readQuery } from '@psp/remote/reads';

/** Whose filters, and of which list. */
export interface Kept {
  /** The client of the area's own service. */
  client: Client;
  area: 'uat' | 'firma';
  name: FilteredListName;
}

export const filtersQuery = ({ client, area, name }: Kept) =>
  readQuery<SavedFilters>(client, [area, 'saved-filters', name], '/saved-filters', { list: name });

export const saveFilter = ({ client }: Kept, body: CreateSavedFilter) =>
  client.post<SavedFilters>('/saved-filters', body);
export const renameFilter = ({ client }: Kept, id: string, body: { version: number; name: string }) =>
  client.post<SavedFilters>(`/saved-filters/${id}/rename`, body);
export const removeFilter = ({ client }: Kept, id: string, version: number) =>
  client.post<SavedFilters>(`/saved-filters/${id}/remove`, { version });
