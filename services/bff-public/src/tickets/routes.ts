import { ACCESS_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { resolveActor } from '@psp/auth/server/session';
import { implement, type Read } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import { publicTicketOperations } from '@psp/contracts/tickets';
import { SYSTEM } from '@psp/domain/actor';
import { replyByLink, resolveByLink } from '@psp/domain/communicating/tickets/by-link';
import { ticketOfLink } from '@psp/domain/communicating/tickets/links';
import { openTicket } from '@psp/domain/communicating/tickets/open-ticket';
import { readPublicTicket } from '@psp/domain/communicating/tickets/public-queries';
import { found } from '@psp/domain/load';
import { flush, type Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';

/** Support tickets of visitors and users. */
export const ticketRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicTicketOperations, {
    open: async ({ request }, body) => {
      const input = { ...body, address: request.ip };
      const number = await writeAs(request, await authorOf(request), (write) => openTicket(write, input));
      return { number };
    },
    view: async ({ db, now }, { token }) => {
      const id = found(await ticketOfLink(db, token, now), 'ticket.link_invalid');
      return readPublicTicket(db, id, now);
    },
    reply: changed(replyByLink),
    resolve: changed(resolveByLink),
  });

async function authorOf(request: FastifyRequest) {
  const live = readCookie(request, ACCESS_COOKIE) ? await resolveActor(request.server.portal, request) : null;
  return live ? { ...live.actor, traceId: request.id } : SYSTEM;
}

/* Creates the handler of a command by a ticket's link; it responds with the changed ticket. */
const changed =
  <Input>(command: (write: Write<typeof SYSTEM>, input: Input) => Promise<string>) =>
  ({ request }: Read<null>, input: Input) =>
    writeAs(request, SYSTEM, async (write) => {
      const id = await command(write, input);
      await flush(write);
      return readPublicTicket(write.db, id, write.now);
    });
