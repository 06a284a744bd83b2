import type { PartnerQuery, publicPartnerOperations } from '@psp/contracts/partners';
import { createApi } from '@psp/remote/api';
import { listQuery } from '@psp/remote/queries';
import { listLoader } from '@psp/remote/start-loading';
import { partnerList } from './filters.ts';

const partners = createApi<typeof publicPartnerOperations>('public');

export const partnersQuery = (filters: PartnerQuery) =>
  listQuery(partners, ['public', 'partners', filters], 'GET /partners', { query: filters });

export const loadPartners = listLoader(partnerList, partnersQuery);
