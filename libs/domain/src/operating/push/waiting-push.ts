import type { PushMessage } from '@psp/contracts/push';
import { sql } from 'kysely';
import type { Jobs } from '../jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** Where a device is reached, and what only it can read with. */
export interface PushTarget {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface WaitingPush extends PushTarget {
  /** Null for a try. */
  message: PushMessage | null;
  /** It failed so often, and a moment ago, that it is not tried for each notification. A try is made all the same. */
  isPaused: boolean;
}

/** Failures in a row after which a device is tried once in `PAUSE_MINUTES`. */
const MOST_FAILURES = 5;
const PAUSE_MINUTES = 10;

/**
 * What a job of the queue `push` sends, and where to. Null when there is nothing to send any more: the device is gone or somebody
 * else's, the notification was read meanwhile, or the person left its organisation or is suspended. Its text stays in the portal:
 * a device shows notifications to whoever looks at it.
 */
export const readWaitingPush = async (db: Db, { id, notificationId }: Jobs['push']): Promise<WaitingPush | null> => {
  const row = await oneRow(
    db,
    sql<WaitingPush & { isElsewhere: boolean }>`select d.id, d.endpoint, d.p256dh, d.auth, n.message,
        n.organisation_id <> s.organisation_id as "isElsewhere",
        n.message is not null and d.failures >= ${MOST_FAILURES}
          and coalesce(d.failed_at > now() - make_interval(mins => ${PAUSE_MINUTES}), false) as "isPaused"
      from push_device d join session s on s.id = d.session_id join account a on a.id = d.account_id and a.status = 'active'
      left join lateral (
        select n.organisation_id, json_build_object('title', n.title, 'href', n.href, 'tag', n.id, 'body',
          case when (select count(*) from membership where account_id = d.account_id) > 1 then o.name else '' end) as message
        from notification n join organisation o on o.id = n.organisation_id
        join membership m on m.organisation_id = n.organisation_id and m.account_id = n.account_id
        where n.id = ${notificationId}::uuid and n.account_id = d.account_id and n.read_at is null) n on true
      where d.id = ${id} and d.gone_at is null and (${notificationId}::uuid is null or n.message is not null)`,
  );
  if (!row) return null;
  const { isElsewhere, message, ...target } = row;
  return { ...target, message: message && isElsewhere ? { ...message, href: choiceBefore(message.href) } : message };
};

/* Whoever acts for another organisation on the device chooses this one first. */
const choiceBefore = (href: string): string => `/organizatie?inapoi=${encodeURIComponent(href)}`;

/** Notes that the push service of a device took a notification. */
export const markPushed = async (db: Db, id: string): Promise<void> => {
  await db.run(sql`update push_device set last_sent_at = now(), failures = 0 where id = ${id}`);
};

/** Notes that it did not. */
export const markRefused = async (db: Db, id: string): Promise<void> => {
  await db.run(sql`update push_device set failures = failures + 1, failed_at = now() where id = ${id}`);
};

/** Sends nothing more to a device that its push service does not know any more, unless its browser subscribes again. */
export const markGone = async (db: Db, { id, endpoint }: PushTarget): Promise<void> => {
  await db.run(sql`update push_device set gone_at = now() where id = ${id} and endpoint = ${endpoint}`);
};
