import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import Check from 'lucide-react/icons/check';

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
