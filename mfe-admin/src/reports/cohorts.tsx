import { NO_FIGURE, percentOf } from '@psp/contracts/network-figure-texts';
import type { NetworkCohort, NetworkReport, NetworkReportQuery } from '@psp/contracts/network-reports';
import { monthAfter } from '@psp/contracts/report-periods';
import { monthLabel } from '@psp/contracts/report-words';
import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { printedWhole } from '@psp/design-system/print-style';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { CountLink } from '@psp/features/reports/ui/count-link';
import { styled } from 'styled-components';
import { withCount } from '../records/counted.tsx';
import { cohortHref } from './lists.ts';
import { strings } from './strings.ts';
import { TableFiles } from './table-files.tsx';

/* From light to dark, by quarters. */
const Shade = styled.span`
  display: block;
  min-width: 4rem;
  padding: 3px 6px;
  border-radius: 3px;
  background: #dce9f6;
  text-align: center;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
  a { color: inherit; }
  &[data-quarter='1'] { background: #a9c7e6; color: var(--blue-900); }
  &[data-quarter='2'] { background: #7fa8d6; color: var(--blue-900); }
  &[data-quarter='3'] { background: var(--blue-600); color: #ffffff; }
  &[data-none] { background: none; color: var(--ink-muted); }
`;

interface CohortsProps {
  report: NetworkReport;
  query: NetworkReportQuery;
}

/** The organisations that joined in each month, and how many of them were active in it and in those after it. */
export function Cohorts({ report, query }: CohortsProps) {
  const { cohorts, computedAt } = report;
  const numbers = cohorts.map((_, index) => index + 1);
  return (
    <Card aria-labelledby="cohorts" {...printedWhole}>
      <CardHeader
        id="cohorts"
        title={strings.cohorts}
        action={
          <Row gap={12}>
            <span>{strings.activeIs}</span>
            <TableFiles query={query} table="cohorts" title={strings.cohorts} />
          </Row>
        }
      />
      <Table
        dense
        caption={strings.cohorts}
        isCaptionHidden
        keepsColumns
        columns={[
          { key: 'joined', label: strings.joined },
          { key: 'organisations', label: strings.organisations, align: 'end' },
          ...numbers.map((number) => ({
            key: String(number),
            label: strings.monthNumber(number),
            align: 'center' as const,
          })),
        ]}
      >
        {cohorts.map((cohort) => (
          <Tr key={cohort.month}>
            <Th>{monthLabel(cohort.month)}</Th>
            <Td align="end">
              <CountLink
                count={cohort.organisations}
                href={withCount(
                  cohortHref({ month: cohort.month, activeIn: null }, report.days, query.county),
                  cohort.organisations,
                  computedAt,
                )}
                label={strings.joinedIn(monthLabel(cohort.month), cohort.organisations)}
              />
            </Td>
            {numbers.map((number) => (
              <Td key={number} align="center" isWhole>
                <Active {...{ cohort, number, report, query }} />
              </Td>
            ))}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

interface ActiveProps extends CohortsProps {
  cohort: NetworkCohort;
  /** Of the month after joining, from 1. */
  number: number;
}

function Active({ cohort: { month, organisations, active }, number, report, query }: ActiveProps) {
  const count = active[number - 1];
  if (count === undefined || organisations === 0) return <Shade data-none="">{NO_FIGURE}</Shade>;
  const share = percentOf(count, organisations);
  const activeIn = monthAfter(month, number - 1);
  return (
    <Shade data-quarter={Math.min(3, Math.floor((count / organisations) * 4))}>
      {count === 0 ? (
        share
      ) : (
        <Link
          href={withCount(cohortHref({ month, activeIn }, report.days, query.county), count, report.computedAt)}
          aria-label={strings.cohortCell(monthLabel(month), number, share)}
        >
          {share}
        </Link>
      )}
    </Shade>
  );
}
