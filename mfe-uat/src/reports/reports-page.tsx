import {
  type MonthLine,
  REPORT_PERIODS,
  type ReportPeriod,
  type ReportTable,
  type ReportView,
} from '@psp/contracts/reports';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { EmptyState } from '@psp/design-system/states';
import type { BarGroup } from '@psp/features/charts/ui/bar-chart';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { Loaded } from '@psp/remote/loaded';
import { optionsOf } from '@psp/remote/options';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReportFigures } from './figures.tsx';
import { MonthlyMail } from './monthly-mail.tsx';
import { ReportPdf } from './report-pdf.tsx';
import { fileHref, periodIn, reportQuery } from './queries.ts';
import { strings } from './strings.ts';
import { DomainTable, monthLabel, MonthTable, PartnerTable } from './tables.tsx';

const BarChart = lazy(async () => ({ default: (await import('@psp/features/charts/ui/bar-chart')).BarChart }));

/** /uat/reports: money, durations and partners of the authority's requests. */
export function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search);
  const query = useQuery(reportQuery(period));
  usePageTitle(strings.title);
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        actions={
          <SelectField
            label={strings.period}
            options={optionsOf(strings.periods, REPORT_PERIODS)}
            value={period}
            onChange={(value) => setSearch({ period: value }, { preventScrollReset: true })}
          />
        }
      />
      <Loaded query={query} rows={8}>
        {(report) => (report.figures.requests > 0 ? <Report report={report} period={period} /> : <Nothing />)}
      </Loaded>
      <MonthlyMail />
    </Page>
  );
}

const moneyOf = ({ requested, offered, accepted }: Omit<MonthLine, 'month'>) => [requested, offered, accepted];

function Report({ report, period }: { report: ReportView; period: ReportPeriod }) {
  const { months, domains, partners } = report;
  const byMonth = months.map((line): BarGroup => {
    const label = monthLabel(line.month);
    return {
      key: line.month,
      label,
      shortLabel: `${label.slice(0, 3)} ${line.month.slice(2, 4)}`,
      values: moneyOf(line),
    };
  });
  const byDomain = domains.map((line): BarGroup => {
    const label = DOMAINS[line.domain];
    return { key: line.domain, label, shortLabel: label.split(' ')[0] ?? label, values: moneyOf(line) };
  });
  return (
    <Stack gap={20}>
      <ReportPdf period={period} />
      <ReportFigures figures={report.figures} />
      <Part table="months" period={period} groups={byMonth}>
        <MonthTable months={months} />
      </Part>
      <Part table="domains" period={period} groups={byDomain}>
        <DomainTable domains={domains} />
      </Part>
      <Part table="partners" period={period}>
        <PartnerTable partners={partners} />
      </Part>
    </Stack>
  );
}

interface PartProps {
  table: ReportTable;
  period: ReportPeriod;
  /** Without it there is no chart. */
  groups?: readonly BarGroup[];
  children: ReactNode;
}

function Part({ table, period, groups, children }: PartProps) {
  const title = strings.tables[table];
  return (
    <Card aria-labelledby={table}>
      <CardHeader id={table} title={title} action={<Files table={table} period={period} />} />
      <CardBody>
        {groups ? (
          <Suspense fallback={<SkeletonList rows={3} label={strings.chartLoading} />}>
            <BarChart
              label={strings.chart(title)}
              series={strings.series}
              groups={groups}
              format={strings.lei}
              formatTick={strings.thousands}
            />
          </Suspense>
        ) : (
          <p>{strings.partnersText}</p>
        )}
      </CardBody>
      {children}
    </Card>
  );
}

function Files({ table, period }: Pick<PartProps, 'table' | 'period'>) {
  return (
    <Row gap={4}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <ButtonLink
          key={format}
          href={fileHref(period, table, format)}
          download
          variant="quiet"
          size="small"
          aria-label={strings.fileOf(strings[format], strings.tables[table])}
        >
          {strings[format]}
        </ButtonLink>
      ))}
    </Row>
  );
}

function Nothing() {
  const readsOnly = useReadsOnly();
  const create = readsOnly ? null : <ButtonLink href="/uat/service-requests/new">{strings.create}</ButtonLink>;
  return (
    <EmptyState title={strings.nothingTitle} action={create}>
      <p>{readsOnly ? strings.nothingToRead : strings.nothing}</p>
    </EmptyState>
  );
}
