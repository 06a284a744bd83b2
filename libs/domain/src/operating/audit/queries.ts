import { COMPANY_PARTS } from '@psp/contracts/profile-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/**
 * SQL for the subject of an audit row: a part's title, a member's name, the resulting version, the values before and after, the
 * part of a profile, or the copied request. Null when the action needs no subject.
 */
export const aboutOf = (row: Sql): Sql => sql`coalesce(${row}.details ->> 'title',
  case when ${row}.entity = 'membership' then (select m_who.display_name from membership m
    join account m_who on m_who.id = m.account_id where m.id = ${row}.entity_id) end,
  case when ${row}.action = 'organisation.correctIdentity'
    then concat_ws(' → ', ${row}.details #>> '{before,cui}', ${row}.details #>> '{after,cui}') end,
  case when ${row}.action in ('service-request.edit', 'offer.reconfirm', 'offer.revise')
    then 'versiunea ' || (${row}.details ->> 'revision') end,
  case when ${row}.action = 'service-request.copy' then ${row}.details ->> 'from' end,
  case when ${row}.entity = 'organisation'
    then ${JSON.stringify(COMPANY_PARTS)}::jsonb ->> coalesce(${row}.details ->> 'section', ${row}.details ->> 'list') end)`;

/**
 * History of the rows selected by `ids`, as JSON, oldest first. Colleagues appear under their own names, other organisations under
 * the organisation's name, timed acts under the portal's. Askers of questions and saved drafts of other organisations are hidden.
 * `ids` must not use the aliases `a`, `who` and `whose`.
 */
export const historyOf = (ids: Sql, actor: Actor): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'at', a.at, 'action', a.action, 'about', ${aboutOf(sql`a`)},
    'who', case when a.organisation_id is null then 'Portal PSP'
      when a.organisation_id = ${actor.organisationId} then who.display_name else whose.name end,
    'from', a.from_state, 'to', a.to_state, 'reason', a.reason, 'outcome', a.outcome) order by a.at, a.id), '[]')
  from audit a left join account who on who.id = a.account_id left join organisation whose on whose.id = a.organisation_id
  where a.entity_id in (${ids}) and a.outcome = 'done' and a.action <> 'question.ask'
    and (a.action <> 'offer.edit' or a.organisation_id = ${actor.organisationId}))`;
