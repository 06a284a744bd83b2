import { adminRequestQuery } from '@psp/contracts/dashboards';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import type { z } from 'zod';
import { strings } from './strings.ts';

export type RequestFilters = z.infer<typeof adminRequestQuery>;

export const requestList = listFilters('/admin/service-requests', bySchema(adminRequestQuery), {
  outcome: { label: strings.outcome, placeholder: strings.anyOutcome, options: strings.outcomes },
  // A draft is private to its authority and never listed here.
  status: { label: strings.status, placeholder: strings.allStatuses, options: REQUEST_STATUS, except: ['draft'] },
});
