import type { Todo, TodoKind } from '@psp/contracts/dashboards';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { BriefcaseBusiness, FilePen, type LucideIcon, RefreshCw, Star } from 'lucide-react';
import { messages, TODO_WORDS } from './messages.ts';
import { dueLabel, readingPath, todoPath } from './todo.ts';

const ICONS: Partial<Record<TodoKind, LucideIcon>> = {
  confirmOffer: RefreshCw,
  finishOffer: FilePen,
  startProject: BriefcaseBusiness,
  continueProject: BriefcaseBusiness,
  writeReview: Star,
};

/** What waits for the firm, the most urgent first. */
export function Todos({ todos }: { todos: Todo[] }) {
  return (
    <Card aria-labelledby="todos">
      <CardHeader
        id="todos"
        title={messages.todo}
        action={todos.length > 0 ? messages.todoCount(todos.length) : undefined}
      />
      {todos.length === 0 ? (
        <CardBody>{messages.nothing}</CardBody>
      ) : (
        <RowList>
          {todos.map((todo, index) => (
            <TodoRow key={`${todo.kind} ${todo.id}`} todo={todo} isFirst={index === 0} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

/** The same for who only reads: what stands open, without asking them for anything. */
export function Awaited({ todos }: { todos: Todo[] }) {
  return (
    <Card aria-labelledby="todos">
      <CardHeader id="todos" title={messages.awaited} />
      <CardBody>
        {messages.awaitedText} <Link href="/firma/members">{messages.whoWrites}</Link>
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
  const words = TODO_WORDS[todo.kind];
  const Icon = ICONS[todo.kind];
  if (!words || !Icon) return null;
  const action = isToRead ? messages.see : words.action;
  const due = todo.dueAt ? dueLabel(todo.dueAt, new Date()) : null;
  return (
    <RowItem
      icon={<Icon aria-hidden />}
      when={due?.text}
      whenTone={due?.isUrgent ? 'late' : 'muted'}
      action={
        <ButtonLink
          href={isToRead ? readingPath(todo) : todoPath(todo)}
          size="small"
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={`${action}, ${todo.title}`}
        >
          {action}
        </ButtonLink>
      }
    >
      <strong>
        {isToRead ? words.fact : words.lead} {todo.other}
      </strong>
      : {messages.todoAbout(todo.number, todo.title)}
    </RowItem>
  );
}
