import type { Todo } from '@psp/contracts/own-dashboards';
import { plural } from '@psp/design-system/format';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import Send from 'lucide-react/icons/send';
import Users from 'lucide-react/icons/users';

const request = ({ number, title }: Todo) => `${number}, ${title}`;

/** Todo kinds of group requests. */
export const TODOS = {
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
} satisfies Partial<TodoKinds<'uat'>>;
