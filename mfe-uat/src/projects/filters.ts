import { PROJECT_STATUS, type ProjectStatus } from '@psp/contracts/projects';
import type { ProjectFilters } from './queries.ts';

const isStatus = (value: string): value is ProjectStatus => Object.hasOwn(PROJECT_STATUS, value);

/** Reads the list's filters from its address; what is not a filter is left out. */
export function readFilters(search: URLSearchParams): ProjectFilters {
  const page = Number(search.get('page') ?? 1);
  const status = search.get('status') ?? '';
  return { page: Number.isInteger(page) && page > 0 ? page : 1, status: isStatus(status) ? status : '' };
}

/** The address of the list with these filters. */
export function projectsHref({ page = 1, status = '' }: { page?: number; status?: string }): string {
  const search = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return `/uat/projects${search ? `?${search}` : ''}`;
}
