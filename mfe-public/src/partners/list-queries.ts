import type { PageOf } from '@psp/contracts/common';
import type { PartnerItem, PartnerQuery } from '@psp/contracts/partners';
import { listQuery } from '@psp/remote/reads';
import { listLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { partnerList } from './filters.ts';

export const partnersQuery = (filters: PartnerQuery) =>
  listQuery<PageOf<PartnerItem>>(api, ['public', 'partners', filters], '/partners', filters);

export const loadPartners = listLoader(partnerList, partnersQuery);
