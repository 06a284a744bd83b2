import { serverNow } from '@psp/auth/session/server-clock';
import { romanianDay } from '@psp/contracts/romania';
import { YEARLY_LICENCE } from '@psp/contracts/yearly-figures';
import { type EditedYearlyReport, YEARLY_STATUS } from '@psp/contracts/yearly-reports';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { REPORTS, reportQuery, reportsQuery } from '../yearly-reports/queries.ts';
import { strings } from './strings.ts';

/** Card of the last public report of a year: its address and licence, and who published it. */
export function YearlyCard() {
  const query = useQuery(reportsQuery);
  const last = query.data?.items.find(({ status }) => status === 'published');
  return (
    <Card aria-labelledby="yearly-report" {...screenOnly}>
      <CardHeader
        id="yearly-report"
        title={last ? strings.yearly(last.year) : strings.yearlyTitle}
        action={last ? <StatusBadge status={YEARLY_STATUS.published} /> : null}
      />
      <CardBody>
        <Loaded query={query} rows={3}>
          {() => (last ? <LastReport id={last.id} year={last.year} /> : <NoReport />)}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function NoReport() {
  return (
    <Stack gap={12}>
      <p>{strings.noYearly}</p>
      <p>
        <Link href={REPORTS}>{strings.allYearly}</Link>
      </p>
    </Stack>
  );
}

const publisherOf = ({ history }: EditedYearlyReport): string | undefined =>
  history.find(({ action, outcome }) => action === 'yearly-report.publish' && outcome === 'done')?.who;

function LastReport({ id, year }: { id: string; year: number }) {
  const query = useQuery(reportQuery(id));
  const path = `/raport/${year}`;
  const running = Number(romanianDay(serverNow()).slice(0, 4));
  return (
    <Stack gap={12}>
      <p>{strings.yearlyAt(`${window.location.host}${path}`, YEARLY_LICENCE.name)}</p>
      {running === year + 1 ? <p>{strings.nextYearly(running)}</p> : null}
      <Loaded query={query} rows={1}>
        {(report) => (
          <p>{strings.publishedBy(publisherOf(report), report.publishedAt ? formatDate(report.publishedAt) : '')}</p>
        )}
      </Loaded>
      <p>
        <Link href={path}>{strings.openYearly(year)}</Link>
      </p>
    </Stack>
  );
}
