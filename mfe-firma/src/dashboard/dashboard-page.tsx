import type { FirmaDashboard } from '@psp/contracts/dashboards';
import { ButtonLink } from '@psp/design-system/button';
import { Stack } from '@psp/design-system/page';
import { Dashboard } from '@psp/features/dashboards/ui/dashboard';
import { QuickAccess } from '@psp/features/dashboards/ui/quick-access';
import { Deadlines } from '@psp/features/deadlines/ui/deadlines';
import { useQuery } from '@tanstack/react-query';
import { figuresOf } from './figures.ts';
import { NewestOpportunities } from './newest-opportunities.tsx';
import { OfferStates } from './offer-states.tsx';
import { PLACES } from './places.ts';
import { dashboardQuery } from './queries.ts';
import { ProfileCard } from './profile-card.tsx';
import { PageViews } from './page-views.tsx';
import { RunningProjects } from './running-projects.tsx';
import { strings } from './strings.ts';
import { TODOS } from './todos.ts';

/* Nothing was ever begun: no offer, no work, nobody's opinion. */
const isFirstUse = ({ todos, forEditors, figures, projects }: FirmaDashboard) =>
  todos.length === 0 &&
  forEditors.length === 0 &&
  projects.length === 0 &&
  figures.openOffers === 0 &&
  figures.reviewCount === 0;

/** What waits for the firm, how it stands, and what is new. */
export function DashboardPage() {
  return (
    <Dashboard
      area="firma"
      query={useQuery(dashboardQuery)}
      kinds={TODOS}
      words={strings}
      actions={<ButtonLink href="/firma/opportunities">{strings.findWork}</ButtonLink>}
      firstAction={<ButtonLink href="/firma/opportunities">{strings.firstAction}</ButtonLink>}
      isFirstUse={isFirstUse}
      figures={figuresOf}
      next={(view) => (
        <>
          {isFirstUse(view) ? null : <Deadlines side="firma" />}
          <ProfileCard />
        </>
      )}
      last={<QuickAccess places={PLACES} />}
    >
      {({ projects, offers, views }) => (
        <Stack gap={20}>
          <NewestOpportunities />
          <OfferStates offers={offers} />
          <RunningProjects projects={projects} />
          <PageViews views={views} />
        </Stack>
      )}
    </Dashboard>
  );
}
