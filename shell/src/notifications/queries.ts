import type { NotificationList } from '@psp/contracts/notifications';
import { createClient } from '@psp/remote/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const POLL_MS = 30_000;
const identity = createClient('identity');

/** Every notifications query begins with this, so that one call makes them all fresh. */
const KEY = ['identity', 'notifications'];

/** One page of the person's notifications, newest first, with the count of all unread ones. */
export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...KEY, page],
    queryFn: ({ signal }) => identity.get<NotificationList>('/notifications', { signal, search: { page } }),
  });

/** The newest notifications, asked for again every 30 seconds while the page is visible. */
export const latestNotifications = () => ({ ...notificationsQuery(1), refetchInterval: POLL_MS });

/** Marks one notification, or all with null, as read, and asks for the lists again. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      identity.post(id === null ? '/notifications/read-all' : `/notifications/${id}/read`),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
