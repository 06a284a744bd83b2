import type { NotificationFilter, notificationOperations, NotificationQuery } from '@psp/contracts/notifications';
import { NOTIFICATION_QUERIES } from '@psp/features/notifications/ui/marking-read';
import { createApi } from '@psp/remote/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const POLL_MS = 30_000;
const identity = createApi<typeof notificationOperations>('identity');

/** Prefix of all keys of notification queries, so that one call invalidates them all. */
const KEY = ['identity', 'notifications'];

const withAllOrganisations = <Filter extends NotificationFilter>(filter: Filter) => ({
  ...filter,
  organisations: 'all' as const,
});

const pageQuery = (query: NotificationQuery, isBackground: boolean) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) =>
      identity.call('GET /notifications', { signal, query: withAllOrganisations(query), isBackground }),
  });

/** One page of the user's notifications, newest first, with the number of all unread ones. */
export const notificationsQuery = (query: NotificationQuery) => ({
  ...pageQuery(query, false),
  placeholderData: keepPreviousData,
});

/** The newest notifications. Without a live stream they are polled every 30 seconds while the page is visible. */
export const latestNotifications = (isLive: boolean) => ({
  ...pageQuery({ page: 1 }, true),
  refetchInterval: isLive ? (false as const) : POLL_MS,
});

/** Options for `useAct` that mark all matching notifications as read. */
export const markAllRead = (filter: NotificationFilter) => ({
  send: () => identity.call('POST /notifications/read-all', { body: withAllOrganisations(filter) }),
  refreshes: NOTIFICATION_QUERIES,
});
