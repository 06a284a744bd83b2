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

/** What a part's chart draws. */
export interface ReportChart {
  /** What its numbers are. */
  what: string;
  series: readonly string[];
  groups: readonly BarGroup[];
  /** The highest value that there can be, where the scale ends at it. */
  most?: number;
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

interface ReportPartProps<Table extends string> {
  area: Pick<ReportArea<unknown, Table>, 'fileHref'>;
  period: ReportPeriod;
  /** Its name for the service. */
  table: Table;
  title: string;
  /** How its numbers are made. */
  text?: string;
  chart?: ReportChart | null;
  /** Absent where there is nothing to take along. */
  hasFiles?: boolean;
  children?: ReactNode;
}

/** A part of a report: its chart with its table, and both as files. */
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
