import type { NotificationFilter, NotificationList, NotificationQuery } from '@psp/contracts/notifications';
import { membershipsQuery } from '@psp/features/accounts/ui/memberships';
import { NOTIFIED } from '@psp/features/notifications/ui/marking-read';
import { createClient } from '@psp/remote/client';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

const POLL_MS = 30_000;
const identity = createClient('identity');

/** Every notifications query begins with this, so that one call makes them all fresh. */
const KEY = ['identity', 'notifications'];

/* For all their organisations, to whoever belongs to several: services of the release before know nothing else and are asked for nothing else. */
const ofAll = async <Filter extends NotificationFilter>(client: QueryClient, filter: Filter): Promise<Filter> => {
  const { items } = await client.ensureQueryData(membershipsQuery());
  return items.length > 1 ? { ...filter, organisations: 'all' } : filter;
};

const pageQuery = (query: NotificationQuery, isBackground: boolean) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: async ({ signal, client }) => {
      const search = await ofAll(client, query);
      return identity.get<NotificationList>('/notifications', { signal, search: { ...search }, isBackground });
    },
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
export const markingAllRead = (client: QueryClient, filter: NotificationFilter) => ({
  send: async () => identity.post('/notifications/read-all', await ofAll(client, filter)),
  refreshes: NOTIFIED,
});
