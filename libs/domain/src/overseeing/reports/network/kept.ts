import type { NetworkReport, NetworkReportQuery } from '@psp/contracts/network-reports';
import type { Compared } from '@psp/contracts/network-report-words';
import type { ReportPeriod } from '@psp/contracts/report-periods';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { TimedStep } from '../../../capability.ts';
import { record } from '../../../operating/audit/record.ts';
import type { Db } from '../../../read-db.ts';
import { jsonText, oneRow, type Sql } from '../../../sql.ts';
import type { Dated, Write } from '../../../write.ts';
import { computeReport } from './compute.ts';

/** Hour in Bucharest from which a report is computed anew. */
const REFRESHED_AT = '06:00';
/** Days without a reader after which a report is no longer computed anew each day, and after which it is removed. */
const UNREAD_DAYS = 14;
const KEPT_DAYS = 60;
const DAY = 86_400_000;

/* The last 06:00 in Bucharest, at which reports become outdated. */
const refreshedAt = (now: Date): Date => {
  const today = romanianMoment(romanianDay(now), REFRESHED_AT);
  return today <= now ? today : romanianMoment(romanianDay(new Date(now.getTime() - DAY)), REFRESHED_AT);
};

/* A named period, such as this year, has other months from the midnight at which a month begins. */
const isNamed = sql`k.period not like '%..%'`;
const monthBegan = (now: Date): Date => romanianMoment(`${romanianDay(now).slice(0, 7)}-01`, '00:00');

/** SQL condition: the kept report `k` is outdated. */
const isOutdated = (now: Date): Sql =>
  sql`(k.computed_at < ${refreshedAt(now)} or (${isNamed} and k.computed_at < ${monthBegan(now)}))`;

const isOne = ({ period, compared, county }: NetworkReportQuery) =>
  sql`k.period = ${period} and k.compared = ${compared} and k.county = ${county ?? ''}`;

/** Counts a report and keeps it. Of two at once, the one of the later moment stays. */
const keep = async ({ db, now }: Dated, query: NetworkReportQuery): Promise<NetworkReport> => {
  const report = await computeReport(db, query, now);
  await db.run(sql`insert into network_report_kept as k (period, compared, county, content, computed_at, read_at)
    values (${query.period}, ${query.compared}, ${query.county ?? ''}, ${JSON.stringify(report)}::json, ${now}, ${now})
    on conflict on constraint network_report_kept_once do update set content = excluded.content, computed_at = excluded.computed_at
    where k.computed_at < excluded.computed_at`);
  return report;
};

/** Reads a report as JSON text (`networkReport`): the kept one of the day, or one that is counted now. */
export const readReport = async (db: Db, query: NetworkReportQuery, now: Date): Promise<string> => {
  const kept = await jsonText(
    db,
    sql<{ json: string }>`with read as (update network_report_kept k set read_at = ${now}
        where ${isOne(query)} and k.read_at < ${now}::timestamptz - interval '1 hour')
      select k.content::text as json from network_report_kept k where ${isOne(query)} and not ${isOutdated(now)}`,
  );
  return kept === 'null' ? JSON.stringify(await keep({ db, now }, query)) : kept;
};

/** The same as an object. */
export const networkReportOf = async (db: Db, query: NetworkReportQuery, now: Date): Promise<NetworkReport> =>
  JSON.parse(await readReport(db, query, now)) as NetworkReport;

/** Counts a report again at the reader's request. */
export const computeAgain = async (write: Write<Actor>, query: NetworkReportQuery): Promise<NetworkReport> => {
  const report = await keep(write, query);
  const { period, compared, county } = query;
  record(
    write,
    { entity: 'network-report', id: null },
    { action: 'compute' },
    { details: { period, compared, county } },
  );
  return report;
};

interface Kept {
  period: ReportPeriod;
  compared: Compared;
  county: CountyCode | '';
}

/** Counts the reports that are read anew each day, so that nobody waits for them. */
export const refreshReports: TimedStep = {
  due: (now) => sql<{ id: string }>`select k.id from network_report_kept k
    where ${isOutdated(now)} and k.read_at > ${new Date(now.getTime() - UNREAD_DAYS * DAY)}`,
  apply: async ({ db, now }, id) => {
    const kept = await oneRow(
      db,
      sql<Kept>`select period, compared, county from network_report_kept k where k.id = ${id} and ${isOutdated(now)}`,
    );
    if (kept) await keep({ db, now }, { ...kept, county: kept.county || undefined });
  },
};

/** Removes reports that nobody reads. */
export const TIDY_KEPT = `delete from network_report_kept where read_at < now() - interval '${KEPT_DAYS} days'`;
