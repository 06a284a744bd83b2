import type { Todo } from '@psp/contracts/dashboards';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Link } from '@psp/design-system/link';
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

/** The same for who only reads: what stands open, without asking them for anything. */
export function Awaited({ todos }: { todos: Todo[] }) {
  return (
    <Card>
      <CardHeader title={messages.awaited} />
      <CardBody>
        {messages.awaitedText} <Link href="/uat/members">{messages.whoWrites}</Link>
      </CardBody>
      {todos.length === 0 ? <CardBody>{messages.nothingAwaited}</CardBody> : null}
      <RowList>
        {todos.map((todo) => (
          <TodoRow key={`${todo.kind} ${todo.id}`} todo={todo} isToRead />
        ))}
      </RowList>
    </Card>
  );
}

interface TodoRowProps {
  todo: Todo;
  isFirst?: boolean;
  isToRead?: boolean;
}

function TodoRow({ todo, isFirst = false, isToRead = false }: TodoRowProps) {
  const text = todoTexts[todo.kind];
  const Icon = icons[todo.kind];
  if (!text || !Icon) return null;
  const { strong, fact = strong, rest, action } = text;
  const due = todo.dueAt ? dueWords(todo.dueAt, new Date()) : null;
  return (
    <RowItem
      icon={<Icon aria-hidden />}
      when={due?.text}
      whenTone={due?.isLate ? 'late' : 'muted'}
      action={
        <ButtonLink
          size="small"
          variant={isFirst ? 'primary' : 'secondary'}
          href={todoHref(todo)}
          aria-label={isToRead ? `${messages.see}, ${todo.title}` : undefined}
        >
          {isToRead ? messages.see : action}
        </ButtonLink>
      }
    >
      <strong>{isToRead ? fact(todo) : strong(todo)}</strong> {rest(todo)}
    </RowItem>
  );
}
