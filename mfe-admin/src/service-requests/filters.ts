import { adminRequestQuery } from '@psp/contracts/dashboards';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import type { z } from 'zod';

export type RequestFilters = z.infer<typeof adminRequestQuery>;

export const requestList = listFilters('/admin/service-requests', bySchema(adminRequestQuery));

export const filterChips = (filters: RequestFilters) => requestList.chips(filters, { status: REQUEST_STATUS });
