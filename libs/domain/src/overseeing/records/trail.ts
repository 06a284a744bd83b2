import { type RawBuilder, sql } from 'kysely';
import { aboutOf } from '../../operating/audit/queries.ts';
import type { Sql } from '../../sql.ts';

/**
 * Recorded acts on the rows selected by `ids` that meet the condition on the audit row `a`, as JSON, oldest first, with names and refused
 * acts. `ids` must not use the aliases `a`, `who` and `whose`.
 */
export const trailOf = (ids: Sql, isShown: Sql = sql`true`): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'at', a.at, 'action', a.action, 'about', ${aboutOf(sql`a`)}, 'entity', a.entity,
    'who', case when a.organisation_id is null then 'Portal PSP' else concat_ws(', ', who.display_name, whose.name) end,
    'from', a.from_state, 'to', a.to_state, 'reason', a.reason, 'outcome', a.outcome, 'traceId', a.trace_id) order by a.at, a.id), '[]')
  from audit a left join account who on who.id = a.account_id left join organisation whose on whose.id = a.organisation_id
  where a.entity_id in (${ids}) and ${isShown})`;
