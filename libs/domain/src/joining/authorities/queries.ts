import type { CountyCode } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { allOf, contains, folded, jsonText } from '../../sql.ts';

const SHOWN = 20;

/**
 * Searches the authorities of a county by name, type or SIRUTA code, ignoring case and diacritics; every word of `q` must match.
 * Returns at most 20 as JSON text (`authorityList`), names that begin with `q` first.
 */
export const searchAuthorities = (db: Db, county: CountyCode, q: string): Promise<string> => {
  const words = q.split(/\s+/).filter(Boolean);
  const where = allOf(sql`county_code = ${county}`, ...words.map((word) => contains(sql`search_text`, word)));
  const order = sql`regexp_replace(search_text, '^(comuna|orasul|municipiul|consiliul judetean) ', '')
    like ${folded(`${q.replace(/[\\%_]/g, '\\$&')}%`)} desc, name collate "ro-x-icu", siruta`;
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(
        'siruta', siruta, 'name', name, 'type', type, 'countyCode', county_code) order by position), '[]'))::text as json
      from (select *, row_number() over (order by ${order}) as position from authority where ${where}
        order by position limit ${sql.lit(SHOWN)}) found`,
  );
};
