import type { discountCodeOperations } from '@psp/contracts/discount-code-operations';
import {
  type AcceptorQuery,
  acceptorQuery,
  type DiscountUseQuery,
  discountUseQuery,
} from '@psp/contracts/discount-codes';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { AREA } from '../common/area.ts';

export const api = createApi<typeof discountCodeOperations>('firma');

export const CHECK_PATH = '/firma/network/cod';
export const USES_PATH = `${CHECK_PATH}/folosiri`;
export const ACCEPTORS_PATH = `${CHECK_PATH}/parteneri`;

/** First parts of the keys of all queries about the discount. */
export const DISCOUNT_KEY = [AREA, 'discount-codes'] as const;

export const recordedFilters = listFilters(CHECK_PATH, bySchema(discountUseQuery));
export const ownUsesFilters = listFilters(USES_PATH, bySchema(discountUseQuery));
export const acceptorFilters = listFilters(ACCEPTORS_PATH, bySchema(acceptorQuery));

export const ownDiscountQuery = () => readQuery(api, [...DISCOUNT_KEY, 'own'], 'GET /discount-codes/own');
export const usesQuery = (query: DiscountUseQuery) =>
  listQuery(api, [...DISCOUNT_KEY, 'uses', query], 'GET /discount-codes/uses', { query });
export const recordedQuery = (query: DiscountUseQuery) =>
  listQuery(api, [...DISCOUNT_KEY, 'recorded', query], 'GET /discount-codes/recorded', { query });
export const acceptorsQuery = (query: AcceptorQuery) =>
  listQuery(api, [...DISCOUNT_KEY, 'acceptors', query], 'GET /discount-codes/acceptors', { query });
