import type { ConversationStatus } from '@psp/contracts/messages';
import { sql } from 'kysely';
import { actOnLocked, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Change } from '../../state-machine.ts';
import type { Write } from '../../write.ts';
import { notifyMembers } from '../../operating/notifications/notify.ts';
import type { Conversation } from './conversation.entity.ts';
import { markReadWhere } from '../../operating/notifications/waiting.ts';
import { NOTIFICATIONS } from './notifications.ts';
import {
  announceConversation,
  assignmentsOf,
  readBlockReason,
  otherSide,
  lockOwnConversation,
  sidesOf,
} from './own-conversation.ts';
import { readUpTo } from './write-message.ts';
import { hasSpentMessages } from './strangers.ts';

/* The version shown to a side includes its own assignments. */
const actOn = (
  write: Write<Actor>,
  { row, version }: { row: Conversation; version: number },
  change: () => Change<ConversationStatus>,
  more?: Parameters<typeof actOnLocked>[3],
): void => {
  const shared = version - assignmentsOf(row, write.actor);
  actOnLocked(write, { entity: 'conversation', row, version: shared }, change, more);
};

/* Marks the notifications about earlier assignments by the actor's organisation as read, except those of account `except`. */
const markAssignmentsRead = (write: Write<Actor>, id: string, except: string | null): Promise<void> => {
  const { kind, organisationId } = write.actor;
  return markReadWhere(
    write,
    sql`n.event = 'messages.assigned' and n.organisation_id = ${organisationId} and n.account_id is distinct from ${except}::uuid
      and split_part(n.href, '?', 1) = ${`/${kind}/messages/${id}`}`,
  );
};

/** Completes a conversation; the next message reopens it. */
export const completeConversation = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const row = await lockOwnConversation(write, id);
  actOn(write, { row, version }, () => row.step('complete', write.actor, write.now));
  await markAssignmentsRead(write, id, null);
  announceConversation(write, row);
};

/**
 * Reopens a completed conversation without a message. Throws `conversation.blocked` when the two cannot write to each other,
 * `conversation.unanswered`.
 */
export const reopenConversation = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { db, actor, now } = write;
  const row = await lockOwnConversation(write, id);
  const isBlocked = (await readBlockReason(db, actor.organisationId, otherSide(row, actor))) !== null;
  const isSpent = await hasSpentMessages(db, actor, id);
  actOn(write, { row, version }, () => row.step('reopen', actor, now, { isBlocked, isSpent }));
  announceConversation(write, row);
};

const nameOf = async ({ db, actor }: Write<Actor>, accountId: string): Promise<string> => {
  const row = await oneRow(
    db,
    sql<{ name: string }>`select a.display_name as name from membership m join account a on a.id = m.account_id
      where m.organisation_id = ${actor.organisationId} and m.account_id = ${accountId} and m.role <> 'viewer'`,
  );
  if (!row) throw new DomainError('conversation.colleague_gone');
  return row.name;
};

/** Assigns a conversation to a colleague and notifies them; null removes the assignment. */
export const assignConversation = async (
  write: Write<Actor>,
  { id, version, accountId }: Versioned & { accountId: string | null },
): Promise<void> => {
  const { db, actor, now } = write;
  const title = accountId ? await nameOf(write, accountId) : null;
  const row = await lockOwnConversation(write, id);
  actOn(write, { row, version }, () => row.step('assign', actor, now), { details: { title } });
  // Not set on the entity: that would change the version shown to the other side.
  const assigned =
    actor.kind === 'uat'
      ? sql`uat_assignee_id = ${accountId}, uat_assignments = uat_assignments + 1`
      : sql`firma_assignee_id = ${accountId}, firma_assignments = firma_assignments + 1`;
  await db.run(sql`update conversation set ${assigned} where id = ${id}`);
  await markAssignmentsRead(write, id, accountId);
  announceConversation(write, row, true);
  if (accountId && accountId !== actor.accountId)
    notifyMembers(write, actor.organisationId, [accountId], NOTIFICATIONS.assigned(row, actor));
};

interface Sides {
  id: string;
  uatId: string;
  firmaId: string;
}

/* Reads a conversation of the actor's organisation without locking it. */
const ownSides = async ({ db, actor }: Write<Actor>, id: string): Promise<Sides> =>
  found(
    await oneRow(
      db,
      sql<Sides>`select c.id, c.uat_id as "uatId", c.firma_id as "firmaId" from conversation c
        where c.id = ${id} and ${sidesOf(actor).own} = ${actor.organisationId}`,
    ),
  );

/* Converts a position among messages to a number, which also counts notes. */
const numberAt = async ({ db }: Write<Actor>, id: string, position: number): Promise<number> => {
  const row = await oneRow(
    db,
    sql<{ number: number }>`select m.number from message m
      where m.conversation_id = ${id} and not m.is_note and m.position <= ${position} order by m.number desc limit 1`,
  );
  return row?.number ?? 0;
};

/**
 * Stores the read position of the current user and marks the notifications of the conversation as read. `number` counts messages
 * without notes. The change is announced to the other side only when the position has advanced.
 */
export const markConversationRead = async (
  write: Write<Actor>,
  { id, number }: { id: string; number: number },
): Promise<void> => {
  const { db, actor, now } = write;
  const conversation = await ownSides(write, id);
  const hasMoved = await readUpTo(write, id, await numberAt(write, id, number));
  announceConversation(write, conversation, !hasMoved);
  await db.run(sql`update notification set read_at = ${now} where account_id = ${actor.accountId}
    and organisation_id = ${actor.organisationId} and read_at is null and href = ${`/${actor.kind}/messages/${id}`}`);
};

/** Turns notifications about new messages of the conversation off or on for the current user. */
export const muteConversation = async (
  write: Write<Actor>,
  { id, isMuted }: { id: string; isMuted: boolean },
): Promise<void> => {
  const { db, actor } = write;
  await ownSides(write, id);
  await db.run(sql`insert into conversation_reader (conversation_id, account_id, organisation_id, is_muted)
    values (${id}, ${actor.accountId}, ${actor.organisationId}, ${isMuted})
    on conflict (conversation_id, account_id, organisation_id) do update set is_muted = excluded.is_muted`);
};
