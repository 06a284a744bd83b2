import { serverNow } from '@psp/auth/session/server-clock';
import { daysOf } from '@psp/contracts/report-periods';
import { monthLabel } from '@psp/contracts/report-words';
import type { DomainLine, MonthLine, PartnerLine } from '@psp/contracts/reports';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { formatNumber, formatRating } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, type TableColumn, Td, Th, Tr } from '@psp/design-system/table';
import { styled } from 'styled-components';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { strings as common } from '@psp/features/reports/ui/strings';
import { type ReportDays, requestsHref } from './list-href.ts';
import { strings } from './strings.ts';

const { columns } = strings;

const Whole = styled.span`
  white-space: nowrap;
`;

const column = (key: keyof typeof columns, isNumber = true): TableColumn => ({
  key,
  label: columns[key],
  ...(isNumber ? { align: 'end' as const } : {}),
});
const MONEY = [column('requests'), column('requested'), column('offered'), column('accepted')];

interface MoneyCellsProps {
  /** What the line is of, in words. */
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
          <Whole>{common.lei(line[amount])}</Whole>
        </Td>
      ))}
    </>
  );
}

export function MonthTable({ months }: { months: readonly MonthLine[] }) {
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

export function DomainTable({ domains, days }: DomainTableProps) {
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

export function PartnerTable({ partners }: { partners: readonly PartnerLine[] }) {
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
            <Whole>{common.lei(value)}</Whole>
          </Td>
          <Td align="end">{formatNumber(completed)}</Td>
          <Td align="end">{onTime === null ? common.none : strings.onTime(onTime, completed)}</Td>
          <Td align="end">{rating === null ? common.none : formatRating(rating)}</Td>
        </Tr>
      ))}
    </Table>
  );
}
