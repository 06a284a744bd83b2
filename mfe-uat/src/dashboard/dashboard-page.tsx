import type { UatDashboard } from '@psp/contracts/dashboards';
import { useSession } from '@psp/auth/session';
import { ButtonLink } from '@psp/design-system/button';
import { Figure, Figures } from '@psp/design-system/figure';
import { formatNumber, formatRating } from '@psp/design-system/format';
import { Columns, Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { LatestNotifications } from '@psp/remote/dashboard/latest-notifications';
import { Awaited, Todos } from '@psp/remote/dashboard/todo-list';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '@psp/remote/loaded';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';
import { dashboardQuery } from './queries.ts';
import { RecentRequests } from './recent-requests.tsx';
import { TODOS } from './todos.ts';

/** /uat/dashboard: what waits for the authority, then where everything stands. */
export function DashboardPage() {
  const query = useQuery(dashboardQuery);
  const name = useSession((state) => state.organisation?.name ?? '');
  const readsOnly = useReadsOnly();
  usePageTitle(strings.title);
  const create = readsOnly ? null : <ButtonLink href="/uat/service-requests/new">{strings.create}</ButtonLink>;
  return (
    <Page>
      <PageHeader title={strings.hello(name)} actions={create} />
      <Loaded query={query}>
        {(dashboard) => <Content dashboard={dashboard} create={create} readsOnly={readsOnly} />}
      </Loaded>
    </Page>
  );
}

interface ContentProps {
  dashboard: UatDashboard;
  create: ReactNode;
  readsOnly: boolean;
}

function Content({ dashboard, create, readsOnly }: ContentProps) {
  const { todos, forEditors, figures, recentRequests, notifications, unread } = dashboard;
  const isFirstUse = figures.requests === 0 && todos.length === 0;
  return (
    <>
      {isFirstUse ? (
        <EmptyState title={strings.firstUseTitle} action={create}>
          {readsOnly ? strings.firstUseToRead : strings.firstUse}
        </EmptyState>
      ) : (
        <>
          {readsOnly ? (
            <Awaited kinds={TODOS} todos={forEditors} membersHref="/uat/members" />
          ) : (
            <Todos kinds={TODOS} todos={todos} nothing={strings.noTodos} />
          )}
          <Numbers figures={figures} />
        </>
      )}
      <Columns>
        {isFirstUse ? null : <RecentRequests items={recentRequests} />}
        <LatestNotifications items={notifications} unread={unread} />
      </Columns>
    </>
  );
}

function Numbers({ figures }: { figures: UatDashboard['figures'] }) {
  const { requests, activeProjects, completedProjects, rating, reviewCount } = figures;
  const texts = strings.figures;
  return (
    <Figures>
      <Figure value={formatNumber(requests)} label={texts.requests(requests)} href="/uat/service-requests" />
      <Figure
        value={formatNumber(activeProjects)}
        label={texts.active(activeProjects)}
        href="/uat/service-requests?status=in_progress"
      />
      <Figure
        value={formatNumber(completedProjects)}
        label={texts.completed(completedProjects)}
        href="/uat/projects?status=completed"
      />
      <Figure
        value={rating === null ? '–' : formatRating(rating)}
        label={rating === null ? common.noReviews : texts.rating(common.reviews(reviewCount))}
        href="/uat/projects?status=completed"
      />
    </Figures>
  );
}
