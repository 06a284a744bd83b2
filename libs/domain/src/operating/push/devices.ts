import { PUSH_DEVICES_MAX, type PushDevice, type SubscribePush } from '@psp/contracts/push';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { countAttempt } from '../limits/limit.ts';
import { found } from '../../load.ts';
import { record } from '../audit/record.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

const ENTITY = 'push-device';

/** Reads the devices that receive the account's notifications, newest first. */
export const listPushDevices = (db: Db, accountId: string): Promise<PushDevice[]> =>
  db.run(sql<PushDevice>`select id, name, encode(sha256(convert_to(endpoint, 'UTF8')), 'hex') as fingerprint,
      to_json(created_at) #>> '{}' as "createdAt", to_json(last_sent_at) #>> '{}' as "lastSentAt"
    from push_device where account_id = ${accountId} and gone_at is null order by created_at desc, id desc`);

/** The subscribing browser: session, hash of its secret, and display name. */
interface Browser {
  sessionId: string;
  browserHash: string;
  name: string;
}

/**
 * Adds a device that receives the user's notifications. A known endpoint is updated, and moves from another account to this one.
 * Throws `push.too_many`.
 */
export const addPushDevice = async (
  write: Write<Actor>,
  { endpoint, keys }: SubscribePush,
  { sessionId, browserHash, name }: Browser,
): Promise<void> => {
  const { db, now, actor } = write;
  const { accountId } = actor;
  // Makes concurrent calls wait for each other, so that the count is exact.
  await db.run(sql`select from account where id = ${accountId} for no key update`);
  const others = sql<{ count: number }>`select count(*)::int as count from push_device
    where account_id = ${accountId} and endpoint <> ${endpoint} and gone_at is null`;
  if (found(await oneRow(db, others)).count >= PUSH_DEVICES_MAX) throw new DomainError('push.too_many');
  const { id } = found(
    await oneRow(
      db,
      sql<{ id: string }>`insert into push_device
          (account_id, session_id, browser_hash, name, endpoint, p256dh, auth, created_at)
        values (${accountId}, ${sessionId}, ${browserHash}, ${name}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${now})
        on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
          browser_hash = excluded.browser_hash, name = excluded.name, p256dh = excluded.p256dh, auth = excluded.auth,
          created_at = excluded.created_at, last_sent_at = null, failures = 0, gone_at = null
        returning id`,
    ),
  );
  record(write, { entity: ENTITY, id }, { action: 'add' }, { details: { name } });
};

/**
 * Replaces the subscription of a browser by its new one. Throws `not_found` when the browser has no subscription of this user;
 * another user may have subscribed there before.
 */
export const renewPushDevice = async (
  write: Write<Actor>,
  { endpoint, keys }: SubscribePush,
  { sessionId, browserHash, name }: Browser,
): Promise<void> => {
  const { db, actor } = write;
  const here = sql`account_id = ${actor.accountId} and browser_hash = ${browserHash}`;
  const newest = sql<{
    id: string;
  }>`select id from push_device where ${here} order by created_at desc, id desc limit 1 for update`;
  const { id } = found(await oneRow(db, newest));
  await db.run(sql`delete from push_device where id <> ${id} and (endpoint = ${endpoint} or (${here}))`);
  await db.run(sql`update push_device set endpoint = ${endpoint}, p256dh = ${keys.p256dh}, auth = ${keys.auth},
    session_id = ${sessionId}, name = ${name}, failures = 0, gone_at = null where id = ${id}`);
  record(write, { entity: ENTITY, id }, { action: 'renew' }, { details: { name } });
};

/** Removes a device. Throws `not_found`, also for another user's device. */
export const removePushDevice = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { accountId } = write.actor;
  const removed = sql<{
    name: string;
  }>`delete from push_device where id = ${id} and account_id = ${accountId} returning name`;
  const { name } = found(await oneRow(write.db, removed));
  record(write, { entity: ENTITY, id }, { action: 'remove' }, { details: { name } });
};

/** Sends a test notification to one of the user's devices. Throws `not_found`, `rate.limited`. */
export const tryPushDevice = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { accountId } = write.actor;
  found(await oneRow(write.db, sql`select 1 from push_device where id = ${id} and account_id = ${accountId}`));
  await countAttempt(write, 'push-try:account', accountId);
  await enqueue(write.db, 'push', { id, notificationId: null });
  record(write, { entity: ENTITY, id }, { action: 'try' });
};

interface SignIn {
  accountId: string;
  sessionId: string;
  browserHash: string;
  /** The browser's previous session. */
  replaces: string | null;
}

/**
 * Updates a browser's subscriptions at sign-in: those of the same user move to the new session, those of other users are deleted,
 * since another person uses the browser now.
 */
export const keepPushDevices = async (
  db: Db,
  { accountId, sessionId, browserHash, replaces }: SignIn,
): Promise<void> => {
  const here = sql`(browser_hash = ${browserHash} or session_id = ${replaces}::uuid)`;
  await db.run(sql`with gone as (delete from push_device where ${here} and account_id <> ${accountId})
    update push_device set session_id = ${sessionId}, browser_hash = ${browserHash}
    where ${here} and account_id = ${accountId}`);
};
