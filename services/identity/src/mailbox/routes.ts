import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { mailboxOperations } from '@psp/contracts/mailbox';
import { found } from '@psp/domain/load';
import { listCaughtMail, readCaughtMail } from '@psp/domain/operating/mail/caught-mail';
import type { FastifyReply } from 'fastify';
import { listPage, mailPage } from './page.ts';

const PATH = '/api/identity/mailbox';
const SHARED_POLICY = "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PAGE_POLICY = `default-src 'none'; ${SHARED_POLICY}`;
/**
 * The HTML of a mail is sandboxed like content of another site: it runs no scripts and loads only pictures of the portal, for
 * newsletters; its links leave the sandbox.
 */
const MAIL_POLICY = `default-src 'none'; img-src 'self'; ${SHARED_POLICY}; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;

const send = (reply: FastifyReply, html: string, policy = PAGE_POLICY) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(html);

/** Pages with the stored mail of a portal without a mail server; they need no scripts. Other portals have no such routes. */
export function mailboxRoutes(app: PortalApp): void {
  if (!app.portal.keepsMail) return;
  implement(app, 'identity', mailboxOperations, {
    list: async ({ db }, _, reply) => send(reply, listPage(PATH, await listCaughtMail(db))),
    view: async ({ db }, { id }, reply) => send(reply, mailPage(PATH, found(await readCaughtMail(db, id)))),
    html: async ({ db }, { id }, reply) => send(reply, found(await readCaughtMail(db, id)).html, MAIL_POLICY),
  });
}
