import { plural } from '@psp/design-system/format';
import MessageSquare from 'lucide-react/icons/message-square';
import type { TodoKinds } from '../../dashboards/ui/todo-list.tsx';

const questions = (count: number) => plural(count, { one: 'întrebare', few: 'întrebări', other: 'întrebări' });

/** Todo kinds of the questions of firms. */
export const TODOS = {
  answerQuestions: {
    icon: MessageSquare,
    lead: ({ count }) => questions(count),
    about: ({ number, title }) => `de la firme, la ${number}, ${title}`,
    action: 'Răspunde',
    href: (id) => `/uat/service-requests/${id}?tab=questions`,
  },
} satisfies Partial<TodoKinds<'uat'>>;
