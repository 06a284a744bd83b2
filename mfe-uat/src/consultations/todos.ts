import { strings as answers } from '@psp/features/consultations/ui/strings';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import MessageSquare from 'lucide-react/icons/message-square';

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
