import { ROMANIA } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import type { Sql } from '../../sql.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** The portal shows the rest. */
const LINES_MAX = 40;

const workdays = (from: Sql, to: Sql): Sql => sql`generate_series(${from}, ${to}, interval '1 day') w
  where extract(isodow from w) < 6 and not exists (select from holiday h where h.day = w::date)`;
const atEight = (day: Sql): Sql => sql`(${day}::date + time '08:00') at time zone ${ROMANIA}`;

/*
 * Items created before these times are due: `daily` is today at 08:00 in Bucharest, `weekly` is 08:00 on the week's first working
 * day. Both are null before 08:00 and on non-working days; missed items are sent on the next working day. The columns `_before` hold
 * the times of the previous digests.
 */
const cut = (now: Date): Sql => sql`(select case when is_open then eight end as daily,
      case when is_open then ${atEight(sql`(select min(w) from ${workdays(sql`week`, sql`day`)})`)} end as weekly,
      ${atEight(sql`(select max(w) from ${workdays(sql`day - interval '14 days'`, sql`day - interval '1 day'`)})`)} as daily_before,
      ${atEight(sql`(select min(w) from ${workdays(sql`week - interval '7 days'`, sql`week - interval '1 day'`)})`)} as weekly_before
    from (select t.day, date_trunc('week', t.day) as week, e.eight,
        e.eight <= ${now}::timestamptz and exists (select from ${workdays(sql`t.day`, sql`t.day`)}) as is_open
      from (select date_trunc('day', ${now}::timestamptz at time zone ${ROMANIA}) as day) t,
        lateral (select ${atEight(sql`t.day`)} as eight) e) today)`;

/* Items of a suspended account wait for its return until one digest later. */
const DUE = sql`d.created_at < case d.frequency when 'daily' then cut.daily else cut.weekly end and a.id = d.account_id
  and (a.status = 'active' or d.created_at < case d.frequency when 'daily' then cut.daily_before else cut.weekly_before end)`;

interface Item {
  email: string;
  name: string;
  organisationId: string;
  organisation: string;
  hasSeveral: boolean;
  event: string;
  about: string | null;
  title: string;
  message: string;
  href: string;
}

/* Deletes the account's due items and returns the useful ones: unread, of an organisation that the user still belongs to. */
const taken = (accountId: string, now: Date) => sql<Item>`with taken as (
    delete from digest_item d using ${cut(now)} cut, account a where d.account_id = ${accountId} and ${DUE} returning d.*)
  select a.email::text as email, a.display_name as name, o.id as "organisationId", o.name as organisation,
    (select count(*) > 1 from membership where account_id = a.id) as "hasSeveral", t.event,
    coalesce(t.about, n.about) as about, t.title, t.message, t.href
  from taken t join account a on a.id = t.account_id and a.status = 'active'
    join membership m on m.account_id = t.account_id and m.organisation_id = t.organisation_id
    join organisation o on o.id = t.organisation_id left join notification n on n.id = t.id
  where n.read_at is null order by o.name, o.id, t.id desc`;

/** Sends each user with waiting items one digest mail for all their organisations, at 08:00 on working days. Each item is sent once. */
export const sendDigests: TimedStep = {
  due: (now) =>
    sql<{ id: string }>`select distinct d.account_id as id from digest_item d, ${cut(now)} cut, account a where ${DUE}`,
  apply: async ({ db, now }, accountId) => {
    const items = await db.run(taken(accountId, now));
    const [first] = items;
    if (!first) return;
    const lines = linesOf(items);
    await queueMail(db, first.email, 'digest', {
      name: first.name,
      lines: lines.slice(0, LINES_MAX),
      more: String(Math.max(0, lines.length - LINES_MAX)),
    });
  },
};

/** A line of a digest: the newest of `count` items of one event and page. `about` is the short name of the subject, '' for none. */
export type DigestLine = Record<'event' | 'about' | 'title' | 'count' | 'organisation' | 'message' | 'path', string>;

/* Keeps the order by organisation, newest first; a group stands at the place of its newest item. */
const linesOf = (items: readonly Item[]): DigestLine[] => {
  const groups = Map.groupBy(items, ({ organisationId, event, href }) => [organisationId, event, href].join(' '));
  return [...groups.values()].flatMap((group) => group.slice(0, 1).map((newest) => lineOf(newest, group.length)));
};

/* A user of several organisations first chooses the organisation that the page belongs to. */
const lineOf = ({ event, about, title, message, href, organisation, hasSeveral }: Item, count: number): DigestLine => ({
  ...{ event, about: about ?? '', title, message, organisation, count: String(count) },
  path: hasSeveral ? `/organizatie?inapoi=${encodeURIComponent(href)}` : href,
});
