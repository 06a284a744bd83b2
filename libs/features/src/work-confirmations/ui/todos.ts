import Check from 'lucide-react/icons/check';
import type { TodoKinds } from '../../dashboards/ui/todo-list.tsx';

/** Todo kinds of work confirmations. */
export const TODOS = {
  confirmWork: {
    icon: Check,
    lead: ({ other }) => `${other} vă cere o confirmare`,
    about: ({ title }) => `pentru lucrarea „${title}”`,
    action: 'Citește și răspunde',
    href: (id) => `/uat/work-confirmations/${id}`,
    fact: () => 'O lucrare de confirmat',
  },
} satisfies Partial<TodoKinds<'uat'>>;
