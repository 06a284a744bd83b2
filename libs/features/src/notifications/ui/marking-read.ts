import type { notificationOperations } from '@psp/contracts/notifications';
import { createApi } from '@psp/remote/api';

const identity = createApi<typeof notificationOperations>('identity');

/** Keys of queries that contain notifications: the bell menu's list and the dashboards. */
export const NOTIFICATION_QUERIES = [
  ['identity', 'notifications'],
  ['uat', 'dashboard'],
  ['firma', 'dashboard'],
];

/** Creates the `useAct` options that mark a notification, and those grouped under it, as read. */
export const markingRead = (id: string) => ({
  send: () => identity.call('POST /notifications/:id/read', { id }),
  refreshes: NOTIFICATION_QUERIES,
});
