import { useSession } from '@psp/auth/session';
import { TOTAL_LIMIT } from '@psp/contracts/common';
import type { Overview } from '@psp/contracts/overview';
import { Under } from '@psp/design-system/cells';
import { ButtonLink } from '@psp/design-system/button';
import { Figure, Figures } from '@psp/design-system/figure';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { strings as common } from '../common/strings.ts';
import { HealthCard } from '../health/health-card.tsx';
import { Halves } from '../common/halves.ts';
import { ActsCard } from './acts-card.tsx';
import { figuresOf, shownCount, waitingTotal } from './figures.ts';
import { OldestCard } from './oldest-card.tsx';
import { overviewQuery } from './queries.ts';
import { strings } from './strings.ts';
import { WaitingCard } from './waiting-card.tsx';
import { withKnownKinds } from './waiting-kinds.ts';

/** /admin/dashboard: what waits for the association, figures, health of the portal and the latest acts. */
export function DashboardPage() {
  usePageTitle(common.dashboard);
  const query = useQuery({ ...overviewQuery, select: withKnownKinds });
  const name = useSession(({ account }) => account?.displayName ?? '');
  return (
    <Page width="wide">
      <PageHeader title={common.dashboard} lead={leadOf(name, query.data)} actions={<Ways />} />
      <Loaded query={query} rows={8}>
        {(overview) => <Content overview={overview} />}
      </Loaded>
    </Page>
  );
}

function leadOf(name: string, overview: Overview | undefined): string {
  const hello = strings.hello(name);
  if (!overview) return hello;
  const { groups, overdue, dueToday } = overview.waiting;
  const { count, isMore } = waitingTotal(groups);
  return [
    hello,
    count > 0 ? strings.waits(count, isMore) : '',
    overdue > 0 ? strings.overdue(shownCount(overdue, TOTAL_LIMIT)) : '',
    dueToday > 0 ? strings.dueToday(shownCount(dueToday, TOTAL_LIMIT)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/* The three ways of the association. */
function Ways() {
  return (
    <nav aria-label={strings.ways}>
      <Row gap={8}>
        <ButtonLink variant="secondary" size="small" href="/admin/moderation">
          {strings.moderation}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href="/admin/service-requests">
          {strings.requests}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href="/admin/users">
          {strings.users}
        </ButtonLink>
      </Row>
    </nav>
  );
}

function Content({ overview }: { overview: Overview }) {
  const { waiting, acts } = overview;
  return (
    <Stack gap={16}>
      <WaitingCard waiting={waiting} />
      <Figures>
        {figuresOf(overview).map(({ value, label, detail, href }) => (
          <Figure
            key={href}
            value={shownCount(value)}
            href={href}
            label={
              <>
                {label}
                <Under>{detail}</Under>
              </>
            }
          />
        ))}
      </Figures>
      <OldestCard items={waiting.items} />
      <Halves>
        <HealthCard />
        <ActsCard acts={acts} />
      </Halves>
    </Stack>
  );
}
