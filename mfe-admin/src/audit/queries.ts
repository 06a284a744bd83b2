import type { AuditQuery, auditOperations } from '@psp/contracts/audit';
import type { Party } from '@psp/contracts/common';
import type { PartySearch } from '@psp/features/parties/ui/party-field';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { organisations, people } from '../users/queries.ts';
import { queueOf } from '../queue/queue.ts';
import { auditFilters } from './filters.ts';

const api = createApi<typeof auditOperations>('admin');

/** The recorded acts; a page of one keeps the filters of the list. */
export const auditQueue = queueOf({
  list: auditFilters,
  listQuery: (filters: AuditQuery) => listQuery(api, ['admin', 'acts', filters], 'GET /audit', { query: filters }),
  viewQuery: (id) => readQuery(api, ['admin', 'acts', 'act', id], 'GET /audit/:id', { id }),
});

export const exportHref = ({ page: _, ...filters }: AuditQuery, format: 'csv' | 'xlsx') =>
  api.href('GET /audit/export', { query: { ...filters, format } });

type PartyQuery = ReturnType<PartySearch>;

/* Nothing is searched before something is typed. */
const searchOf = (name: string, q: string, find: (signal: AbortSignal) => Promise<Party[]>): PartyQuery => ({
  queryKey: ['admin', 'users', name, 'named', q],
  queryFn: async ({ signal }) => ({ items: (await find(signal)).map((party) => ({ ...party, county: null })) }),
  enabled: q !== '',
});

/** Searches organisations of every kind by name or CUI. */
export const organisationSearch = (q: string): PartyQuery =>
  searchOf('organisations', q, async (signal) => {
    const { items } = await organisations.reader('GET /organisations', { query: { q } })({ signal });
    return items.map(({ id, name }) => ({ id, name }));
  });

/** Searches accounts by name or e-mail. Who has not confirmed the address has none and did nothing. */
export const personSearch = (q: string): PartyQuery =>
  searchOf('people', q, async (signal) => {
    const { items } = await people.reader('GET /accounts', { query: { q } })({ signal });
    return items
      .filter(({ status }) => status !== 'unconfirmed')
      .map(({ id, displayName, email }) => ({ id, name: displayName ? `${displayName}, ${email}` : email }));
  });
