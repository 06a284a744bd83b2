import { type RawBuilder, sql } from 'kysely';
import { aboutOf } from './queries.ts';
import type { Sql } from '../../sql.ts';

/**
 * Complete history of the rows selected by `ids`, as JSON, oldest first, for the association: with the names of people and
 * organisations, and with refused acts. `ids` must not use the aliases `h`, `who` and `whose`.
 */
export const wholeHistoryOf = (ids: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', h.id, 'at', h.at, 'action', h.action, 'about', ${aboutOf(sql`h`)},
    'who', case when h.account_id is null then 'Portal PSP' else concat_ws(', ', who.display_name, whose.name) end,
    'from', h.from_state, 'to', h.to_state, 'reason', h.reason, 'outcome', h.outcome) order by h.at, h.id), '[]')
  from audit h left join account who on who.id = h.account_id left join organisation whose on whose.id = h.organisation_id
  where h.entity_id in (${ids}))`;
