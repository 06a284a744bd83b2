import { begunDaysOf, comparedDaysOf, lastDaysOf } from '@psp/contracts/compared-periods';
import { ACTIVE_DAYS, COHORTS } from '@psp/contracts/network-report-words';
import type { CountyLine, NetworkReport, NetworkReportQuery } from '@psp/contracts/network-reports';
import { monthAfter } from '@psp/contracts/report-periods';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { happeningFigures } from './happenings.ts';
import { cohorts, memberFigures } from './members.ts';
import { requestFigures } from './requests.ts';
import type { Scope } from './scope.ts';

type Figures = Partial<NetworkReport['figures']>;
type OfCounty = Partial<Omit<CountyLine, 'county'>>;
type ByCounty = Partial<Record<CountyCode, OfCounty>>;
interface Requests extends Pick<NetworkReport, 'funnel'> {
  figures: Figures;
  counties: ByCounty;
}
interface Members extends Pick<NetworkReport, 'packages'> {
  figures: Figures;
  counties: ByCounty;
}
interface Happenings extends Pick<NetworkReport, 'months'> {
  figures: Figures;
}

const NOTHING: Omit<CountyLine, 'county'> = { members: 0, partners: 0, requests: 0, accepted: 0 };
const byName = (one: CountyCode, other: CountyCode): number => COUNTIES[one].localeCompare(COUNTIES[other], 'ro');

const countyLines = (...parts: ByCounty[]): CountyLine[] =>
  (Object.keys(COUNTIES) as CountyCode[])
    .toSorted(byName)
    .map((county) => Object.assign({ county, ...NOTHING }, ...parts.map((part) => part[county] ?? {})));

const read = async <Item>(db: Db, query: Sql): Promise<Item> => {
  const row = await oneRow(db, query as RawBuilder<{ item: Item }>);
  if (!row) throw new Error('the report has no row');
  return row.item;
};

/**
 * Counts the network's figures from their rows. `db` is a transaction of repeatable read, so that all are of one moment, which is `now`.
 */
export const computeReport = async (
  db: Db,
  { period, compared, county }: NetworkReportQuery,
  now: Date,
): Promise<NetworkReport> => {
  const days = begunDaysOf(period, now);
  const scope: Scope = { period, days, compared: comparedDaysOf(period, compared, now), county };
  const last = days.to.slice(0, 7);
  const requests = await read<Requests>(db, requestFigures(scope));
  const members = await read<Members>(db, memberFigures(scope));
  const happenings = await read<Happenings>(db, happeningFigures(scope, now));
  const followed = await read<NetworkReport['cohorts']>(
    db,
    cohorts(scope, { first: monthAfter(last, 1 - COHORTS), last }),
  );
  return {
    days,
    compared: scope.compared,
    activeDays: lastDaysOf(days, ACTIVE_DAYS),
    computedAt: now.toISOString(),
    figures: { ...members.figures, ...requests.figures, ...happenings.figures } as NetworkReport['figures'],
    packages: members.packages,
    counties: countyLines(members.counties, requests.counties),
    funnel: requests.funnel,
    cohorts: followed,
    months: happenings.months,
  };
};
