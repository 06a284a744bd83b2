import { ownClaimsQuery } from '@psp/contracts/benefits';
import type { benefitOperations } from '@psp/contracts/benefits-operations';
import { createApi } from '@psp/remote/api';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { AREA } from '../common/area.ts';

export const api = createApi<typeof benefitOperations>('firma');

export const BENEFITS_PATH = '/firma/network/beneficii';
export const HISTORY_PATH = `${BENEFITS_PATH}/istoric`;
export const PACKAGE_PATH = `${BENEFITS_PATH}/pachet`;
export const historyFilters = listFilters(HISTORY_PATH, bySchema(ownClaimsQuery));

export const benefitsQuery = () => readQuery(api, [AREA, 'benefits', 'view'], 'GET /benefits');
export const historyQuery = (query: { page: number }) =>
  listQuery(api, [AREA, 'benefits', 'history', query], 'GET /benefits/claims', { query });

/** Act on a benefit, whose answer is the page anew. */
export const useBenefitAct = <Input = string | void>(options: Omit<ActOptions<Input, unknown>, 'view' | 'refreshes'>) =>
  useAct<Input, unknown>({ ...options, view: benefitsQuery(), refreshes: [[AREA, 'benefits', 'history']] });
