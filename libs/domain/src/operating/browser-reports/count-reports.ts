import type { BrowserReport, ReportedArea, Vital } from '@psp/contracts/browser-reports';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { isWithinLimit } from '../limits/limit.ts';
import { hashWith, readDailySecret } from '../limits/daily-secret.ts';
import type { Write } from '../../write.ts';

/**
 * When a day has this many rows, releases that are not live get no new ones. Live releases and reports without a version need about
 * ten thousand at most.
 */
const ROWS_MAX = 15_000;

/** `area` and `what` of the single row per day for all versions that the portal does not know. */
export const UNKNOWN = 'unknown';

/** Classifies a version of an area: live, an earlier one whose files are kept, or unknown. */
export type ReleaseOf = (told: { area: ReportedArea; version: string }) => 'live' | 'kept' | 'unknown';

/** Ratio between two steps of the logarithmic scale; percentiles are exact to half a step. */
export const STEP = 1.05;

/** Units per vital: milliseconds, or thousandths of the layout shift. */
export const SCALES: Readonly<Record<Vital, number>> = { LCP: 1, INP: 1, CLS: 1000 };

const stepOf = (name: Vital, value: number): number => Math.round(Math.log(1 + value * SCALES[name]) / Math.log(STEP));

interface RowKey {
  area: ReportedArea | typeof UNKNOWN;
  version: string;
  what: string;
  step: number;
}

interface Row extends RowKey {
  count: number;
  /** Counted also on a full day. */
  always: boolean;
}

const UNKNOWN_ROW: RowKey = { area: UNKNOWN, version: '', what: UNKNOWN, step: 0 };

function rowsOf({ failures, vitals }: BrowserReport, releaseOf: ReleaseOf): Row[] {
  const rows = new Map<string, Row>();
  const add = (area: ReportedArea, told: Omit<RowKey, 'area'>): void => {
    const release = releaseOf({ area, version: told.version });
    const own: RowKey = release === 'unknown' ? UNKNOWN_ROW : { area, ...told };
    const key = Object.values(own).join(' ');
    rows.set(key, { ...own, count: (rows.get(key)?.count ?? 0) + 1, always: release !== 'kept' });
  };
  for (const { area, version, kind } of failures) add(area, { version, what: kind, step: 0 });
  for (const { area, version, name, value } of vitals) add(area, { version, what: name, step: stepOf(name, value) });
  return [...rows.values()];
}

/**
 * Adds a browser's report to the counts of the current day in Bucharest. `address` is the caller's IP address, stored as a hash for
 * one day; reports above its limit are not counted. On a full day, new rows of releases that are not live are not counted. Unknown
 * versions are counted together. Returns whether the address was within its limit.
 */
export async function countReport(
  { db, now }: Write<unknown>,
  report: BrowserReport,
  address: string,
  releaseOf: ReleaseOf,
): Promise<boolean> {
  const day = romanianDay(now);
  const caller = hashWith(await readDailySecret(db, day), address);
  if (!(await isWithinLimit({ db, now }, 'browser-report:address', caller))) return false;
  await db.run(sql`insert into browser_report (day, area, version, what, step, count)
    select ${day}::date, area, version, what, step, count
    from jsonb_to_recordset(${JSON.stringify(rowsOf(report, releaseOf))}::jsonb)
      as told (area text, version text, what text, step smallint, count integer, always boolean)
    where always or exists (select from browser_report there where there.day = ${day}::date
        and (there.area, there.version, there.what, there.step) = (told.area, told.version, told.what, told.step))
      or (select count(*) from browser_report where day = ${day}::date) < ${ROWS_MAX}::int
    order by area, version, what, step
    on conflict (day, area, version, what, step) do update set count = browser_report.count + excluded.count`);
  return true;
}
