import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { MAILS } from './mails.ts';
import { NOTIFICATIONS } from './notifications.ts';

const LIMITS = { 'mail-test:account': { times: 20, minutes: 60 } };
type Own = typeof LIMITS;
declare module '../limits/limit.ts' {
  interface Limits extends Own {}
}

declare module '../jobs/enqueue.ts' {
  interface Jobs {
    /** Sends one row of the table `mail`. */
    mail: { id: string };
  }
}

export const mail: Capability = {
  name: 'mail',
  notifications: NOTIFICATIONS,
  mails: MAILS,
  limits: LIMITS,
  jobs: { mail: { retryLimit: 30, expireInSeconds: 300 } },
  tidy: [
    `delete from mail where coalesce(sent_at, failed_at) < now() - interval '30 days'`,
    `delete from caught_mail where at < now() - interval '7 days'`,
  ],
  personalData: {
    forgetAddress: ({ db }, email, what) =>
      db.run(sql`delete from mail where lower(recipient) = lower(${email})
        and (${what === 'all'}::boolean or sent_at is not null or failed_at is not null)`),
    erase: ({ db }, { email }) => db.run(sql`delete from caught_mail where lower(recipient) = lower(${email})`),
  },
};
