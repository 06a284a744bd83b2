import { useSession } from '@psp/auth/session';
import type { FirmaDashboard } from '@psp/contracts/dashboards';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatNumber, formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { printedWhole } from '@psp/design-system/print-style';
import { SkeletonList } from '@psp/design-system/skeleton';
import { lazy, Suspense } from 'react';
import { strings } from './strings.ts';

const BarChart = lazy(async () => ({ default: (await import('@psp/features/charts/ui/bar-chart')).BarChart }));

type Views = FirmaDashboard['views'];

const wholeOnly = (value: number): string => (Number.isInteger(value) ? formatNumber(value) : '');

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** How often visitors opened the firm's public profile and its solutions, week by week. */
export function PageViews({ views }: { views: Views }) {
  const id = useSession((state) => state.organisation?.id ?? '');
  const profile = total(views.map((week) => week.profile));
  const solutions = total(views.map((week) => week.solutions));
  const isNone = profile + solutions === 0;
  return (
    <Card aria-labelledby="views" {...printedWhole}>
      <CardHeader
        id="views"
        title={strings.views}
        action={<Link href={`/partener/${id}`}>{strings.publicProfile}</Link>}
      />
      <CardBody>
        <Stack gap={12}>
          <p>{isNone ? strings.noViews : strings.viewsOf(profile, solutions)}</p>
          {isNone ? null : (
            <Suspense fallback={<SkeletonList rows={3} label={strings.chartLoading} />}>
              <BarChart
                label={strings.viewsChart}
                series={strings.viewSeries}
                groups={views.map(({ week, ...of }) => ({
                  ...{ key: week, label: strings.weekOf(formatDate(week)), shortLabel: formatShortDate(week) },
                  values: [of.profile, of.solutions],
                }))}
                format={strings.viewCount}
                formatTick={wholeOnly}
              />
            </Suspense>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
