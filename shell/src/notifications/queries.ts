import type { NotificationList } from '@psp/contracts/notifications';
import { createClient } from '@psp/remote/client';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 30_000;
const identity = createClient('identity');

/** Every notifications query begins with this, so that one call makes them all fresh. */
const KEY = ['identity', 'notifications'];

const pageQuery = (page: number, isBackground: boolean) =>
  queryOptions({
    queryKey: [...KEY, page],
    queryFn: ({ signal }) =>
      identity.get<NotificationList>('/notifications', { signal, search: { page }, isBackground }),
  });

/** One page of the person's notifications, newest first, with the count of all unread ones. */
export const notificationsQuery = (page: number) => pageQuery(page, false);

/** The newest notifications. Where new ones are not told, they are asked for every 30 seconds while the page is visible. */
export const latestNotifications = (isTold: boolean) => ({
  ...pageQuery(1, true),
  refetchInterval: isTold ? (false as const) : POLL_MS,
});

/** Marks one notification, or all with null, as read: what `useAct` is given. */
export const markingRead = (id: string | null) => ({
  send: () => identity.post(id === null ? '/notifications/read-all' : `/notifications/${id}/read`),
  refreshes: [KEY],
});
