import type { NotificationFilter, notificationOperations, NotificationQuery } from '@psp/contracts/notifications';
import { NOTIFIED } from '@psp/features/notifications/ui/marking-read';
import { createApi } from '@psp/remote/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const POLL_MS = 30_000;
const identity = createApi<typeof notificationOperations>('identity');

/** Every notifications query begins with this, so that one call makes them all fresh. */
const KEY = ['identity', 'notifications'];

const ofAll = <Filter extends NotificationFilter>(filter: Filter) => ({ ...filter, organisations: 'all' as const });

const pageQuery = (query: NotificationQuery, isBackground: boolean) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => identity.call('GET /notifications', { signal, query: ofAll(query), isBackground }),
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
  send: () => identity.call('POST /notifications/read-all', { body: ofAll(filter) }),
  refreshes: NOTIFIED,
});
