import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { giveBackWait, isLinkOpen } from '@psp/domain/communicating/mail/link-of-mail';
import {
  dropMail,
  giveUpMail,
  lockWaitingMail,
  markSent,
  markTried,
} from '@psp/domain/communicating/mail/waiting-mail';
import { readContactEmail } from '@psp/domain/publishing/site-content/contact';
import { within } from '@psp/domain/read-db';
import type { Logger } from 'pino';
import type { WorkerConfig } from '../config.ts';
import { isPermanent, type Post } from './post.ts';
import { renderMail } from './render.ts';

export interface Delivery {
  orm: MikroORM;
  post: Post;
  config: Pick<WorkerConfig, 'publicOrigin'>;
  log: Logger;
}

/**
 * Sends one mail of the table `mail`, once: whoever sends it holds its row until that is noted. Only a crash between the
 * server's "accepted" and the commit sends it again, with the same Message-ID. A link's time starts when its mail is sent, and
 * one that cannot be used any more is not sent. Throws what went wrong when it is to be tried again; a mail that the server
 * refuses for good is given up at once.
 */
export const deliverMail = async ({ orm, post, config, log }: Delivery, id: string): Promise<void> => {
  const failure = await orm.em.fork().transactional(async (em) => {
    const mail = await lockWaitingMail(em, id);
    if (!mail) return null;
    if (!(await isLinkOpen(em, mail))) return dropMail(em, id, 'its link was used, taken back or replaced');
    try {
      const contact = await readContactEmail(em);
      const rendered = await renderMail(mail, { ...config, contact });
      await post(within(em), { ...mail, ...rendered, contact, isOptional: mail.template === 'notification' });
    } catch (error) {
      await markTried(em, id, error instanceof Error ? error.message : String(error));
      return { error, recipient: mail.recipient };
    }
    await giveBackWait(em, mail);
    await markSent(em, id);
    return null;
  });
  if (!failure) return;
  log.warn({ mail: id, err: loggable(failure) }, 'mail not accepted');
  if (!isPermanent(failure.error)) throw failure.error;
  await orm.em.fork().transactional((em) => abandonMail(em, log, id));
};

/* Servers repeat the address they refuse; the log names the mail by its id alone. */
const loggable = ({ error, recipient }: { error: unknown; recipient: string }): Record<string, unknown> => {
  const masked = (text: string | undefined): string => (text ?? '').replaceAll(recipient, '…');
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  return { type: error.name, message: masked(error.message), stack: masked(error.stack) };
};

/** Ends the attempts at a mail and says so: in the log, and to the association's staff. */
export const abandonMail = async (em: EntityManager, log: Logger, id: string): Promise<void> => {
  const mail = await giveUpMail(em, id);
  if (mail) log.error({ mail: id, ...mail }, 'mail given up');
};
