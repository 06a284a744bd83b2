import { romanianDay } from '@psp/contracts/romania';
import { listed } from '@psp/domain/presenting/solutions/listed';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import type { World } from './world.ts';

const DAYS = 84;

/*
 * Visitors by the hundred, counted at once: a command for each would do nothing else. Of a day and a page it is always the same;
 * fewer come at weekends, and to a solution.
 */
export async function countPageViews({ db }: Write<unknown>, { now }: World): Promise<void> {
  const [from, to] = [romanianDay(daysBefore(now, DAYS)), romanianDay(daysBefore(now, 1))];
  await db.run(sql`insert into page_views (page, subject_id, organisation_id, day, views)
    select p.page, p.id, p.organisation_id, d.day, d.views
    from (select 'profile' as page, f.id, f.id as organisation_id, f.name, f.created_at, 9 as most from organisation f
        where f.kind = 'firma' and f.status = 'approved'
      union all select 'solution', s.id, f.id, s.title, s.created_at, 4 from solution s join organisation f on f.id = s.organisation_id
        where ${listed}) p,
      lateral (select day::date, abs(hashtext(p.name || day::date)) % case when extract(isodow from day) > 5 then 3 else p.most end as views
        from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as g (day)) d
    where p.created_at < d.day and d.views > 0`);
}
