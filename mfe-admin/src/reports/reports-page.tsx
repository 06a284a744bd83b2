import { serverNow } from '@psp/auth/session/server-clock';
import { COMPARED } from '@psp/contracts/network-report-words';
import { type NetworkReportQuery, networkReportQuery } from '@psp/contracts/network-reports';
import { romanianDay } from '@psp/contracts/romania';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Button, ButtonLink } from '@psp/design-system/button';
import { formatClock, formatDateTime } from '@psp/design-system/format';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { SelectField } from '@psp/design-system/select-field';
import { media } from '@psp/design-system/theme';
import { PeriodChoice } from '@psp/features/reports/ui/period-choice';
import { PrintedPeriod } from '@psp/features/reports/ui/report-page';
import { ReportPdf } from '@psp/features/reports/ui/report-pdf';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { optionsOf } from '@psp/remote/options';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Cohorts } from './cohorts.tsx';
import { Counties } from './counties.tsx';
import { NetworkFigures } from './figures.tsx';
import { Funnel } from './funnel.tsx';
import { MonthlyMail } from './monthly-mail.tsx';
import { NAME } from './name.ts';
import { Packages } from './packages.tsx';
import {
  askedIn,
  askForPdf,
  computeAgain,
  pdfHref,
  pdfQuery,
  reportQuery,
  tableHref,
  workbookHref,
} from './queries.ts';
import { strings } from './strings.ts';
import { YearlyCard } from './yearly-card.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 12px;
  align-items: flex-end;
  > :last-child { margin-left: auto; }
  ${media.narrow} { > * { flex: 1 0 100%; } }
`;

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; > * { margin-bottom: 16px; } }
`;

const FILES = [
  {
    ...{ label: strings.csv, title: strings.figures },
    hrefOf: (query: NetworkReportQuery) => tableHref(query, 'figures', 'csv'),
  },
  { label: strings.xlsx, title: strings.allTables, hrefOf: workbookHref },
];

interface AskedProps {
  query: NetworkReportQuery;
  onChange: (query: NetworkReportQuery) => void;
}

/* Choice of period, comparison and county, with the files of the chosen report. */
function Asked({ query, onChange }: AskedProps) {
  const { period, compared, county } = query;
  return (
    <Bar {...screenOnly}>
      <PeriodChoice period={period} onChange={(next) => onChange({ ...query, period: next })} />
      <SelectField
        label={strings.compared}
        options={optionsOf(strings.comparedWith, COMPARED)}
        value={compared}
        onChange={(value) => onChange({ ...query, compared: COMPARED.find((one) => one === value) ?? compared })}
      />
      <SelectField
        label={strings.county}
        placeholder={strings.allCounties}
        options={optionsOf(COUNTIES)}
        value={county ?? ''}
        onChange={(value) => onChange(networkReportQuery.parse({ ...query, county: value || undefined }))}
      />
      <Files role="group" aria-label={strings.files}>
        {FILES.map(({ label, title, hrefOf }) => (
          <ButtonLink
            key={label}
            href={hrefOf(query)}
            download
            variant="secondary"
            icon={<Download size={16} aria-hidden />}
            aria-label={strings.fileOf(label, title)}
          >
            {label}
          </ButtonLink>
        ))}
        <ReportPdf query={pdfQuery(query)} ask={() => askForPdf(query)} hrefOf={pdfHref} label={strings.pdf} />
      </Files>
    </Bar>
  );
}

const momentOf = (computedAt: string): string =>
  romanianDay(new Date(computedAt)) === romanianDay(serverNow())
    ? strings.today(formatClock(computedAt))
    : formatDateTime(computedAt);

function Computed({ query, computedAt }: { query: NetworkReportQuery; computedAt: string }) {
  const again = useAct({
    send: () => computeAgain(query),
    view: reportQuery(query),
    done: strings.computedAgain,
    failed: strings.computeFailed,
  });
  return (
    <Row gap={8}>
      <span>{strings.computed(momentOf(computedAt))}</span>
      <span {...screenOnly}>
        <Button
          variant="quiet"
          size="small"
          icon={<RotateCw size={16} aria-hidden />}
          isPending={again.isPending}
          pendingLabel={strings.computing}
          onPress={() => again.run()}
        >
          {strings.again}
        </Button>
      </span>
    </Row>
  );
}

/** /admin/reports: figures of the whole network, each with its definition and the list that it counts. */
export function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  const asked = askedIn(search);
  const query = useQuery(reportQuery(asked));
  usePageTitle(NAME);
  const change = ({ county, ...next }: NetworkReportQuery) =>
    setSearch({ ...next, ...(county ? { county } : {}) }, { preventScrollReset: true });
  return (
    <Page width="wide">
      <PageHeader
        title={NAME}
        actions={query.data ? <Computed query={asked} computedAt={query.data.computedAt} /> : null}
      />
      <Stack gap={16}>
        <Asked query={asked} onChange={change} />
        <Loaded query={query} rows={8}>
          {(report) => (
            <Stack gap={16}>
              <PrintedPeriod>
                {`${strings.span(report.days)}${asked.county ? `, ${COUNTIES[asked.county]}` : ''}`}
              </PrintedPeriod>
              <NetworkFigures report={report} query={asked} />
              <Pair>
                <Funnel report={report} query={asked} />
                <Counties report={report} query={asked} />
              </Pair>
              <Cohorts report={report} query={asked} />
            </Stack>
          )}
        </Loaded>
        <Pair>
          {query.data ? <Packages report={query.data} query={asked} /> : null}
          <Stack gap={16}>
            <MonthlyMail />
            <YearlyCard />
          </Stack>
        </Pair>
      </Stack>
    </Page>
  );
}
