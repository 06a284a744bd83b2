import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/**
 * The history of the rows whose ids `ids` yields, as JSON, oldest first. Colleagues are shown by their own name, other
 * organisations by the organisation's, and what nobody clicked by the portal's. Who asked a question is never told.
 * `ids` is read inside, where `a`, `who` and `whose` are taken.
 */
export const historyOf = (ids: Sql, actor: Actor): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'at', a.at, 'action', a.action, 'about', a.details ->> 'title',
    'who', case when a.organisation_id is null then 'Portal PSP'
      when a.organisation_id = ${actor.organisationId} then who.display_name else whose.name end,
    'from', a.from_state, 'to', a.to_state, 'reason', a.reason, 'outcome', a.outcome) order by a.id), '[]')
  from audit a left join account who on who.id = a.account_id left join organisation whose on whose.id = a.organisation_id
  where a.entity_id in (${ids}) and a.outcome = 'done' and a.action <> 'question.ask')`;
