import Star from 'lucide-react/icons/star';
import type { TodoKinds } from '../../dashboards/ui/todo-list.tsx';

/** A review that an authority can write. */
export const UAT_TODOS = {
  writeReview: {
    icon: Star,
    lead: () => 'Evaluați colaborarea',
    about: ({ other, title }) => `cu ${other}, la ${title}`,
    action: 'Scrie recenzia',
    href: (id) => `/uat/projects/${id}#reviews`,
    fact: () => 'O recenzie de scris, despre colaborarea',
  },
} satisfies Partial<TodoKinds<'uat'>>;

/** A review that a firm can write. */
export const FIRMA_TODOS = {
  writeReview: {
    icon: Star,
    lead: ({ other }) => `Evaluați colaborarea cu ${other}:`,
    about: ({ number, title }) => `${number}, ${title}`,
    action: 'Scrie recenzia',
    href: (id) => `/firma/projects/${id}#reviews`,
    fact: ({ other }) => `O recenzie de scris despre colaborarea cu ${other}:`,
  },
} satisfies Partial<TodoKinds<'firma'>>;
