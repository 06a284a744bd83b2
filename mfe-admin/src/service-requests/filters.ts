import { adminRequestQuery } from '@psp/contracts/dashboards';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { optionsOf } from '@psp/remote/options';
import type { z } from 'zod';
import { strings } from './strings.ts';

export type RequestFilters = z.infer<typeof adminRequestQuery>;

/* A draft is private to its authority and never listed here. */
const { draft: _, ...listed } = REQUEST_STATUS;

export const requestList = listFilters<RequestFilters>('/admin/service-requests', bySchema(adminRequestQuery), [
  { name: 'outcome', label: strings.outcome, placeholder: strings.anyOutcome, options: optionsOf(strings.outcomes) },
  { name: 'status', label: strings.status, placeholder: strings.allStatuses, options: optionsOf(listed) },
]);
