import { useSession } from '@psp/auth/session';
import type { FirmaDashboard } from '@psp/contracts/own-dashboards';
import type { OpportunityItem } from '@psp/contracts/opportunities';
import type { ProjectListItem } from '@psp/contracts/project-list';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatDateTime, formatNumber, formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { printedWhole } from '@psp/design-system/print-style';
import { RowItem, RowList } from '@psp/design-system/rows';
import { SkeletonList } from '@psp/design-system/skeleton';
import { Dashboard } from '@psp/features/dashboards/ui/dashboard';
import { type DashboardFigure, ratingFigure } from '@psp/features/dashboards/ui/figure-of';
import { NextEventsCard } from '@psp/features/events/ui/next-events-card';
import { NewsCard } from '@psp/features/forum/ui/news-card';
import { QuickAccess } from '@psp/features/dashboards/ui/quick-access';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import { Deadlines } from '@psp/features/deadlines/ui/deadlines';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { strings as parts } from '@psp/features/parts/ui/strings';
import { ProjectRow } from '@psp/features/projects/ui/project-row';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Building from 'lucide-react/icons/building-2';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense } from 'react';
import { Muted } from '../common/facts.tsx';
import { opportunityList } from '../opportunities/filters.ts';
import { opportunitiesQuery } from '../opportunities/queries.ts';
import { lackOf } from '../profile/lacks.ts';
import { profileQuery } from '../profile/queries.ts';
import { strings as profile } from '../profile/strings.ts';
import { projects as area } from '../projects/area.ts';
import { OfferStates } from './offer-states.tsx';
import { events } from '../events/area.tsx';
import { forum } from '../forum/area.tsx';
import { dashboardQuery } from './queries.ts';
import { strings } from './strings.ts';

/* True before the first offer, project and review. */
const isFirstUse = ({ todos, forEditors, figures, projects }: FirmaDashboard) =>
  todos.length === 0 &&
  forEditors.length === 0 &&
  projects.length === 0 &&
  figures.openOffers === 0 &&
  figures.reviewCount === 0;

/** The most visited pages of the area. */
const PLACES = [
  { href: '/firma/opportunities', label: strings.places.opportunities, icon: Search },
  { href: '/firma/profile', label: strings.places.company, icon: Building },
  { href: '/firma/content', label: strings.places.content, icon: Newspaper },
  { href: '/firma/messages', label: strings.places.messages, icon: MessageSquare },
];

/** The figures of a firm, each with a link to the list that it counts. */
export const figuresOf = ({ figures }: FirmaDashboard): DashboardFigure[] => {
  const { matching, openOffers, activeProjects } = figures;
  return [
    { value: matching, label: strings.matching(matching), href: '/firma/opportunities?fit=suited' },
    { value: openOffers, label: strings.offers(openOffers), href: '/firma/offers?status=open' },
    { value: activeProjects, label: strings.active(activeProjects), href: '/firma/projects?status=active' },
    ratingFigure('firma', figures),
  ];
};

/** The active projects of the firm, the most recently changed first. */
function RunningProjects({ projects }: { projects: ProjectListItem[] }) {
  return (
    <Card aria-labelledby="projects">
      <CardHeader
        id="projects"
        title={strings.projects}
        action={<Link href="/firma/projects?status=active">{strings.allProjects}</Link>}
      />
      {projects.length === 0 ? (
        <CardBody>
          <Muted>{strings.noProjects}</Muted>
        </CardBody>
      ) : (
        <RowList>
          {projects.map((project) => (
            <ProjectRow key={project.id} area={area} project={project} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

/** Links to the incomplete sections of the profile. Hidden when it is complete and for read-only users. */
function ProfileCard() {
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery({ ...profileQuery, enabled: !isReadOnly });
  if (!data) return null;
  const sections = Object.entries(lackOf(data));
  const missing = sections.filter(([, lack]) => lack !== '');
  if (missing.length === 0) return null;
  const names: Readonly<Record<string, string>> = profile.sections;
  return (
    <Card aria-labelledby="profile">
      <CardHeader
        id="profile"
        title={strings.profile}
        action={parts.completeOf(sections.length - missing.length, sections.length)}
      />
      <CardBody>
        <Stack gap={8}>
          <p>{strings.profileText}</p>
          <ul>
            {missing.map(([section, lack]) => (
              <li key={section}>
                <Link href={`/firma/profile#${section}`}>{names[section]}</Link>: {lack}
              </li>
            ))}
          </ul>
        </Stack>
      </CardBody>
    </Card>
  );
}

const BarChart = lazy(async () => ({ default: (await import('@psp/features/charts/ui/bar-chart')).BarChart }));

type Views = FirmaDashboard['views'];

const wholeOnly = (value: number): string => (Number.isInteger(value) ? formatNumber(value) : '');

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Views of the firm's public profile and solutions, by week. */
function PageViews({ views }: { views: Views }) {
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

const SHOWN = 4;
/* Filters and sort of the list that the card links to. */
const SUITED = { ...opportunityList.none, fit: 'suited', sort: 'newest' } as const;

/** The newest suitable requests that the firm has not answered. */
function NewestOpportunities() {
  const query = useQuery(opportunitiesQuery(SUITED));
  return (
    <Card aria-labelledby="newest">
      <CardHeader
        id="newest"
        title={strings.newest}
        action={<Link href={opportunityList.address(SUITED)}>{strings.allNewest}</Link>}
      />
      <Loaded query={query} rows={SHOWN}>
        {({ items }) =>
          items.length === 0 ? (
            <CardBody>{strings.noNewest}</CardBody>
          ) : (
            <RowList>
              {items.slice(0, SHOWN).map((item) => (
                <OpportunityRow key={item.id} item={item} />
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Card>
  );
}

function OpportunityRow({ item: { id, kind, title, uat, category, deadline } }: { item: OpportunityItem }) {
  return (
    <RowItem
      action={<KindBadge kind={kind} />}
      detail={`${uat}, ${DOMAINS[category]}, ${strings.until(formatDateTime(deadline))}`}
    >
      <Link href={`/firma/opportunities/${id}`} isStrong>
        {title}
      </Link>
    </RowItem>
  );
}

/** /firma/dashboard: open todos, figures and recent activity. */
export function DashboardPage({ todos }: { todos: TodoKinds<'firma'> }) {
  return (
    <Dashboard
      area="firma"
      query={useQuery(dashboardQuery)}
      kinds={todos}
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
      last={[
        <NextEventsCard key="events" area={events} />,
        <NewsCard key="news" area={forum} />,
        <QuickAccess key="places" places={PLACES} />,
      ]}
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
