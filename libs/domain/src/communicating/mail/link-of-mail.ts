import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../joining/accounts/secrets.ts';
import type { WaitingMail } from './waiting-mail.ts';

/* The row of each mailed link that can still be used, were its time not over; given the hash of its secret. */
const OPEN_LINKS = {
  confirmation: { table: 'registration', open: 'token_hash = ? and confirmed_at is null' },
  'already-registered': { table: 'registration', open: 'token_hash = ? and confirmed_at is null' },
  recovery: { table: 'one_time_link', open: `token_hash = ? and purpose = 'recovery' and used_at is null` },
  'email-change': { table: 'one_time_link', open: `token_hash = ? and purpose = 'email' and used_at is null` },
  'newsletter-confirmation': { table: 'subscriber_link', open: `token_hash = ? and purpose = 'confirm'` },
  invitation: { table: 'invitation', open: 'token_hash = ? and accepted_at is null and revoked_at is null' },
};

/** False for a mail whose link was used, taken back or replaced since the mail was written: nobody needs it any more. */
export const isLinkOpen = async (em: EntityManager, mail: WaitingMail): Promise<boolean> => {
  if (!('token' in mail.data) || !isLinked(mail.template)) return true;
  const { table, open } = OPEN_LINKS[mail.template];
  return (
    (await em.execute<unknown[]>(`select 1 from ${table} where ${open}`, [hashSecret(mail.data.token)])).length > 0
  );
};

/**
 * Gives a link back the time that its mail waited to be sent, also when it was over meanwhile: whoever gets the mail late has as
 * long as it says. Nothing for a link that was used, taken back or replaced.
 */
export const giveBackWait = async (em: EntityManager, mail: WaitingMail): Promise<void> => {
  if (!('token' in mail.data) || !isLinked(mail.template)) return;
  const { table, open } = OPEN_LINKS[mail.template];
  await em.execute(`update ${table} set expires_at = expires_at + (clock_timestamp() - ?::timestamptz) where ${open}`, [
    mail.createdAt,
    hashSecret(mail.data.token),
  ]);
};

const isLinked = (template: string): template is keyof typeof OPEN_LINKS => Object.hasOwn(OPEN_LINKS, template);
