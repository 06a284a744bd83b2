import { type ApplicationQuery, applicationQuery } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { QUEUE_LABELS, strings } from './strings.ts';

const PATH = '/admin/applications';

export const applicationList = listFilters(PATH, bySchema(applicationQuery), {
  status: { label: common.status, options: { ...QUEUE_LABELS, ...APPLICATION_LABELS } },
  kind: { label: strings.kind, options: { all: strings.allKinds, ...KIND_LABELS } },
  county: { label: strings.county, options: { all: strings.allCounties, ...COUNTIES } },
});
const WAITING: readonly ApplicationQuery['status'][] = ['open', 'pending', 'needs_info'];

/** True for undecided applications, which the server lists oldest first; all others come newest first. */
export const isQueue = (status: ApplicationQuery['status']): boolean => WAITING.includes(status);
