import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { allOf, jsonText, containsWords, type Sql } from '../../sql.ts';

const SHOWN = sql.lit(20);

/**
 * Finds up to 20 approved authorities `u` whose name matches `q` and that meet the condition `where`, ordered by name, as JSON
 * text (`items`: id, name, county).
 */
export const suggestAuthorities = (db: Db, q: string, where?: Sql): Promise<string> => {
  const fits = q ? containsWords(sql`u.name_text`, q) : undefined;
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(
        'id', u.id, 'name', u.name, 'county', u.county) order by u.name collate "ro-x-icu", u.id), '[]'))::text as json
      from (select u.id, u.name, c.name as county from organisation u left join county c on c.code = u.county_code
        where ${allOf(sql`u.kind = 'uat' and u.status = 'approved'`, fits, where)}
        order by u.name collate "ro-x-icu", u.id limit ${SHOWN}) u`,
  );
};
