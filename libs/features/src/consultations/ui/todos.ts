import MessageSquare from 'lucide-react/icons/message-square';
import type { TodoKinds } from '../../dashboards/ui/todo-list.tsx';
import { strings as answers } from './strings.ts';

/** Todo kinds of consultations. */
export const TODOS = {
  concludeConsultation: {
    icon: MessageSquare,
    lead: ({ count }) => (count === 0 ? 'Niciun răspuns' : answers.count(count)),
    about: ({ number, title }) => `la consultarea ${number}, ${title}`,
    action: 'Citește și încheie',
    href: (id) => `/uat/service-requests/${id}?tab=answers`,
    fact: () => 'O consultare de încheiat',
  },
} satisfies Partial<TodoKinds<'uat'>>;
