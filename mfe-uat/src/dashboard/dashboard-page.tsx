import type { UatDashboard } from '@psp/contracts/own-dashboards';
import type { RequestListItem } from '@psp/contracts/service-request-list';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Dashboard } from '@psp/features/dashboards/ui/dashboard';
import { type DashboardFigure, ratingFigure } from '@psp/features/dashboards/ui/figure-of';
import { NextEventsCard } from '@psp/features/events/ui/next-events-card';
import { NewsCard } from '@psp/features/forum/ui/news-card';
import { QuickAccess } from '@psp/features/dashboards/ui/quick-access';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import { Deadlines } from '@psp/features/deadlines/ui/deadlines';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import Map from 'lucide-react/icons/map';
import Store from 'lucide-react/icons/store';
import { requestCaption, requestHref } from '../service-requests/request-address.ts';
import { strings as requests } from '../service-requests/strings.ts';
import { events } from '../events/area.ts';
import { forum } from '../forum/area.ts';
import { dashboardQuery } from './queries.ts';
import { strings } from './strings.ts';

const isFirstUse = ({ figures, todos }: UatDashboard) => figures.requests === 0 && todos.length === 0;

/** The most visited pages of the area. */
const PLACES = [
  { href: '/uat/community', label: strings.community, icon: Map },
  { href: '/uat/marketplace', label: strings.marketplace, icon: Store },
  { href: '/uat/knowledge-hub', label: strings.knowledge, icon: BookOpen },
  { href: '/uat/service-requests', label: strings.serviceRequests, icon: FileText },
];

/** The figures of an authority, each with a link to the list that it counts. */
export const figuresOf = ({ figures }: UatDashboard): DashboardFigure[] => {
  const { requests, activeProjects, completedProjects } = figures;
  return [
    { value: requests, label: strings.requests(requests), href: '/uat/service-requests' },
    { value: activeProjects, label: strings.active(activeProjects), href: '/uat/projects?status=active' },
    { value: completedProjects, label: strings.completed(completedProjects), href: '/uat/projects?status=completed' },
    ratingFigure('uat', figures),
  ];
};

/** The most recently changed requests. */
function RecentRequests({ items }: { items: RequestListItem[] }) {
  const isReadOnly = useIsReadOnly();
  return (
    <Card>
      <CardHeader title={strings.recent} action={<Link href="/uat/service-requests">{strings.all}</Link>} />
      <RowList>
        {items.map((item) => (
          <RowItem key={item.id} action={<StatusBadge status={REQUEST_STATUS[item.status]} />}>
            <Link href={requestHref(item, isReadOnly)} isStrong>
              {item.title || requests.untitled}
            </Link>
            <Under>{requestCaption(item)}</Under>
            <KindBadge kind={item.kind} />
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

/** /uat/dashboard: open todos, then figures and recent requests. */
export function DashboardPage({ todos }: { todos: TodoKinds<'uat'> }) {
  const create = useIsReadOnly() ? null : <ButtonLink href="/uat/service-requests/new">{strings.create}</ButtonLink>;
  return (
    <Dashboard
      area="uat"
      query={useQuery(dashboardQuery)}
      kinds={todos}
      words={strings}
      actions={create}
      firstAction={create}
      isFirstUse={isFirstUse}
      next={(view) => (isFirstUse(view) ? null : <Deadlines side="uat" />)}
      last={
        <>
          <NextEventsCard area={events} />
          <NewsCard area={forum} />
          <QuickAccess places={PLACES} />
        </>
      }
      figures={(view) => (isFirstUse(view) ? [] : figuresOf(view))}
    >
      {(view) => (isFirstUse(view) ? null : <RecentRequests items={view.recentRequests} />)}
    </Dashboard>
  );
}
