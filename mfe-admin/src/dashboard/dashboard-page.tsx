import type { AdminDashboard } from '@psp/contracts/dashboards';
import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { media } from '@psp/design-system/theme';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Failed } from '@psp/remote/loaded';
import { strings as common } from '../common/strings.ts';
import { RequestsTable } from '../service-requests/requests-table.tsx';
import { Counts } from './counts.tsx';
import { LatestProjects } from './latest-projects.tsx';
import { strings } from './strings.ts';
import { dashboardQuery } from './queries.ts';
import { RequestsByStatus } from './requests-by-status.tsx';

/* Figures need less room than titles of requests. */
const RequestsAndStates = styled(Columns)`
  ${media.wide} { grid-template-columns: minmax(0, 1fr) 340px; }
`;

/** What the association sees first: true counts and what happened last. */
export function DashboardPage() {
  usePageTitle(common.dashboard);
  const query = useQuery(dashboardQuery);
  return (
    <Page width="wide">
      <PageHeader title={common.dashboard} lead={strings.lead} />
      {query.data ? <Content dashboard={query.data} /> : null}
      {query.isPending ? <SkeletonList rows={8} label={common.loading} /> : null}
      {query.isLoadingError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
    </Page>
  );
}

function Content({ dashboard }: { dashboard: AdminDashboard }) {
  return (
    <Stack gap={24}>
      <Counts dashboard={dashboard} />
      <RequestsAndStates>
        <Card>
          <CardHeader
            title={strings.latestRequests}
            action={<Link href="/admin/service-requests">{strings.allRequests}</Link>}
          />
          <RequestsTable
            caption={strings.latestRequests}
            requests={dashboard.latestRequests}
            empty={strings.noRequests}
          />
        </Card>
        <Card>
          <CardHeader title={strings.byStatus} />
          <RequestsByStatus requests={dashboard.requests} />
        </Card>
      </RequestsAndStates>
      <Card>
        <CardHeader title={strings.latestProjects} />
        <LatestProjects projects={dashboard.latestProjects} />
      </Card>
    </Stack>
  );
}
