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
  /** What is to be done, in bold, and about what. */
  lead: (todo: Todo) => string;
  about: (todo: Todo) => string;
  /** The button, and where it leads. */
  action: string;
  href: (id: string) => string;
  /** In place of `lead` and `href`, for who only reads. */
  fact?: (todo: Todo) => string;
  readHref?: (id: string) => string;
}

/** The kinds of things that wait for one side. */
export type KindsOfTodos<Side extends TodoSide> = Record<TodoKind<Side>, KindOfTodo>;
type AnyKinds = Partial<Record<TodoKind, KindOfTodo>>;

interface TodosProps {
  kinds: AnyKinds;
  todos: Todo[];
}

/** What waits for the organisation, the most urgent first and with the strongest button; `nothing` when there is none. */
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

/** The same for who only reads: what stands open, without asking them for anything. */
export function Awaited({ kinds, todos, membersHref }: TodosProps & { membersHref: string }) {
  return (
    <Card aria-labelledby="todos">
      <CardHeader id="todos" title={strings.awaited} />
      <CardBody>
        {strings.awaitedText} <Link href={membersHref}>{strings.whoWrites}</Link>
      </CardBody>
      {todos.length === 0 ? <CardBody>{strings.nothingAwaited}</CardBody> : null}
      <RowList>
        {todos.map((todo) => (
          <TodoRow key={`${todo.kind} ${todo.id}`} kinds={kinds} todo={todo} isToRead />
        ))}
      </RowList>
    </Card>
  );
}

interface TodoRowProps {
  kinds: AnyKinds;
  todo: Todo;
  isFirst?: boolean;
  isToRead?: boolean;
}

function TodoRow({ kinds, todo, isFirst = false, isToRead = false }: TodoRowProps) {
  const kind = kinds[todo.kind];
  if (!kind) return null;
  const { icon: Icon, lead, about, href, fact = lead, readHref = href } = kind;
  const action = isToRead ? strings.see : kind.action;
  const due = todo.dueAt ? dueLabel(todo.dueAt, serverNow()) : null;
  return (
    <RowItem
      icon={<Icon aria-hidden />}
      when={due?.text}
      whenTone={due?.isUrgent ? 'late' : 'muted'}
      action={
        <ButtonLink
          size="small"
          variant={isFirst ? 'primary' : 'secondary'}
          href={(isToRead ? readHref : href)(todo.id)}
          aria-label={`${action}, ${todo.title}`}
        >
          {action}
        </ButtonLink>
      }
    >
      <strong>{(isToRead ? fact : lead)(todo)}</strong> <Unbroken>{about(todo)}</Unbroken>
    </RowItem>
  );
}
