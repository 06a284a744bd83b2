import { ACTS, ERRORS } from '@psp/contracts/words/accounts';
import { OWN_GROUPS } from '@psp/contracts/words/search/accounts';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { ProvenDevices } from '../../migrations/0016-proven-devices.ts';
import { BodiesOfKeys } from '../../migrations/0017-bodies-of-keys.ts';
import { DEVICE_SECONDS } from './devices.ts';
import { MAILS } from './mails.ts';
import { ownSearch } from './search.ts';

const SECRET = 'a secret, stored only as a hash for minutes or until it is used';

const limits = {
  'recover:address': { times: 30, minutes: 60 },
  'recover:email': { times: 3, minutes: 15 },
  'password:account': { times: 5, minutes: 15 },
  'email-change:account': { times: 5, minutes: 60 },
  // Not reset by a password recovery, unlike failed sign-ins: access to the mailbox alone must not allow endless guessing.
  'second-factor:account': { times: 20, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

/** Payload of each kind of one-time link. Other capabilities extend this interface. */
export interface OneTimeLinks {
  /** Without `registrationId`: for the newest unconfirmed sign-up of the address. */
  confirmation: { email: string; registrationId?: string };
  recovery: { email: string };
  'email-change': { accountId: string; email: string };
  invitation: { invitationId: string };
}
declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /**
     * Creates a one-time link and queues its mail. The worker looks the address up, so that the response time of the request does
     * not reveal whether it has an account.
     */
    'send-link': { [Kind in keyof OneTimeLinks]: { kind: Kind } & OneTimeLinks[Kind] }[keyof OneTimeLinks];
  }
}

export const accounts: Capability = {
  name: 'accounts',
  words: { ACTS, ERRORS, OWN_GROUPS },
  mails: MAILS,
  ownSearch,
  migrations: { '0016-proven-devices': ProvenDevices, '0017-bodies-of-keys': BodiesOfKeys },
  limits,
  jobs: { 'send-link': { retryLimit: 12, expireInSeconds: 60 } },
  tidy: [
    `delete from sign_in_failure where at < now() - interval '1 day'`,
    `delete from attempt where at < now() - interval '1 day'`,
    `delete from idempotency where created_at < now() - interval '7 days'`,
    `delete from session where coalesce(ended_at, expires_at) < now() - interval '90 days'`,
    `delete from device where last_seen_at < now() - make_interval(secs => ${DEVICE_SECONDS})`,
    // Mails are retried for up to 30 hours, and the validity of a link begins when its mail is sent.
    `delete from one_time_link where expires_at < now() - interval '36 hours'`,
  ],
  personalData: {
    exports: {
      cont: {
        about: 'datele contului',
        rows: (id) => sql`
          select email, display_name, position, phone, mail_topics, status, totp_enabled_at, deletion_due_at,
          created_at, updated_at from account where id = ${id}`,
      },
      sesiuni: {
        about: 'conectările, cu dispozitivul și adresa lor',
        column: 'session.account_id',
        rows: (id) => sql`select o.name as organisation, s.user_agent, host(s.address) as address, s.created_at,
          s.last_seen_at, s.expires_at, s.ended_at, s.end_reason from session s
          join organisation o on o.id = s.organisation_id where s.account_id = ${id} order by s.id`,
      },
      dispozitive: {
        about: 'dispozitivele cunoscute',
        column: 'device.account_id',
        rows: (id) => sql`
          select first_seen_at, last_seen_at from device where account_id = ${id} order by first_seen_at`,
      },
    },
    leftOut: {
      'idempotency.account_id': 'answers kept for seven days so that a repeated click does nothing twice',
      'one_time_link.account_id': SECRET,
      'recovery_code.account_id': SECRET,
    },
    erase: async ({ db }, { id, email }) => {
      await db.run(sql`delete from sign_in_failure where email = ${email}::citext`);
      await db.run(sql`delete from attempt where key = lower(${email}) or starts_with(key, lower(${email}) || ' ')`);
      await db.run(sql`update session set ended_at = coalesce(ended_at, now()), end_reason = coalesce(end_reason, 'deleted'),
        user_agent = '', address = null where account_id = ${id}`);
      for (const table of ['device', 'recovery_code', 'one_time_link', 'idempotency'])
        await db.run(sql`delete from ${sql.table(table)} where account_id = ${id}`);
    },
  },
};
