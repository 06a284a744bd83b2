import type { AdminDashboard } from '@psp/contracts/dashboards';
import type { ProjectListItem } from '@psp/contracts/project-list';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { SkeletonList } from '@psp/design-system/skeleton';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { media } from '@psp/design-system/theme';
import { Failed } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { RequestsTable } from '../service-requests/requests-table.tsx';
import { figuresOf, shownCount } from './figures.ts';
import { dashboardQuery } from './queries.ts';
import { RequestsByStatus } from './requests-by-status.tsx';
import { strings } from './strings.ts';

/* Figures need less space than the titles of requests. */
const RequestsAndStates = styled(Columns)`
  ${media.wide} { grid-template-columns: minmax(0, 1fr) 340px; }
`;

/** The first page of the area: counts, and the latest requests and projects. */
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

/* The waiting records fill one line, the other counts another. */
const Strip = styled.dl<{ $waiting: number; $others: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $waiting, $others }) => $waiting * $others}, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--line);
  overflow: hidden;
  > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 14px 18px; background: var(--surface); }
  > div { grid-column: span ${({ $waiting }) => $waiting}; }
  > [data-waits] { grid-column: span ${({ $others }) => $others}; }
  dt { color: var(--ink-muted); font-size: 1rem; line-height: 1.35; }
  dd { margin: 0; color: var(--blue-900); font-size: 1.75rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); > div, > [data-waits] { grid-column: auto; padding: 12px 14px; } > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`;

/** Counts of all records; those that wait for the association are on a separate line. */
function Counts({ dashboard }: { dashboard: AdminDashboard }) {
  const figures = figuresOf(dashboard);
  const waiting = figures.filter(({ waits }) => waits).length;
  return (
    <Strip aria-label={strings.figures} $waiting={waiting} $others={figures.length - waiting}>
      {figures.map(({ label, value, href, waits }) => (
        <div key={label} data-waits={waits ? '' : undefined}>
          <dt>
            <Link href={href}>{label}</Link>
          </dt>
          <dd>{shownCount(value)}</dd>
        </div>
      ))}
    </Strip>
  );
}

const columns = [
  { key: 'project', label: strings.project },
  { key: 'uat', label: strings.authority },
  { key: 'firma', label: strings.firm },
  { key: 'status', label: strings.status },
  { key: 'progress', label: strings.progress },
  { key: 'due', label: strings.due },
] as const;

/** Latest projects. */
function LatestProjects({ projects }: { projects: ProjectListItem[] }) {
  if (projects.length === 0) return <CardBody>{strings.noProjects}</CardBody>;
  return (
    <Table caption={strings.latestProjects} isCaptionHidden columns={columns} dense>
      {projects.map((project) => (
        <Tr key={project.id}>
          <Th>
            {project.title}
            <Under>{project.number}</Under>
          </Th>
          <Td>{project.uat.name}</Td>
          <Td>{project.firma.name}</Td>
          <Td>
            <StatusBadge status={PROJECT_STATUS[project.status]} />
          </Td>
          <Td>
            <ProgressBar value={project.progress} label={strings.progressOf(project.title)} />
          </Td>
          <Td>{project.dueOn ? <Day dateTime={project.dueOn}>{formatDate(project.dueOn)}</Day> : '–'}</Td>
        </Tr>
      ))}
    </Table>
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
