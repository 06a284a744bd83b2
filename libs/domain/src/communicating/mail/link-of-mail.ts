import type { EntityManager } from '@mikro-orm/postgresql';
import { CAPABILITIES } from '../../capabilities.ts';
import type { MailLink } from '../../capability.ts';
import { hashSecret } from '../../joining/accounts/secrets.ts';
import type { MailTemplate } from './queue-mail.ts';
import type { WaitingMail } from './waiting-mail.ts';

const LINKS: Partial<Record<MailTemplate, MailLink>> = Object.assign(
  {},
  ...CAPABILITIES.map(({ mailLinks }) => mailLinks),
);

/** False for a mail whose link was used, taken back or replaced since the mail was written: nobody needs it any more. */
export const isLinkOpen = async (em: EntityManager, mail: WaitingMail): Promise<boolean> => {
  const link = LINKS[mail.template];
  if (!('token' in mail.data) || !link) return true;
  const { table, open } = link;
  return (
    (await em.execute<unknown[]>(`select 1 from ${table} where ${open}`, [hashSecret(mail.data.token)])).length > 0
  );
};

/**
 * Gives a link back the time that its mail waited to be sent, also when it was over meanwhile: whoever gets the mail late has as
 * long as it says. Nothing for a link that was used, taken back or replaced.
 */
export const giveBackWait = async (em: EntityManager, mail: WaitingMail): Promise<void> => {
  const link = LINKS[mail.template];
  if (!('token' in mail.data) || !link) return;
  const { table, open } = link;
  await em.execute(`update ${table} set expires_at = expires_at + (clock_timestamp() - ?::timestamptz) where ${open}`, [
    mail.createdAt,
    hashSecret(mail.data.token),
  ]);
};
