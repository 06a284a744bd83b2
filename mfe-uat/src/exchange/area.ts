import type { ExchangeArea } from '@psp/features/exchange/ui/area';
import { createApi } from '@psp/remote/api';

/** The exchange of projects as an authority reads and writes it. */
export const exchange: ExchangeArea = {
  kind: 'uat',
  api: createApi('uat'),
  title: 'Schimb de proiecte',
  path: '/uat/exchange',
  trail: [],
};
