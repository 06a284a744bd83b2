import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetRequesterEverywhere } from '../../communicating/tickets/forget-requester.ts';
import { forgetAddress } from './forget-address.ts';

/* Each is given the account's id. */
const BY_ACCOUNT = [
  'delete from membership where account_id = ?',
  `update session set ended_at = coalesce(ended_at, now()), end_reason = coalesce(end_reason, 'deleted'), user_agent = '', address = null
    where account_id = ?`,
  'delete from device where account_id = ?',
  'delete from recovery_code where account_id = ?',
  'delete from one_time_link where account_id = ?',
  'delete from notification where account_id = ?',
  'delete from data_export where account_id = ?',
  'delete from idempotency where account_id = ?',
  `delete from access_request where status = 'pending' and account_id = ?`,
  `update access_request set message = '' where account_id = ?`,
  // That terms were accepted, and when, has to be provable; from where does not.
  `update consent set address = '0.0.0.0' where account_id = ?`,
];

/* Each is given the e-mail address. */
const BY_EMAIL = [
  'delete from sign_in_failure where email = ?::citext',
  'delete from attempt where key = lower(?)',
  'delete from caught_mail where lower(recipient) = lower(?)',
];

/** Removes what the portal keeps of a person besides the account's own row and the append-only audit. */
export async function eraseTraces(em: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
  // Mail before the links that it carries, as whoever sends one takes them.
  await forgetAddress(em, email, 'all');
  await forgetRequesterEverywhere(em, { id, email });
  for (const statement of BY_EMAIL) await em.execute(statement, [email]);
  for (const statement of BY_ACCOUNT) await em.execute(statement, [id]);
}
