import { type ApplicationQuery, applicationQuery } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { countyOptions, optionsOf } from '@psp/remote/options';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { QUEUE_LABELS, strings } from './strings.ts';

const PATH = '/admin/applications';

const SHOWN_FIRST = ['open', 'pending', 'needs_info', 'unconfirmed', 'approved', 'rejected', 'suspended', 'all'];

export const applicationList = listFilters<ApplicationQuery>(PATH, bySchema(applicationQuery), [
  { name: 'status', label: common.status, options: optionsOf({ ...QUEUE_LABELS, ...APPLICATION_LABELS }, SHOWN_FIRST) },
  {
    name: 'kind',
    label: strings.kind,
    options: optionsOf({ all: strings.allKinds, ...KIND_LABELS }, ['all', 'uat', 'firma']),
  },
  { name: 'county', label: strings.county, options: [{ value: 'all', label: strings.allCounties }, ...countyOptions] },
]);
/** The address of one application; it keeps the filters of the list it was opened from, for the way back and the next one. */
export const applicationAddress = (id: string, current: ApplicationQuery) =>
  `${PATH}/${id}${applicationList.query(current)}`;

const WAITING: readonly ApplicationQuery['status'][] = ['open', 'pending', 'needs_info'];

/** True for the queue of what is under way, which the server lists with the oldest first; all else comes newest first. */
export const isQueue = (status: ApplicationQuery['status']): boolean => WAITING.includes(status);
