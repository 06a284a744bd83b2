import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@psp/contracts/common';
import { sql } from 'kysely';
import { type Db, dbOf } from '../../read-db.ts';

/** What each template is given. Times are ISO texts; `token` becomes a link on the configured origin. */
export interface Mails {
  confirmation: { name: string; token: string };
  /** Somebody signed up with the address of an account that exists; the link gives that account the organisation. */
  'already-registered': { name: string; organisation: string; token: string };
  recovery: { name: string; token: string };
  'password-changed': { name: string; at: string };
  'email-change': { name: string; token: string };
  /** To the address that the account has, whoever asked: `email` is the new one. */
  'email-change-requested': { name: string; email: string };
  'email-changed': { name: string; email: string };
  'new-device': { name: string; device: string; address: string; at: string };
  'two-factor-changed': { name: string; change: 'enabled' | 'disabled' | 'reset' | 'codes' };
  invitation: { organisation: string; invitedBy: string; role: Role; token: string };
  'application-received': { name: string; organisation: string };
  approved: { name: string; organisation: string };
  rejected: { name: string; organisation: string; reason: string };
  'needs-info': { name: string; organisation: string; reason: string };
  suspended: { name: string; organisation: string; reason: string };
  restored: { name: string; organisation: string };
  'access-accepted': { name: string; organisation: string; role: Role };
  'access-declined': { name: string; organisation: string; reason: string };
  'export-ready': { name: string; expiresAt: string };
  'deletion-scheduled': { name: string; dueAt: string };
  'deletion-cancelled': { name: string };
  deleted: { name: string };
  'newsletter-confirmation': { token: string };
  /** Somebody subscribed an address that is subscribed; the token is one that unsubscribes. */
  'newsletter-already': { token: string };
  /** Of what was written at most the subject: anybody may give somebody else's address. `dueAt`: until when it is answered. */
  'ticket-received': { name: string; number: string; subject?: string; dueAt: string; token: string };
  'ticket-answered': { name: string; number: string; subject: string; message: string; token: string };
  /** `replyUntil`: until when an answer opens it again. */
  'ticket-resolved': { name: string; number: string; subject: string; replyUntil: string; token: string };
  'ticket-reopened': { name: string; number: string; subject: string; token: string };
  notification: { name: string; title: string; message: string; href: string };
}
export type MailTemplate = keyof Mails;

/** Writes a mail into the caller's transaction; the worker renders and sends it after the commit. */
export const queueMail = async <T extends MailTemplate>(
  at: Db | EntityManager,
  recipient: string,
  template: T,
  data: Mails[T],
): Promise<void> => {
  await dbOf(at).run(sql`with written as (
      insert into mail (recipient, template, data) values (${recipient}, ${template}, ${JSON.stringify(data)}::jsonb) returning id)
    select enqueue('mail', array(select jsonb_build_object('id', id) from written))`);
};
