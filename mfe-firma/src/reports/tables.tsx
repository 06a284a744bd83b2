import { serverNow } from '@psp/auth/session/server-clock';
import { RANGE_LABELS } from '@psp/contracts/firm-report-words';
import type { FirmReport, OfferCounts } from '@psp/contracts/firm-reports';
import type { OfferListQuery } from '@psp/contracts/offer-list';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { PRICE_RANGES, type PriceRange } from '@psp/contracts/price-ranges';
import { daysOf } from '@psp/contracts/report-periods';
import { monthLabel } from '@psp/contracts/report-words';
import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/review-criteria';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { winRateOf } from '@psp/contracts/win-rate';
import { StatusBadge } from '@psp/design-system/badge';
import { formatNumber, formatRating } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, type TableColumn, Td, Th, Tr } from '@psp/design-system/table';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { given } from '@psp/features/reports/ui/report-figures';
import type { ReactNode } from 'react';
import { offersHref, reviewsHref } from './list-href.ts';
import { strings } from './strings.ts';

const { columns, tables } = strings;

/** A column of numbers. */
const numberColumn = (key: string, label: string): TableColumn => ({ key, label, align: 'end' });
const COUNTS = [
  ...[numberColumn('offers', columns.offers), numberColumn('accepted', columns.accepted)],
  ...[numberColumn('declined', columns.declined), numberColumn('winRate', columns.winRate)],
];

interface ReportTableProps {
  caption: string;
  columns: readonly TableColumn[];
  children: ReactNode;
}

/** A table of the report. */
const ReportTable = ({ caption, columns: heads, children }: ReportTableProps) => (
  <Table dense caption={caption} isCaptionHidden keepsColumns columns={heads}>
    {children}
  </Table>
);

interface CountProps {
  report: FirmReport;
  /** Label of what is counted. */
  of: string;
  count: number;
  filters: Pick<OfferListQuery, 'status' | 'category'>;
}

/** A number of offers with a link to them. */
const OfferCount = ({ report, of, count, filters }: CountProps) => (
  <CountLink count={count} href={offersHref(report, filters)} label={strings.listOf(of, strings.offersOf(count))} />
);

interface CountCellsProps {
  report: FirmReport;
  name: string;
  line: OfferCounts;
  filters: Pick<OfferListQuery, 'category'>;
}

function CountCells({ report, name, line, filters }: CountCellsProps) {
  const { offers, accepted, declined } = line;
  return (
    <>
      <Td align="end">
        <OfferCount {...{ report, filters }} of={name} count={offers} />
      </Td>
      {(['accepted', 'declined'] as const).map((status) => (
        <Td key={status} align="end">
          <OfferCount
            report={report}
            of={`${name}, ${columns[status].toLowerCase()}`}
            count={status === 'accepted' ? accepted : declined}
            filters={{ ...filters, status }}
          />
        </Td>
      ))}
      <Td align="end">{given(winRateOf(line), strings.percent)}</Td>
    </>
  );
}

export function MonthTable({ report }: { report: FirmReport }) {
  return (
    <ReportTable caption={tables.months} columns={[{ key: 'month', label: columns.month }, ...COUNTS]}>
      {report.months.map((line) => (
        <Tr key={line.month}>
          <Th>{monthLabel(line.month)}</Th>
          <CountCells
            report={{ ...report, ...daysOf(`${line.month}..${line.month}`, serverNow()) }}
            name={monthLabel(line.month)}
            line={line}
            filters={{}}
          />
        </Tr>
      ))}
    </ReportTable>
  );
}

export function DomainTable({ report }: { report: FirmReport }) {
  return (
    <ReportTable caption={tables.domains} columns={[{ key: 'domain', label: columns.domain }, ...COUNTS]}>
      {report.domains.map((line) => (
        <Tr key={line.domain}>
          <Th>{DOMAINS[line.domain]}</Th>
          <CountCells report={report} name={DOMAINS[line.domain]} line={line} filters={{ category: line.domain }} />
        </Tr>
      ))}
    </ReportTable>
  );
}

const MARKS = ['1', '2', '3', '4', '5'] as const;
/** The criteria of reviews, in their order. */
export const CRITERIA = Object.keys(REVIEW_CRITERIA) as ReviewCriterion[];

export function StateTable({ report }: { report: FirmReport }) {
  return (
    <ReportTable
      caption={tables.states}
      columns={[{ key: 'status', label: columns.status }, numberColumn('offers', columns.offers)]}
    >
      {report.states.map(({ status, offers }) => (
        <Tr key={status}>
          <Th>
            <StatusBadge status={OFFER_STATUS[status]} />
          </Th>
          <Td align="end">
            <OfferCount report={report} of={OFFER_STATUS[status].label} count={offers} filters={{ status }} />
          </Td>
        </Tr>
      ))}
    </ReportTable>
  );
}

/* Without links: the range of a known offer would reveal the price of the winner. */
export function RangeTable({ ranges }: { ranges: Record<PriceRange, number> }) {
  return (
    <ReportTable
      caption={tables.prices}
      columns={[{ key: 'range', label: columns.range }, numberColumn('lost', columns.lost)]}
    >
      {PRICE_RANGES.map((range) => (
        <Tr key={range}>
          <Th>{RANGE_LABELS[range]}</Th>
          <Td align="end">{formatNumber(ranges[range])}</Td>
        </Tr>
      ))}
    </ReportTable>
  );
}

interface ReviewTableProps {
  report: FirmReport;
  criteria: NonNullable<FirmReport['reviews']['criteria']>;
}

export function ReviewTable({ report, criteria }: ReviewTableProps) {
  const heads = [
    { key: 'criterion', label: columns.criterion },
    numberColumn('mean', columns.mean),
    ...MARKS.map((mark) => numberColumn(mark, columns.mark(Number(mark)))),
  ];
  return (
    <ReportTable caption={tables.reviews} columns={heads}>
      {CRITERIA.map((name) => (
        <Tr key={name}>
          <Th>{REVIEW_CRITERIA[name]}</Th>
          <Td align="end">
            <Link
              href={reviewsHref(report)}
              aria-label={strings.meanOf(
                REVIEW_CRITERIA[name],
                formatRating(criteria[name].mean),
                report.reviews.count,
              )}
            >
              {formatRating(criteria[name].mean)}
            </Link>
          </Td>
          {MARKS.map((mark, at) => (
            <Td key={mark} align="end">
              <ReviewCount {...{ report, criterion: name, mark }} count={criteria[name].marks[at] ?? 0} />
            </Td>
          ))}
        </Tr>
      ))}
    </ReportTable>
  );
}

interface ReviewCountProps {
  report: FirmReport;
  criterion: ReviewCriterion;
  mark: (typeof MARKS)[number];
  count: number;
}

/* A number of reviews with a link to them. */
const ReviewCount = ({ report, criterion, mark, count }: ReviewCountProps) => (
  <CountLink
    count={count}
    href={reviewsHref(report, { criterion, mark })}
    label={strings.listOf(`${REVIEW_CRITERIA[criterion]}, ${columns.mark(Number(mark))}`, strings.reviewsOf(count))}
  />
);
