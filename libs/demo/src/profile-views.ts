import { romanianDay } from '@psp/contracts/romania';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import type { World } from './world.ts';

const DAYS = 84;

/*
 * Visitors by the hundred, counted at once: a command for each would do nothing else. Of a day and a firm it is always the same;
 * fewer come at weekends.
 */
export async function countProfileViews({ db }: Write<unknown>, { now }: World): Promise<void> {
  const [from, to] = [romanianDay(daysBefore(now, DAYS)), romanianDay(daysBefore(now, 1))];
  await db.run(sql`insert into page_views (page, subject_id, organisation_id, day, views)
    select 'profile', f.id, f.id, d.day, d.views from organisation f, lateral (
      select day::date, abs(hashtext(f.name || day::date)) % case when extract(isodow from day) > 5 then 3 else 9 end as views
      from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as g (day)) d
    where f.kind = 'firma' and f.status = 'approved' and f.created_at < d.day and d.views > 0`);
}
