import { listLoader } from '@psp/remote/start-loading';
import { offerList } from './filters.ts';
import { offersQuery } from './queries.ts';

export const loadOffers = listLoader(offerList, offersQuery);
