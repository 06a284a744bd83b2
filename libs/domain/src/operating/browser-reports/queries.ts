import { FAILURE_KINDS, VITALS } from '@psp/contracts/browser-reports';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql } from '../../sql.ts';
import { SCALES, STEP, UNKNOWN } from './count-reports.ts';

const failures: Sql = sql`select area, version, what as kind, sum(count)::int as count, max(day) as "lastOn"
  from recent where what in (${sql.join([...FAILURE_KINDS])}) group by area, version, what
  order by sum(count) desc, area, version, what`;

const percentiles = VITALS.map(
  (name) => sql`round(((power(${STEP}::numeric, max(step) filter (where what = ${name})) - 1)
    / ${SCALES[name]}::numeric), 3)::float as ${sql.id(name.toLowerCase())}`,
);

const vitals: Sql = sql`select area, version, max(total)::int as visits, ${sql.join(percentiles)} from (
    select area, version, what, min(step) as step, max(total) as total from (
      select area, version, what, step, sum(count) over own as total, sum(count) over (own order by step) as upto
      from (select area, version, what, step, sum(count) as count from recent
        where what in (${sql.join([...VITALS])}) group by area, version, what, step) as days
      window own as (partition by area, version, what)) as steps
    where upto >= 0.75 * total group by area, version, what) as told
  group by area, version order by max(total) desc, area, version`;

/** Browser reports of the last seven days, including today, as JSON text (`browserReportView`). */
export const readBrowserReports = (db: Db, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`with recent as (select * from browser_report where day > ${romanianDay(now)}::date - 7)
      select json_build_object(
        'failures', (select coalesce(json_agg(f), '[]') from (${failures}) f),
        'vitals', (select coalesce(json_agg(v), '[]') from (${vitals}) v),
        'unknown', (select json_build_object('count', sum(count)::int, 'lastOn', max(day)) from recent
          where what = ${UNKNOWN} having count(*) > 0))::text as json`,
  );
