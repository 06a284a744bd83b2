import { type ApplicationQuery, applicationQuery } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { KIND_LABELS } from '../common/strings.ts';
import { QUEUE_LABELS } from './strings.ts';

const PATH = '/admin/applications';

export const applicationList = listFilters(PATH, bySchema(applicationQuery));
/** The address of one application; it keeps the filters of the list it was opened from, for the way back and the next one. */
export const applicationAddress = (id: string, current: ApplicationQuery) =>
  `${PATH}/${id}${applicationList.query(current)}`;

export const statusLabel = (status: ApplicationQuery['status']): string =>
  status === 'open' || status === 'all' ? QUEUE_LABELS[status] : APPLICATION_LABELS[status].label;

export const filterChips = (filters: ApplicationQuery) =>
  applicationList.chips(filters, { status: statusLabel, kind: KIND_LABELS, county: COUNTIES });

const WAITING: readonly ApplicationQuery['status'][] = ['open', 'pending', 'needs_info'];

/** True for the queue of what is under way, which the server lists with the oldest first; all else comes newest first. */
export const isQueue = (status: ApplicationQuery['status']): boolean => WAITING.includes(status);
