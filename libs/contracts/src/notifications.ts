import { z } from 'zod';
import { id, isoDateTime, pageOf, paging } from './common.ts';

export const notificationView = z.object({
  id,
  title: z.string(),
  message: z.string(),
  href: z.string(),
  readAt: isoDateTime.nullable(),
  createdAt: isoDateTime,
});
export type NotificationView = z.infer<typeof notificationView>;

export const notificationQuery = z.strictObject(paging);
export const notificationList = pageOf(notificationView).extend({ unread: z.int() });
export type NotificationList = z.infer<typeof notificationList>;
