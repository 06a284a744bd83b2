import * as words from '@psp/contracts/words/notifications';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Notification } from './notification.entity.ts';

declare module '../mail/queue-mail.ts' {
  interface Mails {
    notification: { name: string; title: string; message: string; href: string };
  }
}

export const notifications: Capability = {
  name: 'notifications',
  words,
  entities: [Notification],
  tidy: [
    // They name people, some of whom are deleted by now.
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
    },
    actsElsewhere: (id) => [
      sql`select organisation_id, 'notification', id::text, 'receive', created_at from notification where account_id = ${id}`,
    ],
    erase: ({ db }, { id }) => db.run(sql`delete from notification where account_id = ${id}`),
  },
};
