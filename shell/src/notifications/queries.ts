import type { NotificationFilter, NotificationList, NotificationQuery } from '@psp/contracts/notifications';
import { NOTIFIED } from '@psp/features/notifications/ui/marking-read';
import { createClient } from '@psp/remote/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const POLL_MS = 30_000;
const identity = createClient('identity');

/** Every notifications query begins with this, so that one call makes them all fresh. */
const KEY = ['identity', 'notifications'];

const ofAll = <Filter extends NotificationFilter>(filter: Filter) => ({ ...filter, organisations: 'all' });

const pageQuery = (query: NotificationQuery, isBackground: boolean) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) =>
      identity.get<NotificationList>('/notifications', { signal, search: ofAll(query), isBackground }),
  });

/** One page of the person's notifications, newest first, with the count of all unread ones. */
export const notificationsQuery = (query: NotificationQuery) => ({
  ...pageQuery(query, false),
  placeholderData: keepPreviousData,
});

/** The newest notifications. Where new ones are not told, they are asked for every 30 seconds while the page is visible. */
export const latestNotifications = (isTold: boolean) => ({
  ...pageQuery({ page: 1 }, true),
  refetchInterval: isTold ? (false as const) : POLL_MS,
});

/** Marks all as read that fit. */
export const markingAllRead = (filter: NotificationFilter) => ({
  send: () => identity.post('/notifications/read-all', ofAll(filter)),
  refreshes: NOTIFIED,
});
