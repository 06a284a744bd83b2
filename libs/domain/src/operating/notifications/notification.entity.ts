import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id } from '../../columns.ts';

const notificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    id,
    accountId: p.uuid(),
    organisationId: p.uuid(),
    event: p.text().nullable(),
    about: p.text().nullable(),
    title: p.text(),
    message: p.text(),
    href: p.text(),
    readAt: p.datetime().nullable(),
    createdAt,
  },
});

/** A notification; each member of an organisation has their own row and read state. */
export class Notification extends notificationSchema.class {
  /** Marks it as read; a second call keeps the first time. */
  read(now: Date): void {
    this.readAt ??= now;
  }
}
notificationSchema.setClass(Notification);
