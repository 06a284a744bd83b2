import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { found } from '@psp/domain/load';
import { listCaughtMail, readCaughtMail } from '@psp/domain/communicating/mail/caught-mail';
import type { FastifyReply } from 'fastify';
import { listPage, mailPage } from './page.ts';

const PATH = '/api/identity/mailbox';
const SHARED_POLICY = "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PAGE_POLICY = `default-src 'none'; ${SHARED_POLICY}`;
/**
 * A mail is shown as if it came from elsewhere: it can run nothing and reach nothing but the portal's pictures, which a
 * newsletter shows, and its links open outside of it.
 */
const MAIL_POLICY = `default-src 'none'; img-src 'self'; ${SHARED_POLICY}; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;

const send = (reply: FastifyReply, html: string, policy = PAGE_POLICY) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(html);

/** Mail of a portal without a mail server, as pages that work without scripts. They exist only while it is kept. */
export function mailboxRoutes(app: PortalApp): void {
  if (!app.portal.keepsMail) return;
  const config = { access: anyone };
  const hidden = { hide: true };

  app.get('/mailbox', { config, schema: hidden }, async (request, reply) =>
    send(reply, listPage(PATH, await listCaughtMail(request.db))),
  );

  const one = { config, schema: { ...hidden, params: idParams } };
  app.get('/mailbox/:id', one, async (request, reply) =>
    send(reply, mailPage(PATH, found(await readCaughtMail(request.db, request.params.id)))),
  );

  app.get('/mailbox/:id/html', one, async (request, reply) =>
    send(reply, found(await readCaughtMail(request.db, request.params.id)).html, MAIL_POLICY),
  );
}
