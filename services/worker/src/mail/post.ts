import { catchMail } from '@psp/domain/communicating/mail/caught-mail';
import type { Db } from '@psp/domain/read-db';
import { createTransport } from 'nodemailer';
import type { WorkerConfig } from '../config.ts';
import type { Rendered } from './render.ts';

/** A server that accepts a connection and says nothing costs a try, not the worker; each may be set in SMTP_URL. */
const PATIENCE_MS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
const CONTENT_COMMANDS = ['RCPT TO', 'DATA'];

export interface OutgoingMail extends Rendered {
  /** Id of its row; the Message-ID follows from it, so that a mail sent twice is recognised as one. */
  id: string;
  recipient: string;
  /** Moment, as PostgreSQL writes it. */
  createdAt: string;
  /** Where an answer to it goes; null for nowhere. */
  contact: string | null;
  /** Mail that people may choose not to get. */
  isOptional: boolean;
  /** Of mail that a mail program's own button ends (RFC 8058): the secret of the link. */
  unsubscribeToken?: string;
}

/** Hands a mail over, within the transaction that notes it as sent. Throws what the mail server says. */
export type Post = (db: Db, mail: OutgoingMail) => Promise<void>;

export const createPost = (config: WorkerConfig): Post =>
  config.smtpUrl === undefined ? catchMail : smtpPost(config.smtpUrl, config);

const smtpPost = (smtpUrl: string, { mailFrom, publicOrigin }: WorkerConfig): Post => {
  const transport = createTransport(withPatience(smtpUrl));
  const { hostname } = new URL(publicOrigin);
  const handedOver = new Set<unknown>();
  transport.use('stream', ({ data, message }, done) => {
    // It is read to its end once the server has taken sender and recipient, and asked for it.
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

/* How one ends mail that one may choose not to get: by a button of the mail program, or on the page that says how. */
const listHeaders = ({ isOptional, unsubscribeToken }: OutgoingMail, publicOrigin: string) => {
  if (unsubscribeToken !== undefined) {
    const url = `${publicOrigin}/api/public/newsletter/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`;
    const headers = { ...AUTOMATIC, Precedence: 'bulk', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    return { headers, list: { unsubscribe: url } };
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

/** True when all of the mail went to the server, which did not say whether it takes it: it may have arrived. */
export const isUnsettled = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'isHandedOver') === true && !('responseCode' in error);

/**
 * True when the server refuses this mail for good: 5xx to the recipient or to what it holds. Any other refusal, a wrong
 * password among them, is of the portal's settings and may be put right while the mail waits.
 */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  CONTENT_COMMANDS.includes(String(error.command));
