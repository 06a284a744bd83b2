import type {
  NotificationFilter,
  NotificationList,
  NotificationQuery,
  NotificationView,
} from '@psp/contracts/notifications';
import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { allOf, oneRow, type Sql, windowOf } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { EVENTS, eventsOfKind } from './events.ts';
import { groupTitle } from './group-title.ts';

type Person = Pick<Actor, 'accountId' | 'organisationId'>;

/*
 * The user's notifications for the current organisation, or for all they still belong to. The organisations are selected first, so
 * that the newest notifications are read by index.
 */
const ownOf = (
  { accountId, organisationId }: Person,
  { organisations }: NotificationFilter,
): Sql => sql`n.account_id = ${accountId}
  and n.organisation_id = any (array(select organisation_id from membership where account_id = ${accountId}
    ${organisations === 'all' ? sql`` : sql`and organisation_id = ${organisationId}`}))`;

const chosen = ({ kind, organisation }: NotificationFilter): Sql =>
  allOf(
    kind ? sql`n.event = any (${eventsOfKind(kind)}::text[])` : undefined,
    organisation ? sql`n.organisation_id = ${organisation}` : undefined,
  );

/* Groups notifications of one event and page; read and unread ones separately. */
const GROUP = sql`r.organisation_id, coalesce(r.event || ' ' || r.href, r.id::text), r.read_at is null`;

interface Group extends Omit<NotificationView, 'kind' | 'organisation'> {
  /** Null when the user belongs to one organisation only. */
  organisation: NotificationView['organisation'] | null;
  event: string | null;
  about: string | null;
  count: number;
}

interface Listed {
  items: Group[];
  total: number;
  isCapped: boolean;
  unread: number;
}

/**
 * Reads a page of the user's newest TOTAL_LIMIT notifications, newest first, grouped by event and page. `unread` counts single
 * notifications and ignores the filter by kind.
 */
export const listNotifications = async (db: Db, actor: Actor, query: NotificationQuery): Promise<NotificationList> => {
  const { page, show } = query;
  const own = ownOf(actor, query);
  const listed = await oneRow(
    db,
    sql<Listed>`with recent as materialized (
      select n.* from notification n where ${own} and ${chosen(query)}
        and ${show === 'unread' ? sql`n.read_at is null` : sql`true`} order by n.id desc limit ${sql.lit(TOTAL_LIMIT + 1)}),
    placed as (
      select r.*, (count(*) over (partition by ${GROUP}))::int as count,
        row_number() over (partition by ${GROUP} order by r.id desc) as place
      from (select * from recent order by id desc limit ${sql.lit(TOTAL_LIMIT)}) r),
    mine as (select o.id, o.name from membership m join organisation o on o.id = m.organisation_id
      where m.account_id = ${actor.accountId})
    select coalesce((select json_agg(json_build_object('id', i.id, 'title', i.title, 'message', i.message, 'href', i.href,
        'readAt', i.read_at, 'createdAt', i.created_at, 'event', i.event, 'about', i.about, 'count', i.count,
        'organisation', (select json_build_object('id', id, 'name', name) from mine where id = i.organisation_id and (select count(*) from mine) > 1)) order by i.id desc)
        from (select * from placed where place = 1 order by id desc ${windowOf(page)}) i), '[]') as items,
      (select count(*)::int from placed where place = 1) as total,
      (select count(*) from recent) > ${sql.lit(TOTAL_LIMIT)} as "isCapped",
      (select count(*)::int from notification n where ${own} and n.read_at is null) as unread`,
  );
  const { items, total, isCapped, unread } = found(listed);
  return {
    items: items.map(viewOf),
    ...{ total, totalIsCapped: isCapped, page, pageSize: PAGE_SIZE, unread },
  };
};

const viewOf = ({ about, event: name, organisation, ...group }: Group): NotificationView => {
  const event = EVENTS.get(name ?? '');
  return {
    ...group,
    organisation: organisation ?? undefined,
    title: groupTitle({ ...group, about }, event),
    kind: event?.kind,
  };
};

/** A write by the reading user. */
interface Reading extends Dated {
  actor: Person;
}

/**
 * Marks a notification of the user as read, with the earlier ones of its group. A second call keeps the first time. Throws
 * `not_found` for another user's notification.
 */
export const markRead = async ({ db, actor, now }: Reading, { id }: { id: string }): Promise<void> => {
  const rows =
    await db.run(sql`update notification k set read_at = coalesce(k.read_at, ${now}::timestamptz) from notification n
    where n.id = ${id} and ${ownOf(actor, { organisations: 'all' })} and k.account_id = n.account_id and k.organisation_id = n.organisation_id
      and (k.id = n.id or (k.read_at is null and k.id < n.id and k.event = n.event and k.href = n.href)) returning k.id`);
  found(rows[0]);
};

/** Marks all notifications of the user that match the filter as read, up to the time of the write. */
export const markAllRead = async ({ db, actor, now }: Reading, filter: NotificationFilter): Promise<void> => {
  await db.run(sql`update notification n set read_at = ${now}::timestamptz where ${ownOf(actor, filter)} and ${chosen(filter)}
    and n.read_at is null and date_trunc('milliseconds', n.created_at) <= ${now}::timestamptz`);
};
