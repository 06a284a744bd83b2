import { createClient } from '@psp/remote/client';

const identity = createClient('identity');

/** Queries that show notifications: the bell's list, and the dashboards, which show the newest. */
export const NOTIFIED = [
  ['identity', 'notifications'],
  ['uat', 'dashboard'],
  ['firma', 'dashboard'],
];

/** Marks a notification as read, with those it stands for: what `useAct` is given. */
export const markingRead = (id: string) => ({
  send: () => identity.post(`/notifications/${id}/read`),
  refreshes: NOTIFIED,
});
