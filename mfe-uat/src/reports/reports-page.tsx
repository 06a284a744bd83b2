import { serverNow } from '@psp/auth/session/server-clock';
import { daysOf } from '@psp/contracts/report-periods';
import { daysLabel, REPORT_DEFINITIONS as how, monthLabel, REPORT_DEFINITIONS } from '@psp/contracts/report-words';
import type { DomainLine, MonthLine, PartnerLine, ReportView } from '@psp/contracts/reports';
import type { RequestListQuery } from '@psp/contracts/service-request-list';
import { authorityLines } from '@psp/contracts/similar-organisations';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { ButtonLink } from '@psp/design-system/button';
import { formatNumber, formatRating } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { EmptyState } from '@psp/design-system/states';
import { Table, type TableColumn, Td, Th, Tr } from '@psp/design-system/table';
import type { BarGroup } from '@psp/features/charts/ui/bar-chart';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { domainBars, monthBars } from '@psp/features/reports/ui/bar-groups';
import { ComparisonPart } from '@psp/features/reports/ui/comparison-part';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { given, type ReportFigure, ReportFigures } from '@psp/features/reports/ui/report-figures';
import { ReportPage } from '@psp/features/reports/ui/report-page';
import { type ReportChart, ReportPart } from '@psp/features/reports/ui/report-part';
import { strings as common } from '@psp/features/reports/ui/strings';
import { styled } from 'styled-components';
import { requestList } from '../service-requests/filters.ts';
import { reports as area } from './area.ts';
import { strings } from './strings.ts';

/** First and last day of a report, as yyyy-mm-dd. */
interface ReportDays {
  from: string;
  to: string;
}

/** Address of the list of the requests that a report counts, optionally of one domain. */
const requestsHref = (days: ReportDays, filter: Pick<RequestListQuery, 'category'> = {}): string =>
  requestList.address({ ...requestList.none, ...filter, ...days });

/** The eight figures of the report; the number of requests links to their list. */
const figuresOf = ({ figures }: ReportView, days: ReportDays): ReportFigure[] => {
  const { requests, requested, offered, accepted, offersPerRequest, daysToAccepted, daysToCompleted, savings } =
    figures;
  return [
    {
      ...{ term: strings.requests, value: formatNumber(requests), definition: how.requests },
      href: requestsHref(days),
    },
    { term: strings.requested, value: common.lei(requested), definition: how.requested },
    { term: strings.offered, value: common.lei(offered), definition: how.offered },
    { term: strings.accepted, value: common.lei(accepted), definition: how.accepted },
    {
      ...{ term: strings.offersPerRequest, value: given(offersPerRequest, formatNumber) },
      definition: how.offersPerRequest,
    },
    { term: strings.toAccepted, value: given(daysToAccepted, daysLabel), definition: how.toAccepted },
    { term: strings.toCompleted, value: given(daysToCompleted, daysLabel), definition: how.toCompleted },
    { term: strings.savings, value: given(savings, common.lei), definition: strings.savingsText(figures.savingsOf) },
  ];
};

const { columns } = strings;

const NoWrap = styled.span`
  white-space: nowrap;
`;

const column = (key: keyof typeof columns, isNumber = true): TableColumn => ({
  key,
  label: columns[key],
  ...(isNumber ? { align: 'end' as const } : {}),
});
const MONEY = [column('requests'), column('requested'), column('offered'), column('accepted')];

interface MoneyCellsProps {
  /** Label of the row. */
  name: string;
  line: Omit<MonthLine, 'month'>;
  href: string;
}

function MoneyCells({ name, line, href }: MoneyCellsProps) {
  const { requests } = line;
  return (
    <>
      <Td align="end">
        <CountLink count={requests} href={href} label={strings.requestsOf(name, requests)} />
      </Td>
      {(['requested', 'offered', 'accepted'] as const).map((amount) => (
        <Td key={amount} align="end">
          <NoWrap>{common.lei(line[amount])}</NoWrap>
        </Td>
      ))}
    </>
  );
}

function MonthTable({ months }: { months: readonly MonthLine[] }) {
  return (
    <Table
      dense
      caption={strings.tables.months}
      isCaptionHidden
      keepsColumns
      columns={[column('month', false), ...MONEY]}
    >
      {months.map((line) => (
        <Tr key={line.month}>
          <Th>{monthLabel(line.month)}</Th>
          <MoneyCells
            name={monthLabel(line.month)}
            line={line}
            href={requestsHref(daysOf(`${line.month}..${line.month}`, serverNow()))}
          />
        </Tr>
      ))}
    </Table>
  );
}

interface DomainTableProps {
  domains: readonly DomainLine[];
  days: ReportDays;
}

function DomainTable({ domains, days }: DomainTableProps) {
  return (
    <Table
      dense
      caption={strings.tables.domains}
      isCaptionHidden
      keepsColumns
      columns={[column('domain', false), ...MONEY]}
    >
      {domains.map((line) => (
        <Tr key={line.domain}>
          <Th>{DOMAINS[line.domain]}</Th>
          <MoneyCells name={DOMAINS[line.domain]} line={line} href={requestsHref(days, { category: line.domain })} />
        </Tr>
      ))}
    </Table>
  );
}

const PARTNER = [
  column('partner', false),
  ...(['offers', 'acceptedCount', 'value', 'completed', 'onTime', 'rating'] as const).map((key) => column(key)),
];

function PartnerTable({ partners }: { partners: readonly PartnerLine[] }) {
  return (
    <Table dense caption={strings.tables.partners} isCaptionHidden keepsColumns columns={PARTNER}>
      {partners.map(({ partner, offers, accepted, value, completed, onTime, rating }) => (
        <Tr key={partner.id}>
          <Th>
            <Link href={`/partener/${partner.id}`}>{partner.name}</Link>
          </Th>
          <Td align="end">{formatNumber(offers)}</Td>
          <Td align="end">{formatNumber(accepted)}</Td>
          <Td align="end">
            <NoWrap>{common.lei(value)}</NoWrap>
          </Td>
          <Td align="end">{formatNumber(completed)}</Td>
          <Td align="end">{onTime === null ? common.none : strings.onTime(onTime, completed)}</Td>
          <Td align="end">{rating === null ? common.none : formatRating(rating)}</Td>
        </Tr>
      ))}
    </Table>
  );
}

/** /uat/reports: money, durations and partners of the authority's requests. */
export function ReportsPage() {
  return (
    <ReportPage
      area={area}
      lead={strings.lead}
      nothing={({ figures }) => (figures.requests > 0 ? null : <NoRequests />)}
    >
      {(report, period) => {
        const { months, domains, partners, comparison } = report;
        const part = { area, period };
        const days = daysOf(period, serverNow());
        return (
          <>
            <ReportFigures figures={figuresOf(report, days)} />
            <ComparisonPart {...part} kind="uat" comparison={comparison} linesOf={authorityLines} />
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

function NoRequests() {
  const isReadOnly = useIsReadOnly();
  const create = isReadOnly ? null : <ButtonLink href="/uat/service-requests/new">{strings.create}</ButtonLink>;
  return (
    <EmptyState title={strings.nothingTitle} action={create}>
      <p>{isReadOnly ? strings.nothingToRead : strings.nothing}</p>
    </EmptyState>
  );
}
