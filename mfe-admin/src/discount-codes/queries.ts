import type { discountWatchOperations } from '@psp/contracts/discount-code-operations';
import { type WatchedDiscountQuery, watchedDiscountQuery } from '@psp/contracts/discount-codes';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery } from '@psp/remote/queries';
import { listLoader } from '@psp/remote/start-loading';

export const api = createApi<typeof discountWatchOperations>('admin');

export const watchedFilters = listFilters('/admin/discount-codes', bySchema(watchedDiscountQuery));
export const usesQuery = (query: WatchedDiscountQuery) =>
  listQuery(api, ['admin', 'discount-codes', query], 'GET /discount-codes/uses', { query });

export const loadUses = listLoader(watchedFilters, usesQuery);
