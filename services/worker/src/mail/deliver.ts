import type { MikroORM } from '@mikro-orm/postgresql';
import type { JobError } from '@psp/contracts/portal-health';
import { extendLinkByWait, isLinkOpen } from '@psp/domain/operating/mail/link-of-mail';
import { renderMail } from '@psp/bff-kit/mail/render';
import { readMailText } from '@psp/domain/operating/mail/mail-texts';
import { TEMPLATES } from '@psp/domain/operating/mail/templates';
import {
  dropMail,
  giveUpMail,
  lockWaitingMail,
  markSent,
  markTried,
  type WaitingMail,
} from '@psp/domain/operating/mail/waiting-mail';
import { writeMail } from '@psp/domain/operating/mail/write-mail';
import { readContact } from '@psp/domain/publishing/site-content/contact';
import type { SYSTEM } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import type { Logger } from 'pino';
import { asSystem } from '@psp/domain/as-system';
import type { WorkerConfig } from '../config.ts';
import { isPermanent, type SendMail } from './transport.ts';

export interface Delivery {
  orm: MikroORM;
  post: SendMail;
  config: Pick<WorkerConfig, 'publicOrigin'>;
  log: Logger;
}

/**
 * Sends a row of the table `mail` once: the row is locked until the result is stored. Only a crash between the server's response and
 * the commit repeats it, with the same Message-ID. A link's lifetime starts when its mail is sent; mails whose link was used,
 * revoked or replaced are dropped. Throws errors that should be retried; a permanently refused mail is abandoned.
 */
export const deliverMail = async ({ orm, post, config, log }: Delivery, id: string): Promise<void> => {
  const failure = await asSystem(orm, async (write) => {
    const { db } = write;
    const mail = await lockWaitingMail(db, id);
    if (!mail) return null;
    if (!(await isLinkOpen(db, mail))) return dropMail(write, id, 'its link was used, taken back or replaced');
    try {
      const { email: contact } = await readContact(db);
      const own = await readMailText(db, mail.template, write.now);
      const rendered = await renderMail(writeMail(mail, own, contact), { ...config, contact });
      const { isOptional = false } = TEMPLATES[mail.template];
      await post(db, { ...mail, ...rendered, contact, isOptional, unsubscribePath: unsubscribePathOf(mail) });
    } catch (error) {
      markTried(write, id, error instanceof Error ? error.message : String(error));
      return { error, recipient: mail.recipient };
    }
    extendLinkByWait(write, mail);
    markSent(write, id);
    return null;
  });
  if (!failure) return;
  log.warn({ mail: id, err: loggable(failure) }, 'mail not accepted');
  if (!isPermanent(failure.error)) throw failure.error;
  await asSystem(orm, (write) => abandonMail(write, log, { id, error: 'refused' }));
};

/* Newsletters have their own; see newsletter/jobs.ts. */
const unsubscribePathOf = ({ template, data }: WaitingMail): string | undefined => {
  const { unsubscribe } = TEMPLATES[template];
  return unsubscribe && 'token' in data ? `${unsubscribe}?token=${encodeURIComponent(data.token)}` : undefined;
};

/* Servers repeat the recipient's address in their messages; it must not be logged. */
const loggable = ({ error, recipient }: { error: unknown; recipient: string }): Record<string, unknown> => {
  const masked = (text: string | undefined): string => (text ?? '').replaceAll(recipient, '…');
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  return { type: error.name, message: masked(error.message), stack: masked(error.stack) };
};

/** Abandons a mail: logs it and notifies the staff. */
export const abandonMail = async (
  write: Write<typeof SYSTEM>,
  log: Logger,
  { id, error }: { id: string; error: JobError },
): Promise<void> => {
  const mail = await giveUpMail(write, id, error);
  if (mail) log.error({ mail: id, ...mail }, 'mail given up');
};
