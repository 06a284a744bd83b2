import type { UatDashboard } from '@psp/contracts/dashboards';
import { ButtonLink } from '@psp/design-system/button';
import { Dashboard } from '@psp/features/dashboards/ui/dashboard';
import { QuickAccess } from '@psp/features/dashboards/ui/quick-access';
import { Deadlines } from '@psp/features/deadlines/ui/deadlines';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { useQuery } from '@tanstack/react-query';
import { figuresOf } from './figures.ts';
import { PLACES } from './places.ts';
import { dashboardQuery } from './queries.ts';
import { RecentRequests } from './recent-requests.tsx';
import { strings } from './strings.ts';
import { TODOS } from './todos.ts';

const isFirstUse = ({ figures, todos }: UatDashboard) => figures.requests === 0 && todos.length === 0;

/** /uat/dashboard: what waits for the authority, then where everything stands. */
export function DashboardPage() {
  const create = useReadsOnly() ? null : <ButtonLink href="/uat/service-requests/new">{strings.create}</ButtonLink>;
  return (
    <Dashboard
      area="uat"
      query={useQuery(dashboardQuery)}
      kinds={TODOS}
      words={strings}
      actions={create}
      firstAction={create}
      isFirstUse={isFirstUse}
      next={(view) => (isFirstUse(view) ? null : <Deadlines side="uat" />)}
      last={<QuickAccess places={PLACES} />}
      figures={(view) => (isFirstUse(view) ? [] : figuresOf(view))}
    >
      {(view) => (isFirstUse(view) ? null : <RecentRequests items={view.recentRequests} />)}
    </Dashboard>
  );
}
