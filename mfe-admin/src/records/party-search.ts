import type { PartySearch } from '@psp/features/parties/ui/party-field';
import { organisations } from '../users/queries.ts';

/** Creates the search of authorities or firms by name or CUI. Nothing is searched before something is typed. */
export const partySearch =
  (kind: 'uat' | 'firma'): PartySearch =>
  (q) => ({
    queryKey: ['admin', 'users', 'organisations', 'named', kind, q],
    queryFn: async ({ signal }) => {
      const { items } = await organisations.reader('GET /organisations', { query: { q, kind } })({ signal });
      return { items: items.map(({ id, name }) => ({ id, name, county: null })) };
    },
    enabled: q !== '',
  });
