import { PROJECT_STATUS, PROJECT_STATUSES } from '@psp/contracts/projects';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn } from '@psp/remote/lists/read-address';

export const projectList = listFilters('/firma/projects', (search) => ({
  status: oneOfIn(PROJECT_STATUSES, search, 'status'),
  page: pageIn(search),
}));
export type ProjectFilters = typeof projectList.none;

export const STATUS_OPTIONS = PROJECT_STATUSES.map((value) => ({ value, label: PROJECT_STATUS[value].label }));
