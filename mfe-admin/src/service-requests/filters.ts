import { type OverseenRequestQuery, overseenRequestQuery } from '@psp/contracts/overseen';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { sharedChoices } from '../records/filters.ts';
import { strings as records } from '../records/strings.ts';
import { strings } from './strings.ts';

export type RequestFilters = OverseenRequestQuery;

export const requestList = listFilters('/admin/service-requests', bySchema(overseenRequestQuery), {
  // A draft is private to its authority and never listed here.
  status: { label: strings.status, placeholder: strings.allStatuses, options: REQUEST_STATUS, except: ['draft'] },
  kind: { label: strings.kind, placeholder: strings.anyKind, options: strings.kinds },
  outcome: { label: strings.outcome, placeholder: strings.anyOutcome, options: strings.outcomes },
  ...sharedChoices,
  sort: { label: records.order, options: strings.orders, isOrder: true },
});
