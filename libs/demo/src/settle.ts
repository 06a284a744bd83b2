import { weighAllRatings } from '@psp/domain/collaborating/reviews/pass-time';
import { removeStaleRegistrations } from '@psp/domain/joining/registrations/remove-forgotten';
import type { Queue } from '@psp/domain/operating/jobs/enqueue';
import { countDueResponses } from '@psp/domain/presenting/partners/response';
import { dueReaders, mailUnread } from '@psp/domain/communicating/messages/remind-of-unread';
import { sendDigests } from '@psp/domain/operating/notifications/digests';
import { markAllRead } from '@psp/domain/operating/notifications/queries';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import { anonymousStep } from './step.ts';
import type { World } from './world.ts';
import { romanianDay } from '@psp/contracts/romania';
import { addViews } from '@psp/domain/presenting/views/count-page-view';

/** Jobs that stay queued, because the worker must still create their documents, or read them. */
const DOCUMENTS: Queue[] = ['purchase-file', 'reception-note', 'text-extraction'];

/**
 * Brings the database to the state of a portal in use: mail settings have their defaults, ratings and response times are computed,
 * notifications are read. Queued mails and jobs are deleted as if done, except for documents that do not exist or are not read yet.
 */
export async function settle(whole: Write, world: World): Promise<void> {
  const { db } = whole;
  await db.run(sql`update account set mail_topics = default`);
  await weighAllRatings(db);
  await countDueResponses(db);
  await readNotifications(whole, world);
  await db.run(sql`delete from mail`);
  await db.run(sql`delete from pgboss.job where created_on = now() and name <> all (${DOCUMENTS}::text[])`);
  await removeStaleRegistrations(db, world.now);
  await countPageViews(whole, world);
}

/** Days ago at which all users read their notifications. */
const READ_DAYS = [300, 150, 75, 35, 15, 6, 2];

/** Notifications are listed by id, which contains the creation time; the ids are replaced by ones that match `created_at`. */
const reorderNotifications = sql`update notification set id = uuidv7(created_at - now())`;

/* Users read their notifications; mails about unread messages and digests are sent. */
async function readNotifications(whole: Write, { now }: World): Promise<void> {
  const { db } = whole;
  await db.run(reorderNotifications);
  const people = await db.run(sql<{ accountId: string; organisationId: string }>`select distinct on (account_id)
    account_id as "accountId", organisation_id as "organisationId" from membership order by account_id, organisation_id`);
  for (const days of READ_DAYS) {
    const reading = { db, now: daysBefore(now, days) };
    await Promise.all(people.map((actor) => markAllRead({ ...reading, actor }, { organisations: 'all' })));
  }
  const remind = anonymousStep(now, async (write) => {
    for (const { id } of await write.db.run(dueReaders(now))) await mailUnread(write, id);
    for (const { id } of await write.db.run(sendDigests.due(now))) await sendDigests.apply(write, id);
  });
  await remind.run(whole);
}

const VIEW_DAYS = 84;

/*
 * Adds views of profiles and solutions, fewer at weekends and for solutions. The number for a page and day is deterministic. All are
 * added at once, because each view would be a transaction of its own.
 */
const countPageViews = ({ db }: Write<unknown>, { now }: World): Promise<void> => {
  const [from, to] = [romanianDay(daysBefore(now, VIEW_DAYS)), romanianDay(daysBefore(now, 1))];
  return addViews(
    db,
    sql`select p.page, p.id, d.day, d.views
    from (select 'profile' as page, id, name, created_at, 9 as most from organisation
      union all select 'solution', id, title, created_at, 4 from solution) p,
      lateral (select day::date, abs(hashtext(p.name || day::date)) % case when extract(isodow from day) > 5 then 3 else p.most end as views
        from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as g (day)) d
    where p.created_at < d.day and d.views > 0`,
  );
};
