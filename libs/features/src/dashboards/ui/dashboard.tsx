import { useSession } from '@psp/auth/session';
import type { FirmaDashboard, TodoSide, UatDashboard } from '@psp/contracts/dashboards';
import { Figure, Figures } from '@psp/design-system/figure';
import { formatNumber } from '@psp/design-system/format';
import { Columns, Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import type { FigureOf } from './figure-of.ts';
import { LatestNotifications } from './latest-notifications.tsx';
import { strings } from './strings.ts';
import { Awaited, type KindsOfTodos, Todos } from './todo-list.tsx';

interface DashboardProps<View> {
  area: TodoSide;
  query: UseQueryResult<View>;
  kinds: KindsOfTodos<'uat'> | KindsOfTodos<'firma'>;
  words: { nothing: string; firstTitle: string; firstText: string; firstTextToRead: string };
  /** The area's first step, at the top and, where nothing was begun yet, in the middle. */
  actions: ReactNode;
  firstAction: ReactNode;
  isFirstUse: (view: View) => boolean;
  figures: (view: View) => FigureOf[];
  /** What stands between the to-dos and the figures. */
  next?: (view: View) => ReactNode;
  /** What stands at the end. */
  last?: ReactNode;
  /** What stands beside the notifications. */
  children: (view: View) => ReactNode;
}

/** An area's first page: what waits for the organisation, how it stands, and what is new. */
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

function Content<View extends UatDashboard | FirmaDashboard>(props: DashboardProps<View> & { view: View }) {
  const { view } = props;
  const figures = props.figures(view);
  return (
    <>
      <Waiting {...props} />
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

function Waiting<View extends UatDashboard | FirmaDashboard>(props: DashboardProps<View> & { view: View }) {
  const { area, kinds, words, view } = props;
  const readsOnly = useReadsOnly();
  if (props.isFirstUse(view)) {
    return (
      <EmptyState title={words.firstTitle} action={props.firstAction}>
        <p>{readsOnly ? words.firstTextToRead : words.firstText}</p>
      </EmptyState>
    );
  }
  if (readsOnly) return <Awaited kinds={kinds} todos={view.forEditors} membersHref={`/${area}/members`} />;
  return <Todos kinds={kinds} todos={view.todos} nothing={words.nothing} />;
}
