import type { ReportPeriod } from '@psp/contracts/report-periods';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { printedWhole } from '@psp/design-system/print-style';
import { SkeletonList } from '@psp/design-system/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import type { BarGroup } from '../../charts/ui/bar-chart.tsx';
import type { ReportArea } from './area.ts';
import { strings } from './strings.ts';

const BarChart = lazy(async () => ({ default: (await import('../../charts/ui/bar-chart.tsx')).BarChart }));

/** Data of a part's chart. */
export interface ReportChart {
  /** Description of the values. */
  what: string;
  series: readonly string[];
  groups: readonly BarGroup[];
  /** Highest possible value, when the scale must end there. */
  most?: number;
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

interface ReportPartProps<Table extends string> {
  area: Pick<ReportArea<unknown, Table>, 'fileHref'>;
  period: ReportPeriod;
  /** Name of the table in the API. */
  table: Table;
  title: string;
  /** How the values are calculated. */
  text?: string;
  chart?: ReportChart | null;
  /** False when there are no files to download. */
  hasFiles?: boolean;
  children?: ReactNode;
}

/** Card of a part of a report: chart, table and file downloads. */
export function ReportPart<Table extends string>(props: ReportPartProps<Table>) {
  const { table, title, text, chart, hasFiles = true, children } = props;
  return (
    <Card aria-labelledby={table}>
      <div {...printedWhole}>
        <CardHeader id={table} title={title} action={hasFiles ? <Files {...props} /> : null} />
        {text || chart ? (
          <CardBody>
            <Stack gap={12}>
              {text ? <p>{text}</p> : null}
              {chart ? (
                <Suspense fallback={<SkeletonList rows={3} label={strings.chartLoading} />}>
                  <BarChart label={strings.chart(chart.what, title)} {...chart} />
                </Suspense>
              ) : null}
            </Stack>
          </CardBody>
        ) : null}
      </div>
      {children}
    </Card>
  );
}

function Files<Table extends string>({ area, period, table, title }: ReportPartProps<Table>) {
  return (
    <Row gap={4}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <ButtonLink
          key={format}
          href={area.fileHref({ period, table, format })}
          download
          variant="quiet"
          size="small"
          aria-label={strings.fileOf(strings[format], title)}
        >
          {strings[format]}
        </ButtonLink>
      ))}
    </Row>
  );
}
