import { useSession } from '@psp/auth/session';
import type { FirmaDashboard } from '@psp/contracts/dashboards';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatNumber, formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { lazy, Suspense } from 'react';
import { strings } from './strings.ts';

const BarChart = lazy(async () => ({ default: (await import('@psp/features/charts/ui/bar-chart')).BarChart }));

type Views = NonNullable<FirmaDashboard['views']>;

const wholeOnly = (value: number): string => (Number.isInteger(value) ? formatNumber(value) : '');

/** How often visitors opened the firm's public profile, week by week. */
export function ProfileViews({ views }: { views: Views }) {
  const id = useSession((state) => state.organisation?.id ?? '');
  const all = views.reduce((sum, { profile }) => sum + profile, 0);
  return (
    <Card aria-labelledby="views">
      <CardHeader
        id="views"
        title={strings.views}
        action={<Link href={`/partener/${id}`}>{strings.publicProfile}</Link>}
      />
      <CardBody>
        <Stack gap={12}>
          <p>{all === 0 ? strings.noViews : strings.viewsOf(all)}</p>
          {all > 0 ? (
            <Suspense fallback={<SkeletonList rows={3} label={strings.chartLoading} />}>
              <div>
                <BarChart
                  label={strings.viewsChart}
                  series={[strings.profileSeries]}
                  groups={views.map(({ week, profile }) => ({
                    ...{ key: week, label: strings.weekOf(formatDate(week)), shortLabel: formatShortDate(week) },
                    values: [profile],
                  }))}
                  format={strings.viewCount}
                  formatTick={wholeOnly}
                />
              </div>
            </Suspense>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
