import { FEEDBACK_DAYS } from '@psp/contracts/event-feedback';
import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import type { Sql } from '../../sql.ts';
import { eventOf } from '../events/end-offers.ts';
import { notifyOf } from '../events/notify-registered.ts';
import { closesAt } from './feedback.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const DAY_MS = 86_400_000;

/* Events from a day after their end until the answers close, with those present who were not notified yet. */
const toAsk = (
  now: Date,
): Sql => sql`event e join seat_registration r on r.pool_id = e.pool_id and r.status = 'attended'
    and r.account_id is not null and not exists (select from event_feedback_asked q where q.registration_id = r.id)
  where e.status = 'published' and e.ends_at <= ${now}::timestamptz - interval '1 day' and ${closesAt} > ${now}::timestamptz`;

/** Asks those who attended an event for their answer, once, a day after its end; whoever is marked later, when that happens. */
export const askForFeedback: TimedStep = {
  due: (now) => sql`select distinct e.id from ${toAsk(now)}`,
  apply: async (write, id) => {
    const { db, now } = write;
    // Only the process that stores the rows notifies.
    const asked = await db.run(
      sql<{ id: string }>`insert into event_feedback_asked (registration_id, asked_at)
        select r.id, ${now} from ${toAsk(now)} and e.id = ${id} on conflict (registration_id) do nothing returning registration_id as id`,
    );
    const silent = await db.run(
      sql<{ id: string }>`select r.id from unnest(${asked.map((one) => one.id)}::uuid[]) r(id)
        where not exists (select from event_feedback f where f.id = r.id)`,
    );
    const event = await eventOf(write, { id });
    const until = new Date(event.endsAt.getTime() + FEEDBACK_DAYS * DAY_MS);
    await notifyOf(write, silent, (kind) => NOTIFICATIONS.asked(kind, event, until));
  },
};
