import { anyone } from '@psp/contracts/access';
import { ACCESS_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import {
  openTicket as openBody,
  publicTicket,
  replyToTicket,
  resolveByLink as resolveBody,
  ticketLink,
  ticketTaken,
} from '@psp/contracts/tickets';
import { SYSTEM } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { replyByLink, resolveByLink } from '@psp/domain/communicating/tickets/by-link';
import { ticketOfLink } from '@psp/domain/communicating/tickets/links';
import { openTicket } from '@psp/domain/communicating/tickets/open-ticket';
import { readPublicTicket } from '@psp/domain/communicating/tickets/public-queries';
import { flush, type Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';

const config = { access: anyone };
const answers = { 200: publicTicket };

/**
 * Support for anybody. The secret of a ticket's link travels in bodies, also where it is only read, so that no log of
 * addresses and no cache holds it.
 */
export const ticketRoutes = (app: PortalApp): void => {
  const signedIn = async (request: FastifyRequest) => {
    const live = readCookie(request, ACCESS_COOKIE) ? await resolveActor(app.portal, request) : null;
    return live ? { ...live.actor, traceId: request.id } : SYSTEM;
  };

  app.post(
    '/tickets',
    { config, schema: { body: openBody, response: { 202: ticketTaken } } },
    async (request, reply) => {
      const input = { ...request.body, address: request.ip };
      const number = await writeAs(request, await signedIn(request), (write) => openTicket(write, input));
      return reply.code(202).send({ number });
    },
  );

  app.post('/tickets/view', { config, schema: { body: ticketLink, response: answers } }, async (request) => {
    const now = request.now;
    const id = found(await ticketOfLink(request.db, request.body.token, now), 'ticket.link_invalid');
    return readPublicTicket(request.db, id, now);
  });

  app.post(
    '/tickets/reply',
    { config: { ...config, act: 'ticket.reply' }, schema: { body: replyToTicket, response: answers } },
    (request) => changed(request, (write) => replyByLink(write, request.body)),
  );

  app.post(
    '/tickets/resolve',
    { config: { ...config, act: 'ticket.resolve' }, schema: { body: resolveBody, response: answers } },
    (request) => changed(request, (write) => resolveByLink(write, request.body)),
  );
};

const changed = (request: FastifyRequest, command: (write: Write<typeof SYSTEM>) => Promise<string>) =>
  writeAs(request, SYSTEM, async (write) => {
    const id = await command(write);
    await flush(write);
    return readPublicTicket(write.db, id, write.now);
  });
