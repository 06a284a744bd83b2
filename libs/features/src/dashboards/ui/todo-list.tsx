import { serverNow } from '@psp/auth/session/server-clock';
import type { Todo, TodoKind, TodoSide } from '@psp/contracts/own-dashboards';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { RowItem, RowList } from '@psp/design-system/rows';
import { Unbroken } from '@psp/design-system/unbroken';
import type { LucideIcon } from 'lucide-react';
import { dueLabel } from './due.ts';
import { strings } from './strings.ts';

interface KindOfTodo {
  icon: LucideIcon;
  /** What is to be done, in bold. */
  lead: (todo: Todo) => string;
  /** The record concerned. */
  about: (todo: Todo) => string;
  /** Label and address of the button. */
  action: string;
  href: (id: string) => string;
  /** Replace `lead` and `href` for viewers. */
  fact?: (todo: Todo) => string;
  readHref?: (id: string) => string;
}

/** Presentation of each kind of to-do of one side. */
export type TodoKinds<Side extends TodoSide> = Record<TodoKind<Side>, KindOfTodo>;
export type AnyKinds = Partial<Record<TodoKind, KindOfTodo>>;

interface TodosProps {
  kinds: AnyKinds;
  todos: Todo[];
}

/** To-dos of the organisation, in the given order; the first has the primary button. `nothing` is shown when there are none. */
export function Todos({ kinds, todos, nothing }: TodosProps & { nothing: string }) {
  return (
    <Card aria-labelledby="todos">
      <CardHeader
        id="todos"
        title={strings.todos}
        action={todos.length > 0 ? strings.todoCount(todos.length) : undefined}
      />
      {todos.length === 0 ? <CardBody>{nothing}</CardBody> : null}
      <RowList>
        {todos.map((todo, index) => (
          <TodoRow key={`${todo.kind} ${todo.id}`} kinds={kinds} todo={todo} isFirst={index === 0} />
        ))}
      </RowList>
    </Card>
  );
}

/** To-dos of the organisation for viewers, who cannot do them. */
export function ReadOnlyTodos({ kinds, todos, membersHref }: TodosProps & { membersHref: string }) {
  return (
    <Card aria-labelledby="todos">
      <CardHeader id="todos" title={strings.awaited} />
      <CardBody>
        {strings.awaitedText} <Link href={membersHref}>{strings.whoWrites}</Link>
      </CardBody>
      {todos.length === 0 ? <CardBody>{strings.nothingAwaited}</CardBody> : null}
      <RowList>
        {todos.map((todo) => (
          <TodoRow key={`${todo.kind} ${todo.id}`} kinds={kinds} todo={todo} isReadOnly />
        ))}
      </RowList>
    </Card>
  );
}

/** To-dos of another organisation, without the way to them. */
export function OthersTodos({ kinds, todos, nothing }: TodosProps & { nothing: string }) {
  return (
    <Card aria-labelledby="todos">
      <CardHeader id="todos" title={strings.todos} />
      {todos.length === 0 ? <CardBody>{nothing}</CardBody> : null}
      <RowList>
        {todos.map((todo) => (
          <TodoRow key={`${todo.kind} ${todo.id}`} kinds={kinds} todo={todo} isReadOnly isOfOthers />
        ))}
      </RowList>
    </Card>
  );
}

interface TodoRowProps {
  kinds: AnyKinds;
  todo: Todo;
  isFirst?: boolean;
  isReadOnly?: boolean;
  isOfOthers?: boolean;
}

function TodoRow({ kinds, todo, isFirst = false, isReadOnly = false, isOfOthers = false }: TodoRowProps) {
  const kind = kinds[todo.kind];
  if (!kind) return null;
  const { icon: Icon, lead, about, href, fact = lead, readHref = href } = kind;
  const action = isReadOnly ? strings.see : kind.action;
  const due = todo.dueAt ? dueLabel(todo.dueAt, serverNow()) : null;
  return (
    <RowItem
      icon={<Icon aria-hidden />}
      when={due?.text}
      whenTone={due?.isUrgent ? 'late' : 'muted'}
      action={
        isOfOthers ? undefined : (
          <ButtonLink
            size="small"
            variant={isFirst ? 'primary' : 'secondary'}
            href={(isReadOnly ? readHref : href)(todo.id)}
            aria-label={`${action}, ${todo.title}`}
          >
            {action}
          </ButtonLink>
        )
      }
    >
      <strong>{(isReadOnly ? fact : lead)(todo)}</strong> <Unbroken>{about(todo)}</Unbroken>
    </RowItem>
  );
}
