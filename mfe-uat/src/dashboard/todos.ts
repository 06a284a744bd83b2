import type { Todo } from '@psp/contracts/dashboards';
import { plural } from '@psp/design-system/format';
import { strings as answers } from '@psp/features/consultations/ui/strings';
import type { KindsOfTodos } from '@psp/features/dashboards/ui/todo-list';
import { amendmentTodo } from '@psp/features/projects/ui/amendment-todo';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import Users from 'lucide-react/icons/users';
import MessageSquare from 'lucide-react/icons/message-square';
import Send from 'lucide-react/icons/send';
import Scale from 'lucide-react/icons/scale';
import Star from 'lucide-react/icons/star';

const offers = (count: number) => plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' });
const questions = (count: number) => plural(count, { one: 'întrebare', few: 'întrebări', other: 'întrebări' });
const request = ({ number, title }: Todo) => `${number}, ${title}`;
const offersHref = (id: string) => `/uat/service-requests/${id}?tab=offers`;

/** What can wait for an authority. */
export const TODOS: KindsOfTodos<'uat'> = {
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
