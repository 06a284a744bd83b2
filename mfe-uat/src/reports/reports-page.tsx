import { serverNow } from '@psp/auth/session/server-clock';
import { daysOf } from '@psp/contracts/report-periods';
import { REPORT_DEFINITIONS } from '@psp/contracts/report-words';
import type { MonthLine } from '@psp/contracts/reports';
import { ButtonLink } from '@psp/design-system/button';
import { EmptyState } from '@psp/design-system/states';
import type { BarGroup } from '@psp/features/charts/ui/bar-chart';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { domainBars, monthBars } from '@psp/features/reports/ui/bar-groups';
import { ReportFigures } from '@psp/features/reports/ui/report-figures';
import { ReportPage } from '@psp/features/reports/ui/report-page';
import { type ReportChart, ReportPart } from '@psp/features/reports/ui/report-part';
import { strings as common } from '@psp/features/reports/ui/strings';
import { reports as area } from './area.ts';
import { figuresOf } from './figures.ts';
import { strings } from './strings.ts';
import { DomainTable, MonthTable, PartnerTable } from './tables.tsx';

/** /uat/reports: money, durations and partners of the authority's requests. */
export function ReportsPage() {
  return (
    <ReportPage area={area} lead={strings.lead} nothing={({ figures }) => (figures.requests > 0 ? null : <Nothing />)}>
      {(report, period) => {
        const { months, domains, partners } = report;
        const part = { area, period };
        const days = daysOf(period, serverNow());
        return (
          <>
            <ReportFigures figures={figuresOf(report, days)} />
            <ReportPart
              {...part}
              table="months"
              title={strings.tables.months}
              chart={chartOf(months.map((line) => monthBars(line.month, moneyOf(line))))}
            >
              <MonthTable months={months} />
            </ReportPart>
            <ReportPart
              {...part}
              table="domains"
              title={strings.tables.domains}
              chart={chartOf(domains.map((line) => domainBars(line.domain, moneyOf(line))))}
            >
              <DomainTable domains={domains} days={days} />
            </ReportPart>
            <ReportPart {...part} table="partners" title={strings.tables.partners} text={REPORT_DEFINITIONS.partners}>
              <PartnerTable partners={partners} />
            </ReportPart>
          </>
        );
      }}
    </ReportPage>
  );
}

const moneyOf = ({ requested, offered, accepted }: Omit<MonthLine, 'month'>) => [requested, offered, accepted];

const chartOf = (groups: readonly BarGroup[]): ReportChart => ({
  ...{ what: strings.money, series: strings.series, groups, format: common.lei, formatTick: strings.thousands },
});

function Nothing() {
  const readsOnly = useReadsOnly();
  const create = readsOnly ? null : <ButtonLink href="/uat/service-requests/new">{strings.create}</ButtonLink>;
  return (
    <EmptyState title={strings.nothingTitle} action={create}>
      <p>{readsOnly ? strings.nothingToRead : strings.nothing}</p>
    </EmptyState>
  );
}
