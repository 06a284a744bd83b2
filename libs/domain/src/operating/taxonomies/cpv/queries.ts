import { sql } from 'kysely';
import type { Db } from '../../../read-db.ts';
import { jsonText, matches } from '../../../sql.ts';

const SHOWN = 20;

/** Reads at most twenty codes as JSON text (`cpvList`): those that begin with the digits of `q` or whose name matches it. None for ''. */
export const searchCpvCodes = async (db: Db, q: string): Promise<string> => {
  if (q === '') return JSON.stringify({ items: [] });
  const fits = /^\d[\d-]*$/.test(q) ? sql`code like ${`${q}%`}` : matches(sql`search_text`, sql`words`, q);
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(
        json_build_object('code', code, 'name', name) order by code), '[]'))::text as json
      from (select code, name from cpv_code where ${fits} order by code limit ${sql.lit(SHOWN)}) found`,
  );
};

/** Subquery for a code with its name as JSON (`cpvView`), or null. */
export const cpvOf = (code: ReturnType<typeof sql>) =>
  sql`(select json_build_object('code', c.code, 'name', c.name) from cpv_code c where c.code = ${code})`;
