import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Sql } from '../../sql.ts';
import { attachedFiles } from '../../operating/attachments/queries.ts';

const fields = sql`'id', n.id, 'version', n.version, 'method', n.method, 'term', n.term, 'questions', n.questions,
  'attachments', ${attachedFiles(sql`a.answer_id = n.id`)}, 'requestRevision', n.request_revision, 'submittedAt', n.submitted_at`;

/** Number of answers to a consultation, without withdrawn ones. */
export const answersReceived = (requestId: Sql): Sql =>
  sql`(select count(*) from consultation_answer n where n.request_id = ${requestId} and n.status = 'submitted')`;

/** The answers to a consultation as JSON (`answerItem[]`), oldest first. */
export const answersTo = (requestId: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object(${fields},
    'firma', json_build_object('id', f.id, 'name', f.name, 'county', c.name, 'locality', f.locality))
    order by n.submitted_at, n.id), '[]')
  from consultation_answer n join organisation f on f.id = n.organisation_id left join county c on c.code = f.county_code
  where n.request_id = ${requestId} and n.status = 'submitted')`;

/** The firm's own answer to a consultation as JSON (`ownAnswer` without actions), or null. */
export const ownAnswerOf = (requestId: Sql, actor: Actor): RawBuilder<string> => sql<string>`(
  select json_build_object(${fields}, 'status', n.status, 'history', ${historyOf(sql`n.id`, actor)})
  from consultation_answer n where n.request_id = ${requestId} and n.organisation_id = ${actor.organisationId})`;

/** Ids of the consultations that a firm has answered. */
export const answeredBy = (firma: string): Sql => sql`select n.request_id from consultation_answer n
  where n.organisation_id = ${firma} and n.status = 'submitted'`;

const numbered = (row: Sql): Sql => sql`json_build_object('id', ${row}.id, 'number', ${row}.number)`;
const copied = (copy: Sql, from: Sql): Sql =>
  sql`a.entity_id = ${copy} and a.action = 'service-request.copy' and a.details ->> 'from' = ${from}`;

/** The actor's consultation from which the request `r` was copied, as JSON, or null. */
export const originOf = ({ organisationId }: Actor): Sql => sql`(
  select ${numbered(sql`c`)} from audit a join service_request c on ${copied(sql`r.id`, sql`c.number`)}
  where c.kind = 'consultation' and c.organisation_id = ${organisationId} limit 1)`;

/** The requests that were copied from the consultation `r`, as JSON; null for a request of another kind. */
export const startedFrom = sql`case when r.kind = 'consultation' then (
  select coalesce(json_agg(${numbered(sql`s`)} order by s.number), '[]')
  from service_request s join audit a on ${copied(sql`s.id`, sql`r.number`)}
  where s.organisation_id = r.organisation_id) end`;
