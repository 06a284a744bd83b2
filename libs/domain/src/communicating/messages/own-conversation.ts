import type { ErrorCode } from '@psp/contracts/errors';
import type { ConversationView } from '@psp/contracts/messages';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { announce } from '../../operating/live/announce.ts';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { Conversation } from './conversation.entity.ts';

/** Columns of the actor's side and of the other side of conversation `c`. */
export const sidesOf = ({ kind }: Pick<Actor, 'kind'>) =>
  kind === 'uat'
    ? ({
        own: sql.ref('c.uat_id'),
        other: sql.ref('c.firma_id'),
        otherNumber: sql.ref('c.firma_number'),
        at: sql.ref('c.uat_at'),
        assignee: sql.ref('c.uat_assignee_id'),
        assignments: sql.ref('c.uat_assignments'),
      } as const)
    : ({
        own: sql.ref('c.firma_id'),
        other: sql.ref('c.uat_id'),
        otherNumber: sql.ref('c.uat_number'),
        at: sql.ref('c.firma_at'),
        assignee: sql.ref('c.firma_assignee_id'),
        assignments: sql.ref('c.firma_assignments'),
      } as const);

/**
 * Joins the project `p` and the request `r` of conversation `c`. PostgreSQL takes `coalesce` for a function that may leak rows, before
 * which it would apply the policy of requests to all of them.
 */
export const withSubject = sql`left join project p on p.id = c.project_id
  left join service_request r on r.id = case when c.request_id is null then p.request_id else c.request_id end`;

/** Finds a conversation of the actor's organisation and locks it until the transaction ends. Throws `not_found`. */
export const lockOwnConversation = (write: Write<Actor>, id: string): Promise<Conversation> => {
  const { kind, organisationId } = write.actor;
  return lock(write, Conversation, {
    id,
    ...(kind === 'uat' ? { uatId: organisationId } : { firmaId: organisationId }),
  });
};

/** Number of assignments by the actor's side. It is part of the version shown to that side only. */
export const assignmentsOf = ({ uatAssignments, firmaAssignments }: Conversation, { kind }: Actor): number =>
  kind === 'uat' ? uatAssignments : firmaAssignments;

/** Id of the organisation on the other side. */
export const otherSide = ({ uatId, firmaId }: Pick<Conversation, 'uatId' | 'firmaId'>, { kind }: Actor): string =>
  kind === 'uat' ? firmaId : uatId;

/** Announces a change to open pages of the conversation and of its list, on both sides or only on the actor's (`isOwn`). */
export const announceConversation = (
  write: Write<Actor>,
  { id, uatId, firmaId }: Pick<Conversation, 'id' | 'uatId' | 'firmaId'>,
  isOwn = false,
): void =>
  announce(write, {
    topic: `conversation:${id}`,
    organisations: isOwn ? [write.actor.organisationId] : [uatId, firmaId],
  });

/** Announces to all organisations that have a conversation with this one that its status has changed. */
export const announceToCorrespondents = async (
  write: Write<Actor>,
  { id: organisationId }: { id: string },
): Promise<void> => {
  const others = sql<{ id: string }>`select firma_id as id from conversation where uat_id = ${organisationId}
    union select uat_id from conversation where firma_id = ${organisationId}`;
  const organisations = (await write.db.run(others)).map(({ id }) => id);
  announce(write, { topic: 'conversation', organisations });
};

/**
 * SQL for the reason why `one` cannot write to `other`: `blocking` (has blocked it), `blocked` (is blocked by it), `unreachable` (it
 * is not approved), or null.
 */
export const blockReasonSql = (one: Sql, other: Sql): Sql => sql`case
  when exists (select from organisation_block where organisation_id = ${one} and blocked_id = ${other}) then 'blocking'
  when exists (select from organisation_block where organisation_id = ${other} and blocked_id = ${one}) then 'blocked'
  when not exists (select from organisation where id = ${other} and status = 'approved') then 'unreachable' end`;

type Bar = NonNullable<ConversationView['bar']>;

/** Reads the reason why `one` cannot write to `other`, or null. */
export const readBlockReason = async (db: Db, one: string, other: string): Promise<Bar | null> =>
  (await oneRow(db, sql<{ bar: Bar | null }>`select ${blockReasonSql(sql`${one}::uuid`, sql`${other}::uuid`)} as bar`))
    ?.bar ?? null;

const blockCause = (db: Db, actor: Actor, other: string): Promise<string | null> =>
  causedBy({
    acts: ['organisation.block'],
    which: sql`a.details ->> 'organisation' = ${other}`,
    wayOn: 'Îi puteți scrie după ce o deblocați din „Cine vă poate scrie”.',
  })(db, actor, actor.organisationId);

/** Creates the error for a refused message. If the actor's own organisation has blocked the other, it names who did it and when. */
export const refusalError = async (db: Db, actor: Actor, other: string, code: ErrorCode): Promise<DomainError> => {
  const cause = code === 'conversation.blocking' ? await blockCause(db, actor, other) : null;
  return new DomainError(code, undefined, cause ?? undefined);
};
