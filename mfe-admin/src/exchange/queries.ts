import { type officeExchangeOperations, officeExchangeQuery } from '@psp/contracts/exchange-office';
import { EXCHANGE_STAGE, EXCHANGE_STATUS } from '@psp/contracts/exchange-names';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { queueOf } from '../queue/queue.ts';
import { strings } from './strings.ts';

export const exchange = createApi<typeof officeExchangeOperations>('admin');

const { published, withdrawn, removed } = EXCHANGE_STATUS;
const KEY = ['admin', 'exchange'] as const;

export const exchangeQueue = queueOf({
  list: listFilters('/admin/exchange', bySchema(officeExchangeQuery), {
    status: {
      label: strings.status,
      placeholder: strings.allStatuses,
      options: { reported: strings.reported, published, withdrawn, removed },
    },
    stage: { label: strings.stage, placeholder: strings.allStages, options: EXCHANGE_STAGE },
    county: { label: strings.county, placeholder: strings.allCounties, options: COUNTIES },
  }),
  listQuery: (filters) => listQuery(exchange, [...KEY, 'list', filters], 'GET /exchange', { query: filters }),
  viewQuery: (id) => readQuery(exchange, [...KEY, 'one', id], 'GET /exchange/:id', { id }),
});

/** Prefixes of the query keys that a decision changes, besides the project's. */
export const REFRESHED = [
  [...KEY, 'list'],
  ['admin', 'moderation'],
  ['admin', 'navigation-counts'],
] as const;

/** Address of a file of a project. */
export const fileHref = (id: string, fileId: string): string =>
  exchange.href('GET /exchange/:id/files/:fileId', { id, fileId });
