import type { PushMessage } from '@psp/contracts/push';
import { sql } from 'kysely';
import type { Jobs } from '../jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** Endpoint and encryption keys of a device. */
export interface PushTarget {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface WaitingPush extends PushTarget {
  /** Null for a test message. */
  message: PushMessage | null;
  /** The device failed repeatedly and recently, so that notifications are skipped. Test messages are still sent. */
  isPaused: boolean;
}

/** Consecutive failures after which a device is tried only once in `PAUSE_MINUTES`. */
const FAILURES_MAX = 5;
const PAUSE_MINUTES = 10;

/**
 * Reads message and target of a job of the queue `push`. Null when there is nothing to send any more: the device is gone or belongs
 * to another user, the notification was read, or the user left its organisation or is suspended. The notification's text is not sent,
 * because anybody near the device can read it.
 */
export const readWaitingPush = async (db: Db, { id, notificationId }: Jobs['push']): Promise<WaitingPush | null> => {
  const row = await oneRow(
    db,
    sql<WaitingPush & { isElsewhere: boolean }>`select d.id, d.endpoint, d.p256dh, d.auth, n.message,
        n.organisation_id <> s.organisation_id as "isElsewhere",
        n.message is not null and d.failures >= ${FAILURES_MAX}
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

/* A user who acts for another organisation on the device first switches to this one. */
const choiceBefore = (href: string): string => `/organizatie?inapoi=${encodeURIComponent(href)}`;

/** Stores that the push service of a device accepted a notification. */
export const markPushed = async (db: Db, id: string): Promise<void> => {
  await db.run(sql`update push_device set last_sent_at = now(), failures = 0 where id = ${id}`);
};

/** Counts a failure of the push service of a device. */
export const markRefused = async (db: Db, id: string): Promise<void> => {
  await db.run(sql`update push_device set failures = failures + 1, failed_at = now() where id = ${id}`);
};

/** Disables a device that its push service no longer knows, until its browser subscribes again. */
export const markGone = async (db: Db, { id, endpoint }: PushTarget): Promise<void> => {
  await db.run(sql`update push_device set gone_at = now() where id = ${id} and endpoint = ${endpoint}`);
};
