import { FIRM_DEFINITIONS as how } from '@psp/contracts/firm-report-words';
import type { FirmReport, FirmTable } from '@psp/contracts/firm-reports';
import type { ReportPeriod } from '@psp/contracts/report-periods';
import { ButtonLink } from '@psp/design-system/button';
import { EmptyState } from '@psp/design-system/states';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { ReportFigures } from '@psp/features/reports/ui/report-figures';
import { ReportPage } from '@psp/features/reports/ui/report-page';
import { ReportPart } from '@psp/features/reports/ui/report-part';
import { reports as area } from './area.ts';
import { chartsOf } from './charts.ts';
import { figuresOf } from './figures.ts';
import { RangeTable, ReviewTable, StateTable } from './more-tables.tsx';
import { strings } from './strings.ts';
import { DomainTable, MonthTable } from './tables.tsx';

const isEmpty = ({ figures, reviews }: FirmReport) => figures.offers === 0 && reviews.count === 0;

/** /firma/reports: how the firm's offers fare, and what authorities say of its work. */
export function ReportsPage() {
  return (
    <ReportPage area={area} lead={strings.lead} nothing={(view) => (isEmpty(view) ? <Nothing /> : null)}>
      {(report, period) => (
        <>
          <ReportFigures figures={figuresOf(report)} />
          {report.figures.offers > 0 ? <OfferParts report={report} period={period} /> : null}
          <ReviewPart report={report} period={period} />
        </>
      )}
    </ReportPage>
  );
}

interface PartsProps {
  report: FirmReport;
  period: ReportPeriod;
}

const partOf = ({ report, period }: PartsProps, table: FirmTable) => ({
  ...{ area, period, table, title: strings.tables[table], chart: chartsOf(report)[table] },
});

function OfferParts(props: PartsProps) {
  const { report } = props;
  const { lost, ranges } = report.prices;
  return (
    <>
      <ReportPart {...partOf(props, 'months')} text={how.months}>
        <MonthTable report={report} />
      </ReportPart>
      <ReportPart {...partOf(props, 'domains')} text={how.domains}>
        <DomainTable report={report} />
      </ReportPart>
      <ReportPart {...partOf(props, 'states')} text={how.states}>
        <StateTable report={report} />
      </ReportPart>
      <ReportPart
        {...partOf(props, 'prices')}
        text={ranges ? how.prices : `${how.tooFew} ${strings.lost(lost)}`}
        hasFiles={ranges !== null}
      >
        {ranges ? <RangeTable ranges={ranges} /> : null}
      </ReportPart>
    </>
  );
}

function ReviewPart(props: PartsProps) {
  const { criteria } = props.report.reviews;
  return (
    <ReportPart
      {...partOf(props, 'reviews')}
      text={criteria ? how.reviews : strings.noReviews}
      hasFiles={criteria !== null}
    >
      {criteria ? <ReviewTable report={props.report} criteria={criteria} /> : null}
    </ReportPart>
  );
}

function Nothing() {
  const readsOnly = useReadsOnly();
  const look = readsOnly ? null : <ButtonLink href="/firma/opportunities">{strings.findWork}</ButtonLink>;
  return (
    <EmptyState title={strings.nothingTitle} action={look}>
      <p>{readsOnly ? strings.nothingToRead : strings.nothing}</p>
    </EmptyState>
  );
}
