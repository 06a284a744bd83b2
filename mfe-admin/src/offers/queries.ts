import type { OverseenOfferQuery } from '@psp/contracts/overseen';
import type { overseenOfferOperations } from '@psp/contracts/overseen-operations';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { offerList } from './filters.ts';

const offers = createApi<typeof overseenOfferOperations>('admin');

export const offersQuery = (filters: OverseenOfferQuery) =>
  listQuery(offers, ['admin', 'offers', filters], 'GET /offers', { query: filters });

export const offerQuery = (id: string) =>
  readQuery(offers, ['admin', 'offers', 'offer', id], 'GET /offers/:id', { id });

export const exportHref = ({ page: _, ...filters }: OverseenOfferQuery, format: 'csv' | 'xlsx') =>
  offers.href('GET /offers/export', { query: { ...filters, format } });

export const loadOffers = listLoader(offerList, offersQuery);
export const loadOffer = recordLoader(offerQuery);
