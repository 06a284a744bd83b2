import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/** Joins membership `m`, account `a` and organisation `o` of a listing `l`. */
export const OWNER = sql`join membership m on m.id = l.id join account a on a.id = m.account_id
  join organisation o on o.id = m.organisation_id`;

/** SQL condition: account and organisation of a listing may be shown now. */
export const IS_ACTIVE = sql`a.status = 'active' and a.deletion_due_at is null and o.status = 'approved' and o.kind <> 'admin'`;

/** SQL condition: the listing `l` with its `OWNER` is in the directory. */
export const IS_VISIBLE = sql`l.is_listed and l.hidden_at is null and ${IS_ACTIVE}`;

/** A field of a listing, null or empty where the person does not show it. */
const shown = (field: string, value: Sql, otherwise: Sql): Sql =>
  sql`case when ${sql.lit(field)} = any (l.shows) then ${value} else ${otherwise} end`;
export const shownText = (field: string, value: Sql): Sql => shown(field, sql`nullif(${value}, '')`, sql`null`);

/** JSON pairs of a person (`personItem`) from a listing `l` with its `OWNER`. */
export const personPairs = ({
  accountId,
}: Actor): Sql => sql`'id', l.id, 'name', a.display_name, 'isYou', a.id = ${accountId},
  'organisation', json_build_object('id', o.id, 'name', o.name, 'kind', o.kind), 'countyCode', o.county_code,
  'position', ${shownText('position', sql`l.position`)}, 'domains', ${shown('competences', sql`l.domains`, sql`'{}'`)},
  'competences', ${shown('competences', sql`l.competences`, sql`'{}'`)}`;

/** The hiding of a listing `l` as JSON, or null. */
export const HIDDEN = sql`case when l.hidden_at is not null then
  json_build_object('reason', l.hidden_reason, 'at', l.hidden_at) end`;
