import { serverNow } from '@psp/auth/session/server-clock';
import type { FirmReport, OfferCounts } from '@psp/contracts/firm-reports';
import type { OfferListQuery } from '@psp/contracts/offer-list';
import { daysOf } from '@psp/contracts/report-periods';
import { monthLabel } from '@psp/contracts/report-words';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { winRateOf } from '@psp/contracts/win-rate';
import { Table, type TableColumn, Td, Th, Tr } from '@psp/design-system/table';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { given } from '@psp/features/reports/ui/report-figures';
import type { ReactNode } from 'react';
import { offersHref } from './list-href.ts';
import { strings } from './strings.ts';

const { columns } = strings;
/** A column of numbers. */
export const number = (key: string, label: string): TableColumn => ({ key, label, align: 'end' });
const COUNTS = [
  ...[number('offers', columns.offers), number('accepted', columns.accepted)],
  ...[number('declined', columns.declined), number('winRate', columns.winRate)],
];

interface PartProps {
  caption: string;
  columns: readonly TableColumn[];
  children: ReactNode;
}

/** A table of the report. */
export const Part = ({ caption, columns: heads, children }: PartProps) => (
  <Table dense caption={caption} isCaptionHidden keepsColumns columns={heads}>
    {children}
  </Table>
);

interface CountProps {
  report: FirmReport;
  /** What is counted, in words. */
  of: string;
  count: number;
  filters: Pick<OfferListQuery, 'status' | 'category'>;
}

/** A number of offers, which leads to them. */
export const Count = ({ report, of, count, filters }: CountProps) => (
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
        <Count {...{ report, filters }} of={name} count={offers} />
      </Td>
      {(['accepted', 'declined'] as const).map((status) => (
        <Td key={status} align="end">
          <Count
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
    <Part caption={strings.tables.months} columns={[{ key: 'month', label: columns.month }, ...COUNTS]}>
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
    </Part>
  );
}

export function DomainTable({ report }: { report: FirmReport }) {
  return (
    <Part caption={strings.tables.domains} columns={[{ key: 'domain', label: columns.domain }, ...COUNTS]}>
      {report.domains.map((line) => (
        <Tr key={line.domain}>
          <Th>{DOMAINS[line.domain]}</Th>
          <CountCells report={report} name={DOMAINS[line.domain]} line={line} filters={{ category: line.domain }} />
        </Tr>
      ))}
    </Part>
  );
}
