import { sql } from 'kysely';
import { type Acted, lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { announce } from '../../operating/live/announce.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { Conversation } from './conversation.entity.ts';

/** Columns of the reader's side and of the other, of a conversation `c`. */
export const sidesOf = ({ kind }: Pick<Actor, 'kind'>) =>
  kind === 'uat'
    ? ({
        own: sql.ref('c.uat_id'),
        other: sql.ref('c.firma_id'),
        otherNumber: sql.ref('c.firma_number'),
        at: sql.ref('c.uat_at'),
        assignee: sql.ref('c.uat_assignee_id'),
      } as const)
    : ({
        own: sql.ref('c.firma_id'),
        other: sql.ref('c.uat_id'),
        otherNumber: sql.ref('c.uat_number'),
        at: sql.ref('c.firma_at'),
        assignee: sql.ref('c.firma_assignee_id'),
      } as const);

/** Conversations in which the actor's organisation is one of the two sides. */
export const own: Acted<Conversation> = {
  entity: 'conversation',
  type: Conversation,
  where: (id, { kind, organisationId }) =>
    kind === 'uat' ? { id, uatId: organisationId } : { id, firmaId: organisationId },
};

/** One of the actor's own, locked until the transaction ends. */
export const ownConversation = (write: Write<Actor>, id: string): Promise<Conversation> =>
  lock(write, Conversation, own.where(id, write.actor));

/** The organisation on the other side. */
export const otherOf = ({ uatId, firmaId }: Pick<Conversation, 'uatId' | 'firmaId'>, { kind }: Actor): string =>
  kind === 'uat' ? firmaId : uatId;

/** Tells those who have the conversation or its list open: of both sides, or of the actor's alone. */
export const announceConversation = (
  write: Write<Actor>,
  { id, uatId, firmaId }: Pick<Conversation, 'id' | 'uatId' | 'firmaId'>,
  isOwn = false,
): void =>
  announce(write, {
    topic: `conversation:${id}`,
    organisations: isOwn ? [write.actor.organisationId] : [uatId, firmaId],
  });

/** True where one of two organisations takes no messages of the other. */
export const isBlocked = (one: Sql, other: Sql): Sql =>
  sql`exists (select from organisation_block b where (b.organisation_id, b.blocked_id) in ((${one}, ${other}), (${other}, ${one})))`;

/** Why the two cannot write to each other: `blocking`, `blocked`, or `unreachable` for an organisation that is not approved. */
export const barBetween = async (
  db: Db,
  own: string,
  other: string,
): Promise<'blocking' | 'blocked' | 'unreachable' | null> => {
  const [row] = await db.run(sql<{ blocking: boolean; blocked: boolean; approved: boolean }>`select
    exists (select from organisation_block where organisation_id = ${own} and blocked_id = ${other}) as blocking,
    exists (select from organisation_block where organisation_id = ${other} and blocked_id = ${own}) as blocked,
    exists (select from organisation where id = ${other} and status = 'approved') as approved`);
  if (row?.blocking) return 'blocking';
  if (row?.blocked) return 'blocked';
  return row?.approved ? null : 'unreachable';
};
