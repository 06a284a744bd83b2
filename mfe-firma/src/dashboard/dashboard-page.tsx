import { useSession } from '@psp/auth/session';
import type { FirmaDashboard } from '@psp/contracts/dashboards';
import { ButtonLink } from '@psp/design-system/button';
import { Figure, Figures } from '@psp/design-system/figure';
import { Columns, Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { LatestNotifications } from '@psp/remote/dashboard/latest-notifications';
import { Awaited, Todos } from '@psp/remote/dashboard/todo-list';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@psp/remote/loaded';
import { strings } from './strings.ts';
import { dashboardQuery } from './queries.ts';
import { RunningProjects } from './running-projects.tsx';
import { TODOS } from './todos.ts';

/** What waits for the firm, how it stands, and what is new. */
export function DashboardPage() {
  usePageTitle(strings.title);
  const organisation = useSession((state) => state.organisation);
  const query = useQuery(dashboardQuery());
  return (
    <Page>
      <PageHeader
        title={strings.hello(organisation?.name ?? '')}
        actions={<ButtonLink href="/firma/opportunities">{strings.findWork}</ButtonLink>}
      />
      <Loaded query={query}>
        {(dashboard) => <Dashboard dashboard={dashboard} profileHref={`/partener/${organisation?.id ?? ''}`} />}
      </Loaded>
    </Page>
  );
}

/* Nothing was ever begun: no offer, no work, nobody's opinion. */
const isFirstUse = ({ todos, forEditors, figures, projects }: FirmaDashboard) =>
  todos.length === 0 &&
  forEditors.length === 0 &&
  projects.length === 0 &&
  figures.openOffers === 0 &&
  figures.reviewCount === 0;

function Dashboard({ dashboard, profileHref }: { dashboard: FirmaDashboard; profileHref: string }) {
  const { todos, forEditors, figures, projects, notifications } = dashboard;
  const readsOnly = useReadsOnly();
  const { rating, reviewCount } = figures;
  return (
    <>
      {isFirstUse(dashboard) ? (
        <EmptyState
          title={strings.firstTitle}
          action={<ButtonLink href="/firma/opportunities">{strings.firstAction}</ButtonLink>}
        >
          <p>{readsOnly ? strings.firstTextToRead : strings.firstText}</p>
        </EmptyState>
      ) : readsOnly ? (
        <Awaited kinds={TODOS} todos={forEditors} membersHref="/firma/members" />
      ) : (
        <Todos kinds={TODOS} todos={todos} nothing={strings.nothing} />
      )}
      <Figures>
        <Figure value={figures.matching} label={strings.matching} href="/firma/opportunities" />
        <Figure value={figures.openOffers} label={strings.offers} href="/firma/offers" />
        <Figure value={figures.activeProjects} label={strings.active} href="/firma/projects" />
        <Figure
          value={rating === null ? strings.noRating : strings.ratingOf(rating)}
          label={rating === null ? strings.noReviews : strings.rating(reviewCount)}
          href={profileHref}
        />
      </Figures>
      <Columns>
        <RunningProjects projects={projects} />
        <LatestNotifications items={notifications} />
      </Columns>
    </>
  );
}
