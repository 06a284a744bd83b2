import { OWN_KINDS } from '@psp/contracts/search-groups';
import { SEARCH_COUNTED, SEARCH_GROUP_SIZE } from '@psp/contracts/search-limits';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql } from '../../sql.ts';

const group = (rank: number, kind: string, rows: readonly Sql[]): Sql => sql`
  select ${sql.lit(rank)} as rank, ${sql.lit(kind)} as kind, least(max(i.total), ${sql.lit(SEARCH_COUNTED)}) as total,
    json_agg(json_build_object('id', i.id, 'title', i.title, 'subtitle', i.subtitle, 'href', i.href)
      order by i.is_same desc, i.updated_at desc, i.id) as items
  from (select *, count(*) over () as total from (${sql.join(rows, sql` union all `)}) w (id, title, subtitle, href, is_same, updated_at)
    order by is_same desc, updated_at desc, id limit ${sql.lit(SEARCH_GROUP_SIZE)}) i having count(*) > 0`;

/**
 * Searches what the capabilities declare for the actor's kind of organisation (`ownSearch`). Returns JSON text (`ownResults`):
 * exact matches first, then the last changed. Finds nothing that is sealed.
 */
export const searchOwn = (db: Db, actor: Actor, q: string): Promise<string> => {
  const groups = OWN_KINDS.flatMap((kind, rank) => {
    const rows = CAPABILITIES.flatMap(({ ownSearch }) => ownSearch?.[actor.kind]?.[kind]?.(actor, q) ?? []);
    return rows.length > 0 ? [group(rank, kind, rows)] : [];
  });
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('groups', coalesce(json_agg(
      json_build_object('kind', g.kind, 'total', g.total, 'items', g.items) order by g.rank), '[]'))::text as json
    from (${sql.join(groups, sql` union all `)}) g`,
  );
};
