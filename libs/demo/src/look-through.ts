import { dueReaders, mailUnread } from '@psp/domain/communicating/messages/remind-of-unread';
import { sendDigests } from '@psp/domain/operating/notifications/digests';
import { markAllRead } from '@psp/domain/operating/notifications/queries';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import { strangersStep } from './step.ts';
import type { World } from './world.ts';

/** Days ago at which everybody looked through what they had been told. */
const READ_DAYS = [300, 150, 75, 35, 15, 6, 2];

/** Lists of notifications follow ids, which are by the clock. */
const inOrder = sql`update notification set id = uuidv7(created_at - now())`;

/** People read their notifications, and are told by mail of unread messages and, in digests, of what is new. */
export async function lookThrough(whole: Write, { now }: World): Promise<void> {
  const { db } = whole;
  await db.run(inOrder);
  const people = await db.run(sql<{ accountId: string; organisationId: string }>`select distinct on (account_id)
    account_id as "accountId", organisation_id as "organisationId" from membership order by account_id, organisation_id`);
  for (const days of READ_DAYS) {
    const reading = { db, now: daysBefore(now, days) };
    await Promise.all(people.map((actor) => markAllRead({ ...reading, actor }, { organisations: 'all' })));
  }
  const remind = strangersStep(now, async (write) => {
    for (const { id } of await write.db.run(dueReaders(now))) await mailUnread(write, id);
    for (const { id } of await write.db.run(sendDigests.due(now))) await sendDigests.apply(write, id);
  });
  await remind.take(whole);
}
