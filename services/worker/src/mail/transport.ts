import { catchMail } from '@psp/domain/operating/mail/caught-mail';
import type { Db } from '@psp/domain/read-db';
import { createTransport } from 'nodemailer';
import type { WorkerConfig } from '../config.ts';
import type { Rendered } from './render.ts';

/** Time-outs in milliseconds; each can be set in SMTP_URL. */
const PATIENCE_MS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
const CONTENT_COMMANDS = ['RCPT TO', 'DATA'];

export interface OutgoingMail extends Rendered {
  /** Id of the row, from which the Message-ID is derived, so that repeated mails are recognised. */
  id: string;
  recipient: string;
  /** Timestamp as formatted by PostgreSQL. */
  createdAt: string;
  /** Reply-To address; null for none. */
  contact: string | null;
  /** True for mail that can be unsubscribed. */
  isOptional: boolean;
  /** Path of one-click unsubscription (RFC 8058), with its secret. */
  unsubscribePath?: string | undefined;
}

/** Sends a mail, within the transaction that marks it as sent. Throws the mail server's error. */
export type SendMail = (db: Db, mail: OutgoingMail) => Promise<void>;

export const createMailer = (config: WorkerConfig): SendMail =>
  config.smtpUrl === undefined ? catchMail : smtpPost(config.smtpUrl, config);

const smtpPost = (smtpUrl: string, { mailFrom, publicOrigin }: WorkerConfig): SendMail => {
  const transport = createTransport(withPatience(smtpUrl));
  const { hostname } = new URL(publicOrigin);
  const handedOver = new Set<unknown>();
  transport.use('stream', ({ data, message }, done) => {
    // The content is read completely once the server has accepted sender and recipient.
    message.processFunc((content) => content.once('end', () => handedOver.add(data.messageId)));
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
      if (error instanceof Error) Object.assign(error, { isHandedOver: handedOver.has(messageId) });
      throw error;
    } finally {
      handedOver.delete(messageId);
    }
  };
};

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/* List-Unsubscribe headers: one-click, or the page with instructions. */
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

const withPatience = (smtpUrl: string): string => {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(PATIENCE_MS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
};

/** True when the mail was transmitted but not confirmed: it may have arrived. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'isHandedOver') === true && !('responseCode' in error);

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
