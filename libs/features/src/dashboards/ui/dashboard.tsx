import { useSession } from '@psp/auth/session';
import { serverNow } from '@psp/auth/session/server-clock';
import type { FirmaDashboard, TodoSide, UatDashboard } from '@psp/contracts/own-dashboards';
import type { NotificationView } from '@psp/contracts/notifications';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Figure, Figures } from '@psp/design-system/figure';
import { formatNumber, formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Row, VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { EmptyState } from '@psp/design-system/states';
import { Unbroken } from '@psp/design-system/unbroken';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import type { UseQueryResult } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import type { ReactNode } from 'react';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { markingRead } from '../../notifications/ui/marking-read.ts';
import type { DashboardFigure } from './figure-of.ts';
import { strings } from './strings.ts';
import { type TodoKinds, ReadOnlyTodos, Todos } from './todo-list.tsx';

interface DashboardProps<View> {
  area: TodoSide;
  query: UseQueryResult<View>;
  kinds: TodoKinds<'uat'> | TodoKinds<'firma'>;
  words: { nothing: string; firstTitle: string; firstText: string; firstTextToRead: string };
  /** Buttons in the page header. */
  actions: ReactNode;
  /** Button shown while `isFirstUse`. */
  firstAction: ReactNode;
  isFirstUse: (view: View) => boolean;
  figures: (view: View) => DashboardFigure[];
  /** Content between the to-dos and the figures. */
  next?: (view: View) => ReactNode;
  /** Content at the end. */
  last?: ReactNode;
  /** Content beside the notifications. */
  children: (view: View) => ReactNode;
}

/** Dashboard of an area: to-dos, figures and notifications of the organisation. */
export function Dashboard<View extends UatDashboard | FirmaDashboard>(props: DashboardProps<View>) {
  const name = useSession((state) => state.organisation?.name ?? '');
  usePageTitle(strings.title);
  return (
    <Page>
      <PageHeader title={strings.hello(name)} actions={props.actions} />
      <Loaded query={props.query}>{(view) => <Content {...props} view={view} />}</Loaded>
    </Page>
  );
}

interface LatestNotificationsProps {
  items: NotificationView[];
  /** Total number of unread notifications, if known. */
  unread?: number;
}

/* The newest notifications, unread ones highlighted; each links to its record. */
function LatestNotifications({ items, unread = 0 }: LatestNotificationsProps) {
  return (
    <Card aria-labelledby="notifications">
      <CardHeader
        id="notifications"
        title={strings.notifications}
        action={
          <Row gap={12}>
            {unread > 0 ? (
              <Badge tone="info" icon={<Bell aria-hidden />}>
                {strings.unread(unread)}
              </Badge>
            ) : null}
            <Link href="/notificari">{strings.allNotifications}</Link>
          </Row>
        }
      />
      {items.length === 0 ? <CardBody>{strings.noNotifications}</CardBody> : null}
      <RowList>
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} />
        ))}
      </RowList>
    </Card>
  );
}

/* Opening an unread notification marks it as read, as in the bell menu. */
function NotificationRow({ item: { id, title, message, href, createdAt, readAt } }: { item: NotificationView }) {
  const isUnread = readAt === null;
  const mark = useAct(markingRead(id));
  return (
    <RowItem when={formatRelative(createdAt, serverNow())} isNew={isUnread}>
      <Link href={href} isStrong={isUnread} onClick={() => (isUnread ? mark.run() : undefined)}>
        {title}
        {isUnread ? <VisuallyHidden> ({strings.isUnread})</VisuallyHidden> : null}
      </Link>
      <div>
        <Unbroken>{message}</Unbroken>
      </div>
    </RowItem>
  );
}

function Content<View extends UatDashboard | FirmaDashboard>(props: DashboardProps<View> & { view: View }) {
  const { view } = props;
  const figures = props.figures(view);
  return (
    <>
      <TodoSection {...props} />
      {props.next?.(view)}
      {figures.length > 0 ? (
        <Figures>
          {figures.map(({ value, label, href }) => (
            <Figure
              key={label}
              value={typeof value === 'number' ? formatNumber(value) : value}
              label={label}
              href={href}
            />
          ))}
        </Figures>
      ) : null}
      <Columns>
        {props.children(view)}
        <LatestNotifications items={view.notifications} unread={view.unread} />
      </Columns>
      {props.last}
    </>
  );
}

function TodoSection<View extends UatDashboard | FirmaDashboard>(props: DashboardProps<View> & { view: View }) {
  const { area, kinds, words, view } = props;
  const readsOnly = useIsReadOnly();
  if (props.isFirstUse(view)) {
    return (
      <EmptyState title={words.firstTitle} action={props.firstAction}>
        <p>{readsOnly ? words.firstTextToRead : words.firstText}</p>
      </EmptyState>
    );
  }
  if (readsOnly) return <ReadOnlyTodos kinds={kinds} todos={view.forEditors} membersHref={`/${area}/members`} />;
  return <Todos kinds={kinds} todos={view.todos} nothing={words.nothing} />;
}
