import { type RawBuilder, sql } from 'kysely';
import { aboutOf } from './queries.ts';
import type { Sql } from '../../sql.ts';

/**
 * The whole history of the rows whose ids `ids` yields, as JSON, oldest first, as the association may read it: with
 * people's names beside their organisations', and with what was refused. `ids` is read inside, where `h`, `who` and `whose`
 * are taken.
 */
export const wholeHistoryOf = (ids: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', h.id, 'at', h.at, 'action', h.action, 'about', ${aboutOf(sql`h`)},
    'who', case when h.account_id is null then 'Portal PSP' else concat_ws(', ', who.display_name, whose.name) end,
    'from', h.from_state, 'to', h.to_state, 'reason', h.reason, 'outcome', h.outcome) order by h.at, h.id), '[]')
  from audit h left join account who on who.id = h.account_id left join organisation whose on whose.id = h.organisation_id
  where h.entity_id in (${ids}))`;
