import { sql } from 'kysely';
import { act, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { notifyMembers } from '../notifications/notify.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { announceConversation, barBetween, otherOf, own, ownConversation, sidesOf } from './own-conversation.ts';
import { readUpTo } from './send.ts';

/** Ends a conversation; the next message opens it again. */
export const completeConversation = async (write: Write<Actor>, input: Versioned): Promise<void> =>
  announceConversation(
    write,
    await act(write, own, input, (row) => row.step('complete', write.actor, false, write.now)),
  );

/** Opens an ended conversation again, without a message. Throws `conversation.blocked` between organisations of which one blocks the other. */
export const reopenConversation = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const conversation = await ownConversation(write, input.id);
  const bar = await barBetween(write.db, write.actor.organisationId, otherOf(conversation, write.actor));
  announceConversation(
    write,
    await act(write, own, input, (row) => row.step('reopen', write.actor, bar !== null, write.now)),
  );
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

/** Assigns a conversation to a colleague and notifies them; null assigns it to nobody. */
export const assignConversation = async (
  write: Write<Actor>,
  { accountId, ...input }: Versioned & { accountId: string | null },
): Promise<void> => {
  const { actor, now } = write;
  const name = accountId ? await nameOf(write, accountId) : null;
  const more = { details: { title: name } };
  const conversation = await act(write, own, input, (row) => row.assign(actor, accountId, now), more);
  announceConversation(write, conversation, true);
  if (accountId && accountId !== actor.accountId)
    notifyMembers(write, actor.organisationId, [accountId], NOTIFICATIONS.assigned(conversation, actor));
};

interface Own {
  id: string;
}

interface Sides {
  id: string;
  uatId: string;
  firmaId: string;
  /** Number of its last message. */
  last: number;
}

/* One of the actor's own; what a person reads locks it for nobody. */
const ownSides = async ({ db, actor }: Write<Actor>, id: string): Promise<Sides> => {
  const columns = sql`c.id, c.uat_id as "uatId", c.firma_id as "firmaId", c.last_number as last`;
  const { own: side } = sidesOf(actor);
  return found(
    await oneRow(
      db,
      sql<Sides>`select ${columns} from conversation c where c.id = ${id} and ${side} = ${actor.organisationId}`,
    ),
  );
};

/** Keeps how far the person has read, and with it that the notification of the conversation is read. */
export const markConversationRead = async (
  write: Write<Actor>,
  { id, number }: Own & { number: number },
): Promise<void> => {
  const { db, actor, now } = write;
  const conversation = await ownSides(write, id);
  await readUpTo(write, id, Math.min(number, conversation.last));
  announceConversation(write, conversation);
  await db.run(sql`update notification set read_at = ${now} where account_id = ${actor.accountId}
    and organisation_id = ${actor.organisationId} and read_at is null and href = ${`/${actor.kind}/messages/${id}`}`);
};

/** Whether the person is notified of new messages of the conversation. */
export const muteConversation = async (
  write: Write<Actor>,
  { id, isMuted }: Own & { isMuted: boolean },
): Promise<void> => {
  const { db, actor } = write;
  await ownSides(write, id);
  await db.run(sql`insert into conversation_reader (conversation_id, account_id, organisation_id, is_muted)
    values (${id}, ${actor.accountId}, ${actor.organisationId}, ${isMuted})
    on conflict (conversation_id, account_id, organisation_id) do update set is_muted = excluded.is_muted`);
};
