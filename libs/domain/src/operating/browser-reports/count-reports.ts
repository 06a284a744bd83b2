import type { BrowserReport, Vital } from '@psp/contracts/browser-reports';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { isWithinLimit } from '../../joining/accounts/limit.ts';
import { hashWith, secretOf } from '../../presenting/views/count-visit.ts';
import type { Write } from '../../write.ts';

/** Most rows of a day; versions come from browsers, and could be invented. */
const MOST_ROWS = 5000;

/** Growth from one step of the scale to the next; a percentile is exact to half of it. */
export const STEP = 1.05;

/** What a unit of the scale is: a millisecond, or a thousandth of the layout shift. */
export const SCALES: Readonly<Record<Vital, number>> = { LCP: 1, INP: 1, CLS: 1000 };

const stepOf = (name: Vital, value: number): number => Math.round(Math.log(1 + value * SCALES[name]) / Math.log(STEP));

interface Row {
  area: string;
  version: string;
  what: string;
  step: number;
  count: number;
}

function rowsOf({ failures, vitals }: BrowserReport): Row[] {
  const rows = new Map<string, Row>();
  const add = (row: Omit<Row, 'count'>): void => {
    const key = Object.values(row).join(' ');
    rows.set(key, { ...row, count: (rows.get(key)?.count ?? 0) + 1 });
  };
  for (const { area, version, kind } of failures) add({ area, version, what: kind, step: 0 });
  for (const { area, version, name, value } of vitals) add({ area, version, what: name, step: stepOf(name, value) });
  return [...rows.values()];
}

/**
 * Adds a browser's report to the counts of its day in Bucharest. What is above the limit of `address`, the IP address of the
 * caller, which is kept as a hash for its day, or of the day is not counted. Returns whether the address was within its limit.
 */
export async function countReport(
  { db, now }: Write<unknown>,
  report: BrowserReport,
  address: string,
): Promise<boolean> {
  const day = romanianDay(now);
  const caller = hashWith(await secretOf(db, day), address);
  if (!(await isWithinLimit({ db, now }, 'browser-report:address', caller))) return false;
  await db.run(sql`insert into browser_report (day, area, version, what, step, count)
    select ${day}::date, area, version, what, step, count
    from jsonb_to_recordset(${JSON.stringify(rowsOf(report))}::jsonb)
      as told (area text, version text, what text, step smallint, count integer)
    where (select count(*) from browser_report where day = ${day}::date) < ${MOST_ROWS}::int
    order by area, version, what, step
    on conflict (day, area, version, what, step) do update set count = browser_report.count + excluded.count`);
  return true;
}
