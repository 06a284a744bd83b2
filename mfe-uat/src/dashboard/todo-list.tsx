import type { Todo } from '@psp/contracts/dashboards';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Check, Eye, type LucideIcon, MessageSquare, Scale, Star } from 'lucide-react';
import { messages, todoTexts } from './messages.ts';
import { dueWords, todoHref } from './todos.ts';

const icons: Partial<Record<Todo['kind'], LucideIcon>> = {
  openOffers: Eye,
  decideOffers: Scale,
  answerQuestions: MessageSquare,
  acceptDelivery: Check,
  writeReview: Star,
};

/** What waits for the authority, the first with the strongest button. */
export function Todos({ todos }: { todos: Todo[] }) {
  return (
    <Card>
      <CardHeader title={messages.todos} action={todos.length > 0 ? messages.todoCount(todos.length) : null} />
      {todos.length === 0 ? <CardBody>{messages.noTodos}</CardBody> : null}
      <RowList>
        {todos.map((todo, index) => (
          <TodoRow key={`${todo.kind} ${todo.id}`} todo={todo} isFirst={index === 0} />
        ))}
      </RowList>
    </Card>
  );
}

function TodoRow({ todo, isFirst }: { todo: Todo; isFirst: boolean }) {
  const text = todoTexts[todo.kind];
  const Icon = icons[todo.kind];
  if (!text || !Icon) return null;
  const due = todo.dueAt ? dueWords(todo.dueAt, new Date()) : null;
  return (
    <RowItem
      icon={<Icon aria-hidden />}
      when={due?.text}
      whenTone={due?.isLate ? 'late' : 'muted'}
      action={
        <ButtonLink size="small" variant={isFirst ? 'primary' : 'secondary'} href={todoHref(todo)}>
          {text.action}
        </ButtonLink>
      }
    >
      <strong>{text.strong(todo)}</strong> {text.rest(todo)}
    </RowItem>
  );
}
