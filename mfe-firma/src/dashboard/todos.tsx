import type { Todo, TodoKind } from '@psp/contracts/dashboards';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { RowItem, RowList } from '@psp/design-system/rows';
import { BriefcaseBusiness, FilePen, type LucideIcon, RefreshCw, Star } from 'lucide-react';
import { messages, TODO_WORDS } from './messages.ts';
import { dueLabel, todoPath } from './todo.ts';

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

function TodoRow({ todo, isFirst }: { todo: Todo; isFirst: boolean }) {
  const words = TODO_WORDS[todo.kind];
  const Icon = ICONS[todo.kind];
  if (!words || !Icon) return null;
  const due = todo.dueAt ? dueLabel(todo.dueAt, new Date()) : null;
  return (
    <RowItem
      icon={<Icon aria-hidden />}
      when={due?.text}
      whenTone={due?.isUrgent ? 'late' : 'muted'}
      action={
        <ButtonLink
          href={todoPath(todo)}
          size="small"
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={`${words.action}, ${todo.title}`}
        >
          {words.action}
        </ButtonLink>
      }
    >
      <strong>
        {words.lead} {todo.other}
      </strong>
      : {messages.todoAbout(todo.number, todo.title)}
    </RowItem>
  );
}
