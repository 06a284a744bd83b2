import {
  type ClaimsQuery,
  CLAIM_KIND_LABELS,
  CLAIM_STATUS,
  CLAIM_STATUSES,
  claimsQuery,
} from '@psp/contracts/benefits';
import type { benefitHandlingOperations } from '@psp/contracts/benefits-operations';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { loaderOf } from '@psp/remote/start-loading';
import { queueOf } from '../queue/queue.ts';
import { strings } from './strings.ts';

export const api = createApi<typeof benefitHandlingOperations>('admin');

const labels = Object.fromEntries(CLAIM_STATUSES.map((status) => [status, CLAIM_STATUS[status].label])) as Record<
  (typeof CLAIM_STATUSES)[number],
  string
>;

export const claimQueue = queueOf({
  list: listFilters('/admin/benefits', bySchema(claimsQuery), {
    status: { label: strings.status, options: { waiting: strings.waitingOnly, all: strings.allStatuses, ...labels } },
    kind: { label: strings.kind, options: { all: strings.allKinds, ...CLAIM_KIND_LABELS } },
  }),
  listQuery: (filters: ClaimsQuery) =>
    listQuery(api, ['admin', 'benefits', 'list', filters], 'GET /benefits', { query: filters }),
  viewQuery: (id) => readQuery(api, ['admin', 'benefits', 'one', id], 'GET /benefits/claims/:id', { id }),
});

/** Download address of the filtered list. */
export const exportHref = ({ page: _, ...shown }: ClaimsQuery, format: 'csv' | 'xlsx') =>
  api.href('GET /benefits/export', { query: { ...shown, format } });

export const allowancesQuery = () => readQuery(api, ['admin', 'benefits', 'allowances'], 'GET /benefits/allowances');

/** Keys of what an act on a claim changes: the lists and the counts of the navigation. */
export const REFRESHED = [
  ['admin', 'benefits'],
  ['admin', 'navigation-counts'],
] as const;

export const loadAllowances = loaderOf(allowancesQuery());
