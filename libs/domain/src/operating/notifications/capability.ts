import { ACTS, ERRORS } from '@psp/contracts/words/notifications';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { NotificationEvents } from '../../migrations/0064-notification-events.ts';
import { ThingsOfDigests } from '../../migrations/0071-things-of-digests.ts';
import { SettledNotifications } from '../../migrations/0095-settled-notifications.ts';
import { sendDigests } from './digests.ts';
import { MAILS } from './mails.ts';
import { Notification } from './notification.entity.ts';

const limits = {
  // Acts of one user that notify other organisations; nobody does so many by hand.
  'notice:account': { times: 300, minutes: 60, perMinute: 60 },
  // Repeated notifications from one organisation to another about the same subject.
  'notice:subject': { times: 30, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../limits/limit.ts' {
  interface Limits extends Own {}
}

export const notifications: Capability = {
  name: 'notifications',
  words: { ACTS, ERRORS },
  mails: MAILS,
  limits,
  entities: [Notification],
  time: { sendDigests },
  migrations: {
    '0064-notification-events': NotificationEvents,
    '0071-things-of-digests': ThingsOfDigests,
    '0095-settled-notifications': SettledNotifications,
  },
  tidy: [
    // Notifications contain names, also of users deleted since.
    `delete from notification where created_at < now() - interval '1 year' or read_at < now() - interval '6 months'`,
  ],
  personalData: {
    exports: {
      notificari: {
        about: 'notificările primite',
        column: 'notification.account_id',
        rows: (id, isMine) => sql`select o.name as organisation, n.title, n.message, n.href, n.read_at, n.created_at
          from notification n join organisation o on o.id = n.organisation_id
          where n.account_id = ${id} and ${isMine('n.organisation_id')} order by n.id`,
      },
      'alegeri-de-notificare': {
        about: 'cum ați ales să fiți anunțat',
        column: 'notification_choice.account_id',
        rows: (id) =>
          sql`select event, mail, in_portal from notification_choice where account_id = ${id} order by event`,
      },
    },
    leftOut: {
      'digest_item.account_id': 'waits for the next mail, which is sent to the person',
    },
    actsElsewhere: (id) => [
      sql`select organisation_id, 'notification', id::text, 'receive', created_at from notification where account_id = ${id}`,
    ],
    erase: async ({ db }, { id }) => {
      for (const table of ['notification', 'notification_choice', 'digest_item'])
        await db.run(sql`delete from ${sql.table(table)} where account_id = ${id}`);
    },
  },
};
