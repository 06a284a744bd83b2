import { serverNow } from '@psp/auth/session/server-clock';
import type { Party } from '@psp/contracts/common';
import { NOTIFICATION_KINDS } from '@psp/contracts/notification-names';
import type { NotificationQuery, NotificationView } from '@psp/contracts/notifications';
import { Card } from '@psp/design-system/card';
import { dayNumber, formatPastDay } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { byParts, keysOf, oneOf, page, uuid } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { useListed } from '@psp/remote/lists/use-listed';
import { prefetch } from '@psp/remote/query';
import { usePageTitle } from '@psp/remote/screen';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { styled } from 'styled-components';
import { CHOICES } from './choices.ts';
import { MarkAllButton } from './mark-all-button.tsx';
import { NotificationEntries } from './notification-list.tsx';
import { notificationsQuery } from './queries.ts';
import { strings } from './strings.ts';

const Day = styled.section`
  h2 { margin-bottom: 8px; font-size: 1.125rem; }
`;

const reader = byParts<Omit<NotificationQuery, 'organisations'>>({
  show: oneOf(['unread']),
  kind: oneOf(keysOf(NOTIFICATION_KINDS)),
  organisation: uuid,
  page,
});

/** Filters of the page; the filter by organisation exists only for users of several organisations. */
const notificationFilters = (organisations: readonly Party[]) =>
  listFilters('/notificari', reader, {
    show: { label: strings.show, placeholder: strings.both, options: strings.shown },
    kind: { label: strings.kind, placeholder: strings.everyKind, options: NOTIFICATION_KINDS },
    ...(organisations.length > 1
      ? {
          organisation: {
            label: strings.organisation,
            placeholder: strings.everyOrganisation,
            options: Object.fromEntries(organisations.map(({ id, name }) => [id, name])),
          },
        }
      : {}),
  });

/** Loads the page of notifications given by the query string. */
export function notificationsLoader(args: LoaderFunctionArgs) {
  const filters = notificationFilters([]).read(new URL(args.request.url).searchParams);
  return Promise.all([prefetch(args, notificationsQuery(filters)), prefetch(args, membershipsQuery())]);
}

/** Paged list of the user's notifications, grouped by day. */
export function NotificationsPage() {
  const { data: memberships } = useSuspenseQuery(membershipsQuery());
  const listed = useListed(
    notificationFilters(memberships.items.map(({ organisation }) => organisation)),
    notificationsQuery,
  );
  const { page: _page, show, ...filter } = listed.filters;
  const { unread = 0, items = [] } = listed.query.data ?? {};
  const isCleared = show === 'unread' && unread === 0;
  const isChosen = Object.values(filter).some((value) => value !== undefined);
  const hasUnread = isChosen ? items.some(({ readAt }) => !readAt) : unread > 0;
  usePageTitle(strings.title);
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={strings.lead(unread)}
        actions={
          <Row gap={12}>
            {hasUnread ? <MarkAllButton filter={filter} /> : null}
            <Link href={CHOICES}>{strings.choices}</Link>
          </Row>
        }
      />
      <FilteredList {...listed} words={isCleared ? { ...strings, ...strings.cleared } : strings}>
        {({ items }) => <Days items={items} />}
      </FilteredList>
    </Page>
  );
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('ro') + text.slice(1);

/** Heading of a day: "Astăzi", "Ieri", "Joi, 19 noiembrie", "3 martie 2025". */
const dayOf = (iso: string, now: Date): string => {
  const days = dayNumber(now) - dayNumber(new Date(iso));
  if (days <= 0) return strings.today;
  if (days === 1) return strings.yesterday;
  return capitalised(formatPastDay(iso, now));
};

function Days({ items }: { items: readonly NotificationView[] }) {
  const now = serverNow();
  const days = Map.groupBy(items, ({ createdAt }) => dayNumber(new Date(createdAt)));
  return (
    <Stack gap={24}>
      {[...days].map(([day, items]) => (
        <Day key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{dayOf(items[0]?.createdAt ?? '', now)}</h2>
          <Card>
            <NotificationEntries items={items} />
          </Card>
        </Day>
      ))}
    </Stack>
  );
}
