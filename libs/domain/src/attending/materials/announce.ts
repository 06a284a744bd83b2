import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { eventOf } from '../events/end-offers.ts';
import { notifyOf } from '../events/notify-registered.ts';
import { NOTIFICATIONS } from './notifications.ts';

/* Materials `m` of the event `e` that nobody was notified of; those for whoever was present wait for the end of the event. */
const isNew = (now: Date): Sql => sql`m.event_id = e.id and m.announced_at is null
  and (m.audience = 'registered' or e.ends_at <= ${now}::timestamptz)`;

/* A quarter of an hour after the last material was added, and not more than once a day. */
const isDue = (
  now: Date,
): Sql => sql`e.status = 'published' and exists (select from event_material m where ${isNew(now)})
  and not exists (select from event_material m where ${isNew(now)} and m.created_at > ${now}::timestamptz - interval '15 minutes')
  and (e.materials_announced_at is null or e.materials_announced_at <= ${now}::timestamptz - interval '1 day')`;

interface Concerned {
  /** Id of the registration. */
  id: string;
  count: number;
}

/* Marks the new materials of an event as announced. Returns those with a right to some of them, with how many. */
const takeNew = ({ db, now }: Write<unknown>, id: string): Promise<Concerned[]> =>
  db.run(
    sql<Concerned>`with added as (update event_material m set announced_at = ${now} from event e
        where e.id = ${id} and ${isNew(now)} returning m.audience),
      concerned as (select r.id, (select count(*)::int from added
          where audience = 'registered' or r.status = 'attended') as count
        from seat_registration r join event e on e.pool_id = r.pool_id
        where e.id = ${id} and r.account_id is not null and r.status in ('confirmed', 'attended', 'absent'))
      select id, count from concerned where count > 0`,
  );

/** Notifies those concerned of the materials that were added to an event since the last time, all in one message. */
export const announceMaterials: TimedStep = {
  due: (now) => sql`select e.id from event e where ${isDue(now)}`,
  apply: async (write, id) => {
    const { db, now } = write;
    // Only the process that updates the row notifies.
    const due = await oneRow(
      db,
      sql`update event e set materials_announced_at = ${now} where e.id = ${id} and ${isDue(now)} returning e.id`,
    );
    if (!due) return;
    const concerned = await takeNew(write, id);
    const event = await eventOf(write, { id });
    for (const count of new Set(concerned.map((one) => one.count))) {
      const which = concerned.filter((one) => one.count === count);
      await notifyOf(write, which, (kind) => NOTIFICATIONS.added(kind, event, count));
    }
  },
};
