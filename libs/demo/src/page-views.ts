import { romanianDay } from '@psp/contracts/romania';
import { addViews } from '@psp/domain/presenting/views/count-page-view';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import type { World } from './world.ts';

const DAYS = 84;

/*
 * Visitors by the hundred, added at once: each would be a transaction of its own. Of a day and a page it is always the same; fewer
 * come at weekends, and to a solution.
 */
export const countPageViews = ({ db }: Write<unknown>, { now }: World): Promise<void> => {
  const [from, to] = [romanianDay(daysBefore(now, DAYS)), romanianDay(daysBefore(now, 1))];
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
