import type { CountyCode } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { allOf, contains, folded, jsonText } from '../../sql.ts';

const SHOWN = 20;

/**
 * Authorities of a county as JSON text (`authorityList`), by words of name or type, or by SIRUTA code, whatever their case and
 * diacritics: each word must be there. At most twenty, those whose name begins with what is typed first.
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
