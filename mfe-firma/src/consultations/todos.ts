import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import RefreshCw from 'lucide-react/icons/refresh-cw';

/** Todo kinds of answers to consultations. */
export const TODOS = {
  confirmAnswer: {
    icon: RefreshCw,
    lead: ({ other }) => `Verificați răspunsul la consultarea deschisă de ${other}:`,
    about: ({ number, title }) => `${number}, ${title}`,
    action: 'Verifică răspunsul',
    href: (id) => `/firma/opportunities/${id}`,
    fact: ({ other }) => `Un răspuns de verificat la consultarea deschisă de ${other}:`,
  },
} satisfies Partial<TodoKinds<'firma'>>;
