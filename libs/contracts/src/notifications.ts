import { z } from 'zod';
import { signedIn } from './access.ts';
import { id, isoDateTime, pageOf, paging, party } from './common.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-names.ts';
import { act, operations, read } from './operations.ts';

const kind = z.enum(Object.keys(NOTIFICATION_KINDS) as NotificationKind[]);

/** A notification, or several of the same event and subject, of which the newest is shown. */
export const notificationView = z.object({
  id,
  title: z.string(),
  message: z.string(),
  href: z.string(),
  readAt: isoDateTime.nullable(),
  createdAt: isoDateTime,
  /** Absent for notifications sent before kinds were introduced. */
  kind: kind.optional(),
  count: z.int().optional(),
  /** The organisation that it is for; only for people with several organisations. */
  organisation: party.optional(),
});
export type NotificationView = z.infer<typeof notificationView>;

const filter = {
  kind: kind.optional(),
  organisation: id.optional(),
  /** All organisations of the person; by default only the current one. */
  organisations: z.literal('all').optional(),
};
export const notificationFilter = z.strictObject(filter);
export type NotificationFilter = z.infer<typeof notificationFilter>;
export const notificationQuery = z.strictObject({ ...paging, ...filter, show: z.literal('unread').optional() });
export type NotificationQuery = z.infer<typeof notificationQuery>;
export const notificationList = pageOf(notificationView).extend({ unread: z.int() });
export type NotificationList = z.infer<typeof notificationList>;

export const notificationOperations = operations(['identity'], {
  list: read('/notifications', { access: signedIn, query: notificationQuery, view: notificationList }),
  markRead: act('notification.read', 'POST /notifications/:id/read', { access: signedIn, body: z.strictObject({}) }),
  markAllRead: act('notification.readAll', 'POST /notifications/read-all', {
    access: signedIn,
    body: notificationFilter,
  }),
});
