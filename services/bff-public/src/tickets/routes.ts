import { anyone } from '@psp/auth/server/access';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import { resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import {
  openTicket as openBody,
  publicTicket,
  replyToTicket,
  resolveByLink as resolveBody,
  ticketLink,
} from '@psp/contracts/tickets';
import { found } from '@psp/domain/load';
import { replyByLink, resolveByLink } from '@psp/domain/communicating/tickets/by-link';
import { ticketOfLink } from '@psp/domain/communicating/tickets/links';
import { openTicket } from '@psp/domain/communicating/tickets/open-ticket';
import { readPublicTicket } from '@psp/domain/communicating/tickets/public-queries';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const config = { access: anyone };
const accepted = z.object({});
const answers = { 200: publicTicket };

/**
 * Support for anybody. The secret of a ticket's link travels in bodies, also where it is only read, so that no log of
 * addresses and no cache holds it.
 */
export const ticketRoutes = (app: PortalApp): void => {
  const { orm } = app.portal;
  const signedIn = async (request: FastifyRequest) => {
    const live = request.cookies[ACCESS_COOKIE] ? await resolveActor(app.portal, request) : null;
    return live ? { ...live.actor, traceId: request.id } : null;
  };

  app.post('/tickets', { config, schema: { body: openBody, response: { 202: accepted } } }, async (request, reply) => {
    const actor = await signedIn(request);
    await orm.em.fork().transactional((em) => openTicket(em, request.body, { address: request.ip, actor }, new Date()));
    return reply.code(202).send({});
  });

  app.post('/tickets/view', { config, schema: { body: ticketLink, response: answers } }, async (request, reply) => {
    const now = new Date();
    reply.header('cache-control', 'no-store');
    const id = found(await ticketOfLink(request.db, request.body.token, now), 'ticket.link_invalid');
    return readPublicTicket(request.db, id, now);
  });

  app.post(
    '/tickets/reply',
    { config: { ...config, act: 'ticket.reply' }, schema: { body: replyToTicket, response: answers } },
    (request) => orm.em.fork().transactional((em) => replyByLink(em, request.body, new Date())),
  );

  app.post(
    '/tickets/resolve',
    { config: { ...config, act: 'ticket.resolve' }, schema: { body: resolveBody, response: answers } },
    (request) => orm.em.fork().transactional((em) => resolveByLink(em, request.body, new Date())),
  );
};
