import type { ReportPeriod } from '@psp/contracts/report-periods';
import { COMPARED_WORDS as words, type ComparedLine } from '@psp/contracts/similar-organisations';
import { Table, type TableColumn, Td, Th, Tr } from '@psp/design-system/table';
import type { ReportArea } from './area.ts';
import { given } from './report-figures.tsx';
import { ReportPart } from './report-part.tsx';

const COLUMNS: TableColumn[] = [
  { key: 'figure', label: words.columns.figure },
  { key: 'own', label: words.columns.own, align: 'end' },
  { key: 'median', label: words.columns.median, align: 'end' },
  { key: 'similar', label: words.columns.similar },
];

interface ComparisonPartProps<Comparison extends { day: string }> {
  area: Pick<ReportArea<unknown, 'comparison'>, 'fileHref'>;
  period: ReportPeriod;
  kind: 'uat' | 'firma';
  /** Null until the first computation. */
  comparison: Comparison | null;
  linesOf: (comparison: Comparison) => readonly ComparedLine[];
}

/** Part of a report: own figures beside the medians of similar organisations, with the groups and their sizes. */
export function ComparisonPart<Comparison extends { day: string }>({
  area,
  period,
  kind,
  comparison,
  linesOf,
}: ComparisonPartProps<Comparison>) {
  return (
    <ReportPart
      {...{ area, period }}
      table="comparison"
      title={words.title}
      text={comparison ? `${words.period(comparison.day)} ${words[kind]}` : words.notYet}
      hasFiles={comparison !== null}
    >
      {comparison ? (
        <Table dense caption={words.title} isCaptionHidden columns={COLUMNS}>
          {linesOf(comparison).map(({ name, own, median, similar, format }) => (
            <Tr key={name}>
              <Th>{name}</Th>
              <Td align="end" isWhole>
                {given(own, format)}
              </Td>
              <Td align="end" isWhole>
                {given(median, format)}
              </Td>
              <Td isWhole>{similar}</Td>
            </Tr>
          ))}
        </Table>
      ) : null}
    </ReportPart>
  );
}
