import { begunDaysOf, comparedDaysOf, lastDaysOf } from '@psp/contracts/compared-periods';
import { ACTIVE_DAYS, COHORTS } from '@psp/contracts/network-report-words';
import type { CountyLine, NetworkReport, NetworkReportQuery } from '@psp/contracts/network-reports';
import { monthAfter } from '@psp/contracts/report-periods';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
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
interface Parts {
  requests: Requests;
  members: Members;
  happenings: Happenings;
  cohorts: NetworkReport['cohorts'];
}

const NOTHING: Omit<CountyLine, 'county'> = { members: 0, partners: 0, requests: 0, accepted: 0, chosen: 0 };
const byName = (one: CountyCode, other: CountyCode): number => COUNTIES[one].localeCompare(COUNTIES[other], 'ro');

const countyLines = (...parts: ByCounty[]): CountyLine[] =>
  (Object.keys(COUNTIES) as CountyCode[])
    .toSorted(byName)
    .map((county) => Object.assign({ county, ...NOTHING }, ...parts.map((part) => part[county] ?? {})));

/** Counts the network's figures from their rows, in one statement: all are of one moment. */
export const computeReport = async (
  db: Db,
  { period, compared, county }: NetworkReportQuery,
  now: Date,
): Promise<NetworkReport> => {
  const days = begunDaysOf(period, now);
  const scope: Scope = { period, days, compared: comparedDaysOf(period, compared, now), county };
  const last = days.to.slice(0, 7);
  const followed = cohorts(scope, { first: monthAfter(last, 1 - COHORTS), last });
  const row = await oneRow(
    db,
    sql<Parts>`select (${requestFigures(scope)}) as requests, (${memberFigures(scope)}) as members,
      (${happeningFigures(scope, now)}) as happenings, (${followed}) as cohorts`,
  );
  if (!row) throw new Error('the report has no row');
  const { requests, members, happenings } = row;
  return {
    days,
    compared: scope.compared,
    activeDays: lastDaysOf(days, ACTIVE_DAYS),
    computedAt: now.toISOString(),
    figures: { ...members.figures, ...requests.figures, ...happenings.figures } as NetworkReport['figures'],
    packages: members.packages,
    counties: countyLines(members.counties, requests.counties),
    funnel: requests.funnel,
    cohorts: row.cohorts,
    months: happenings.months,
  };
};
