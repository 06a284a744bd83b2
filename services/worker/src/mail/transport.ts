import { catchMail } from '@psp/domain/operating/mail/caught-mail';
import type { Rendered } from '@psp/bff-kit/mail/render';
import type { Db } from '@psp/domain/read-db';
import { createTransport } from 'nodemailer';
import type { WorkerConfig } from '../config.ts';

/** Default timeouts in milliseconds; each can be set in SMTP_URL. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
const CONTENT_COMMANDS = ['RCPT TO', 'DATA'];

export interface OutgoingMail extends Rendered {
  /** Id of the row. The Message-ID is derived from it, so that a repeated mail is recognised. */
  id: string;
  recipient: string;
  /** Timestamp as formatted by PostgreSQL. */
  createdAt: string;
  /** Reply-To address; null for none. */
  contact: string | null;
  /** True for mail that the recipient can unsubscribe from. */
  isOptional: boolean;
  /** Path of one-click unsubscription (RFC 8058), with its secret. */
  unsubscribePath?: string | undefined;
}

/** Sends a mail, within the transaction that marks it as sent. Throws the mail server's error. */
export type SendMail = (db: Db, mail: OutgoingMail) => Promise<void>;

/** Returns a sender for the configured mail server; without one, mails are stored for the mailbox page. */
export const createMailer = (config: WorkerConfig): SendMail =>
  config.smtpUrl === undefined ? catchMail : smtpPost(config.smtpUrl, config);

const smtpPost = (smtpUrl: string, { mailFrom, publicOrigin }: WorkerConfig): SendMail => {
  const transport = createTransport(withTimeouts(smtpUrl));
  const { hostname } = new URL(publicOrigin);
  const transmitted = new Set<unknown>();
  transport.use('stream', ({ data, message }, done) => {
    // The content is read to its end only after the server has accepted sender and recipient.
    message.processFunc((content) => content.once('end', () => transmitted.add(data.messageId)));
    done();
  });
  return async (_db, mail) => {
    const { id, recipient, subject, html, text, createdAt, contact } = mail;
    const messageId = `<${id}@${hostname}>`;
    try {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: recipient },
        ...(contact ? { replyTo: { name: '', address: contact } } : {}),
        subject,
        html,
        text,
        date: new Date(createdAt),
        messageId,
        ...listHeaders(mail, publicOrigin),
      });
    } catch (error) {
      if (error instanceof Error) Object.assign(error, { isTransmitted: transmitted.has(messageId) });
      throw error;
    } finally {
      transmitted.delete(messageId);
    }
  };
};

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/* List-Unsubscribe header: one-click unsubscription, or a link to the notification settings. */
const listHeaders = ({ isOptional, unsubscribePath }: OutgoingMail, publicOrigin: string) => {
  if (unsubscribePath !== undefined) {
    const headers = { ...AUTOMATIC, Precedence: 'bulk', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    return { headers, list: { unsubscribe: publicOrigin + unsubscribePath } };
  }
  if (!isOptional) return { headers: AUTOMATIC };
  return {
    headers: AUTOMATIC,
    list: { unsubscribe: { url: `${publicOrigin}/cont/notificari`, comment: 'Portal PSP' } },
  };
};

const withTimeouts = (smtpUrl: string): string => {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(TIMEOUTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
};

/** True when the mail was transmitted but not confirmed: it may have arrived. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'isTransmitted') === true && !('responseCode' in error);

/**
 * True for a permanent refusal: 5xx for the recipient or the content. Other errors, such as a wrong password, may be
 * resolved by configuration.
 */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  CONTENT_COMMANDS.includes(String(error.command));
