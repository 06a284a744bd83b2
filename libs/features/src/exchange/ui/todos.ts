import { plural } from '@psp/design-system/format';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import MessageSquare from 'lucide-react/icons/message-square';
import type { TodoKinds } from '../../dashboards/ui/todo-list.tsx';

const questions = (count: number) => plural(count, { one: 'întrebare', few: 'întrebări', other: 'întrebări' });

/** Questions about an authority's project in the exchange. */
export const UAT_TODOS = {
  answerExchange: {
    icon: MessageSquare,
    lead: ({ count }) => questions(count),
    about: ({ title }) => `la proiectul „${title}” din schimbul de proiecte`,
    action: 'Răspunde',
    href: (id) => `/uat/exchange/${id}#intrebari`,
  },
} satisfies Partial<TodoKinds<'uat'>>;

/** A firm's agreement to be named on a project that it worked on. */
export const FIRMA_TODOS = {
  answerNaming: {
    icon: ArrowLeftRight,
    lead: ({ other }) => `${other} vă cere acordul să vă numească`,
    about: ({ title }) => `la proiectul „${title}”`,
    action: 'Citește și răspunde',
    href: (id) => `/firma/exchange/${id}#acord`,
    fact: ({ other }) => `${other} așteaptă acordul de a numi firma`,
  },
} satisfies Partial<TodoKinds<'firma'>>;
