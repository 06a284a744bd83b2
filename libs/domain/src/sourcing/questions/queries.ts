import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/**
 * The questions of a request as JSON, oldest first, without askers. The authority sees all of them; a firm sees those
 * that are answered and its own.
 */
export const questionsOf = (requestId: Sql, actor: Actor): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', q.id, 'version', q.version, 'body', q.body, 'createdAt', q.created_at,
    'answer', q.answer, 'answeredAt', q.answered_at, 'own', q.organisation_id = ${actor.organisationId}) order by q.id), '[]')
  from question q where q.request_id = ${requestId}
    and (${actor.kind === 'uat'} or q.answer is not null or q.organisation_id = ${actor.organisationId}))`;
