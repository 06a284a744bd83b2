import type { PeriodDays } from '@psp/contracts/compared-periods';
import type { ListedOutcome } from '@psp/contracts/dashboards';
import type { FunnelStep, NetworkFigure } from '@psp/contracts/network-report-words';
import type { NetworkReport, NetworkReportQuery, PackageLine } from '@psp/contracts/network-reports';
import { daysOf } from '@psp/contracts/report-periods';
import type { CountyCode } from '@psp/contracts/taxonomies';
import type { OrganisationQuery } from '@psp/contracts/users';
import { requestList } from '../service-requests/filters.ts';
import { organisationList } from '../users/filters.ts';

type County = CountyCode | undefined;

/** Address of the list of the requests that the report counts. */
export const requestsHref = ({ from, to }: PeriodDays, county: County, outcome?: ListedOutcome): string =>
  requestList.address({ ...requestList.none, kind: 'offers', from, to, county, outcome });

/** Address of the list of the members and partners that the report counts. */
export const organisationsHref = (filters: Partial<OrganisationQuery>): string =>
  organisationList.address({ ...organisationList.none, kind: 'members', status: 'approved', ...filters });

type Counted = Pick<NetworkReport, 'days' | 'activeDays'>;

/** Address of the list that has exactly what a figure counts; null for a figure without a list. */
export const figureHref = (
  figure: NetworkFigure,
  { days, activeDays }: Counted,
  { county }: NetworkReportQuery,
): string | null => {
  const joined = { joinedTo: days.to, county };
  const lists: Partial<Record<NetworkFigure, string>> = {
    members: organisationsHref({ ...joined, kind: 'uat' }),
    partners: organisationsHref({ ...joined, kind: 'firma' }),
    active: organisationsHref({ ...joined, activeFrom: activeDays.from, activeTo: activeDays.to }),
    requests: requestsHref(days, county),
    firstOffer: requestsHref(days, county, 'offers'),
    offersPerRequest: requestsHref(days, county, 'opened'),
    acceptance: requestsHref(days, county, 'chosen'),
    accepted: requestsHref(days, county, 'chosen'),
  };
  return lists[figure] ?? null;
};

const REACHED: Record<FunnelStep, ListedOutcome | undefined> = {
  requests: undefined,
  offered: 'offers',
  chosen: 'chosen',
  completed: 'completed',
  reviewed: 'reviews',
};
const LOST: Record<Exclude<FunnelStep, 'requests'>, ListedOutcome> = {
  offered: 'unoffered',
  chosen: 'unchosen',
  completed: 'unfinished',
  reviewed: 'unreviewed',
};

/** Address of the list of the requests that reached a step. */
export const stepHref = (step: FunnelStep, days: PeriodDays, county: County): string =>
  requestsHref(days, county, REACHED[step]);

/** Address of the list of the requests that ended before a step, or still are there. */
export const lostHref = (step: Exclude<FunnelStep, 'requests'>, days: PeriodDays, county: County): string =>
  requestsHref(days, county, LOST[step]);

/** Address of the list of the members with a package. */
export const packageHref = ({ kind, package: name }: PackageLine, { to }: PeriodDays, county: County): string =>
  organisationsHref({ kind, package: name ?? 'none', joinedTo: to, county });

interface CohortCell {
  /** Month (yyyy-mm) in which the organisations joined. */
  month: string;
  /** Month in which they were active; null for all that joined. */
  activeIn: string | null;
}

/** Address of the list of the organisations of a cohort; the last month ends with the report. */
export const cohortHref = ({ month, activeIn }: CohortCell, { to }: PeriodDays, county: County): string => {
  const daysIn = (one: string): PeriodDays => {
    const whole = daysOf(`${one}..${one}`, new Date(0));
    return { from: whole.from, to: whole.to < to ? whole.to : to };
  };
  const joined = daysIn(month);
  const active = activeIn ? daysIn(activeIn) : null;
  return organisationsHref({
    ...{ county, joinedFrom: joined.from, joinedTo: joined.to },
    ...(active ? { activeFrom: active.from, activeTo: active.to } : {}),
  });
};
