import type { Todo, UatDashboard } from '@psp/contracts/dashboards';
import type { RequestListItem } from '@psp/contracts/service-request-list';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { plural } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { strings as answers } from '@psp/features/consultations/ui/strings';
import { Dashboard } from '@psp/features/dashboards/ui/dashboard';
import { type FigureOf, ratingFigure } from '@psp/features/dashboards/ui/figure-of';
import { QuickAccess } from '@psp/features/dashboards/ui/quick-access';
import type { KindsOfTodos } from '@psp/features/dashboards/ui/todo-list';
import { Deadlines } from '@psp/features/deadlines/ui/deadlines';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { amendmentTodo } from '@psp/features/projects/ui/amendment-todo';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Map from 'lucide-react/icons/map';
import MessageSquare from 'lucide-react/icons/message-square';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { requestCaption, requestHref } from '../service-requests/request-address.ts';
import { strings as requests } from '../service-requests/strings.ts';
import { dashboardQuery } from './queries.ts';
import { strings } from './strings.ts';

const isFirstUse = ({ figures, todos }: UatDashboard) => figures.requests === 0 && todos.length === 0;

/** The parts of the area that one opens most. */
const PLACES = [
  { href: '/uat/community', label: strings.community, icon: Map },
  { href: '/uat/marketplace', label: strings.marketplace, icon: Store },
  { href: '/uat/service-requests', label: strings.serviceRequests, icon: FileText },
];

/** How an authority stands, each figure with the list that it counts. */
export const figuresOf = ({ figures }: UatDashboard): FigureOf[] => {
  const { requests, activeProjects, completedProjects } = figures;
  return [
    { value: requests, label: strings.requests(requests), href: '/uat/service-requests' },
    { value: activeProjects, label: strings.active(activeProjects), href: '/uat/projects?status=active' },
    { value: completedProjects, label: strings.completed(completedProjects), href: '/uat/projects?status=completed' },
    ratingFigure('uat', figures),
  ];
};

/** The requests that changed last. */
function RecentRequests({ items }: { items: RequestListItem[] }) {
  const readsOnly = useReadsOnly();
  return (
    <Card>
      <CardHeader title={strings.recent} action={<Link href="/uat/service-requests">{strings.all}</Link>} />
      <RowList>
        {items.map((item) => (
          <RowItem key={item.id} action={<StatusBadge status={REQUEST_STATUS[item.status]} />}>
            <Link href={requestHref(item, readsOnly)} isStrong>
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

const offers = (count: number) => plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' });
const questions = (count: number) => plural(count, { one: 'întrebare', few: 'întrebări', other: 'întrebări' });
const request = ({ number, title }: Todo) => `${number}, ${title}`;
const offersHref = (id: string) => `/uat/service-requests/${id}?tab=offers`;

/** What can wait for an authority. */
const TODOS: KindsOfTodos<'uat'> = {
  openOffers: {
    icon: Eye,
    lead: ({ count }) => (count === 1 ? 'Deschideți oferta' : `Deschideți cele ${offers(count)}`),
    about: (todo) => `pentru ${request(todo)}`,
    action: 'Deschide ofertele',
    href: offersHref,
    fact: ({ count }) => `${offers(count)} de deschis`,
  },
  decideOffers: {
    icon: Scale,
    lead: () => 'Alegeți o ofertă',
    about: (todo) => `pentru ${request(todo)}`,
    action: 'Compară ofertele',
    href: offersHref,
    fact: () => 'O ofertă de ales',
  },
  answerQuestions: {
    icon: MessageSquare,
    lead: ({ count }) => questions(count),
    about: (todo) => `de la firme, la ${request(todo)}`,
    action: 'Răspunde',
    href: (id) => `/uat/service-requests/${id}?tab=questions`,
  },
  acceptDelivery: {
    icon: Check,
    lead: ({ other }) => `${other} a predat`,
    about: ({ title }) => `proiectul ${title}`,
    action: 'Verifică și acceptă',
    href: (id) => `/uat/projects/${id}`,
  },
  decideAmendment: amendmentTodo('uat'),
  answerGroup: {
    icon: Users,
    lead: ({ other }) => `${other} vă invită să cereți împreună`,
    about: request,
    action: 'Răspunde invitației',
    href: (id) => `/uat/service-requests/groups/${id}`,
    fact: ({ other }) => `Invitație la o cerere de grup de la ${other}`,
  },
  sendGroup: {
    icon: Send,
    lead: () => 'Trimiteți cererea de grup',
    about: (todo) =>
      `${request(todo)}: au răspuns toți, ${todo.count === 1 ? 'o parte confirmată' : `${plural(todo.count, { one: 'parte', few: 'părți', other: 'părți' })} confirmate`}`,
    action: 'Verifică și trimite',
    href: (id) => `/uat/service-requests/${id}/edit`,
    readHref: (id) => `/uat/service-requests/${id}?tab=group`,
    fact: () => 'Cerere de grup de trimis',
  },
  confirmWork: {
    icon: Check,
    lead: ({ other }) => `${other} vă cere o confirmare`,
    about: ({ title }) => `pentru lucrarea „${title}”`,
    action: 'Citește și răspunde',
    href: (id) => `/uat/work-confirmations/${id}`,
    fact: () => 'O lucrare de confirmat',
  },
  concludeConsultation: {
    icon: MessageSquare,
    lead: ({ count }) => (count === 0 ? 'Niciun răspuns' : answers.count(count)),
    about: (todo) => `la consultarea ${request(todo)}`,
    action: 'Citește și încheie',
    href: (id) => `/uat/service-requests/${id}?tab=answers`,
    fact: () => 'O consultare de încheiat',
  },
  writeReview: {
    icon: Star,
    lead: () => 'Evaluați colaborarea',
    about: ({ other, title }) => `cu ${other}, la ${title}`,
    action: 'Scrie recenzia',
    href: (id) => `/uat/projects/${id}#reviews`,
    fact: () => 'O recenzie de scris, despre colaborarea',
  },
};

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
