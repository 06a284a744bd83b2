import type { notificationOperations } from '@psp/contracts/notifications';
import { createApi } from '@psp/remote/api';

const identity = createApi<typeof notificationOperations>('identity');

/** Queries that show notifications: the bell's list, and the dashboards, which show the newest. */
export const NOTIFIED = [
  ['identity', 'notifications'],
  ['uat', 'dashboard'],
  ['firma', 'dashboard'],
];

/** Marks a notification as read, with those it stands for: what `useAct` is given. */
export const markingRead = (id: string) => ({
  send: () => identity.call('POST /notifications/:id/read', { id }),
  refreshes: NOTIFIED,
});
