import { RANGE_LABELS } from '@psp/contracts/firm-report-words';
import type { FirmReport } from '@psp/contracts/firm-reports';
import { OFFER_STATUS } from '@psp/contracts/offers';
import { PRICE_RANGES, type PriceRange } from '@psp/contracts/price-ranges';
import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/review-criteria';
import { StatusBadge } from '@psp/design-system/badge';
import { formatNumber, formatRating } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Td, Th, Tr } from '@psp/design-system/table';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { reviewsHref } from './list-href.ts';
import { strings } from './strings.ts';
import { Count, number, Part } from './tables.tsx';

const { columns, tables } = strings;
const MARKS = ['1', '2', '3', '4', '5'] as const;
/** The criteria of reviews, in their order. */
export const CRITERIA = Object.keys(REVIEW_CRITERIA) as ReviewCriterion[];

export function StateTable({ report }: { report: FirmReport }) {
  return (
    <Part
      caption={tables.states}
      columns={[{ key: 'status', label: columns.status }, number('offers', columns.offers)]}
    >
      {report.states.map(({ status, offers }) => (
        <Tr key={status}>
          <Th>
            <StatusBadge status={OFFER_STATUS[status]} />
          </Th>
          <Td align="end">
            <Count report={report} of={OFFER_STATUS[status].label} count={offers} filters={{ status }} />
          </Td>
        </Tr>
      ))}
    </Part>
  );
}

/* Without a link: which offer lies in which range would tell what its winner asked. */
export function RangeTable({ ranges }: { ranges: Record<PriceRange, number> }) {
  return (
    <Part caption={tables.prices} columns={[{ key: 'range', label: columns.range }, number('lost', columns.lost)]}>
      {PRICE_RANGES.map((range) => (
        <Tr key={range}>
          <Th>{RANGE_LABELS[range]}</Th>
          <Td align="end">{formatNumber(ranges[range])}</Td>
        </Tr>
      ))}
    </Part>
  );
}

interface ReviewTableProps {
  report: FirmReport;
  criteria: NonNullable<FirmReport['reviews']['criteria']>;
}

export function ReviewTable({ report, criteria }: ReviewTableProps) {
  const heads = [
    { key: 'criterion', label: columns.criterion },
    number('mean', columns.mean),
    ...MARKS.map((mark) => number(mark, columns.mark(Number(mark)))),
  ];
  return (
    <Part caption={tables.reviews} columns={heads}>
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
              <Given {...{ report, criterion: name, mark }} count={criteria[name].marks[at] ?? 0} />
            </Td>
          ))}
        </Tr>
      ))}
    </Part>
  );
}

interface GivenProps {
  report: FirmReport;
  criterion: ReviewCriterion;
  mark: (typeof MARKS)[number];
  count: number;
}

/* A number of reviews, which leads to them. */
const Given = ({ report, criterion, mark, count }: GivenProps) => (
  <CountLink
    count={count}
    href={reviewsHref(report, { criterion, mark })}
    label={strings.listOf(`${REVIEW_CRITERIA[criterion]}, ${columns.mark(Number(mark))}`, strings.reviewsOf(count))}
  />
);
