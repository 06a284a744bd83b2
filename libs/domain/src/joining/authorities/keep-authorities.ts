import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import type { Authority } from './entry.ts';

/** An authority whose entry was changed. */
export interface ChangedAuthority {
  siruta: number;
  before: string;
  after: string;
}

interface Written {
  siruta: number;
  isNew: boolean;
  before: string | null;
  after: string;
}

/** Inserts or updates these authorities in the registry. Unchanged entries are not written. */
export async function keepAuthorities(
  db: Db,
  authorities: readonly Authority[],
): Promise<{ added: number; changed: ChangedAuthority[] }> {
  const rows = await db.run(sql<Written>`
    with file as (select * from jsonb_to_recordset(${JSON.stringify(authorities)}::jsonb)
        as f(siruta int, name text, type text, "countyCode" text)),
      before as (select a.siruta, a.name, a.type, a.county_code from authority a join file f on f.siruta = a.siruta),
      written as (
        insert into authority (siruta, name, type, county_code) select siruta, name, type, "countyCode" from file
        on conflict (siruta) do update set name = excluded.name, type = excluded.type, county_code = excluded.county_code
        where (authority.name, authority.type, authority.county_code) <> (excluded.name, excluded.type, excluded.county_code)
        returning siruta, name, type, county_code)
    select w.siruta, b.siruta is null as "isNew", b.name || ' (' || b.type || ', ' || b.county_code || ')' as before,
      w.name || ' (' || w.type || ', ' || w.county_code || ')' as after
    from written w left join before b on b.siruta = w.siruta order by w.siruta`);
  const changed = rows.flatMap(({ siruta, before, after }) => (before === null ? [] : [{ siruta, before, after }]));
  return { added: rows.length - changed.length, changed };
}
