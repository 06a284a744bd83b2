import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { contains } from '../../sql.ts';

export const ownSearch: OwnSearch = {
  admin: {
    account: (_, q) => sql`
      select a.id, a.display_name, a.email::text, '/admin/users/persoane/' || a.id, lower(a.email::text) = lower(${q}), a.created_at
      from account a where a.status <> 'deleted' and ${contains(sql`a.search_text`, q)}`,
  },
};
