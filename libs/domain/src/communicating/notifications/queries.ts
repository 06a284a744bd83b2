import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { countOf, jsonText, totals, windowOf } from '../../sql.ts';
import type { Db } from '../../read-db.ts';

/** The person's notifications for the organisation they act for, newest first, as JSON text (`notificationList`). */
export const listNotifications = (
  db: Db,
  { accountId, organisationId }: Actor,
  { page }: { page: number },
): Promise<string> => {
  const own = sql`n.account_id = ${accountId} and n.organisation_id = ${organisationId}`;
  const items = sql`select n.id, n.title, n.message, n.href, n.read_at, n.created_at from notification n
    where ${own} order by n.id desc ${windowOf(page)}`;
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
      'items', coalesce((select json_agg(json_build_object('id', i.id, 'title', i.title, 'message', i.message,
        'href', i.href, 'readAt', i.read_at, 'createdAt', i.created_at) order by i.id desc) from (${items}) i), '[]'),
      'unread', (select count(*) from notification n where ${own} and n.read_at is null),
      ${totals(page)})::text as json from ${countOf(sql`select from notification n where ${own}`)} counted`,
  );
};

/** Marks one notification of the person read; false when it is not theirs. Reading again keeps the first time. */
export const markRead = async (db: Db, { accountId, organisationId }: Actor, id: string): Promise<boolean> => {
  const rows = await db.run(sql`update notification set read_at = coalesce(read_at, now())
    where id = ${id} and account_id = ${accountId} and organisation_id = ${organisationId} returning id`);
  return rows.length > 0;
};

/** Marks all of the person's notifications for the organisation they act for read. */
export const markAllRead = async (db: Db, { accountId, organisationId }: Actor): Promise<void> => {
  await db.run(sql`update notification set read_at = now()
    where account_id = ${accountId} and organisation_id = ${organisationId} and read_at is null`);
};
