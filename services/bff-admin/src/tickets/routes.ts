import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned } from '@psp/contracts/common';
import {
  answerTicket as answerBody,
  assignTicket as assignBody,
  changeTicketKind as kindBody,
  noteOnTicket as noteBody,
  ticketList,
  ticketQuery,
  ticketView,
} from '@psp/contracts/tickets';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';
import { listTickets, readTicket } from '@psp/domain/communicating/tickets/queries';
import {
  answerTicket,
  assignTicket,
  changeTicketKind,
  noteOnTicket,
  reopenTicket,
  resolveTicket,
} from '@psp/domain/communicating/tickets/staff';

const read = { access: viewers('admin') };
const changed = {
  access: editors('admin'),
  params: idParams,
  view: ticketView,
  answer: async ({ db, actor, now }: Write<Actor>, _: void, { id }: { id: string }) =>
    found(await readTicket(db, actor, id, now)),
};

/** The association's side of support. */
export const ticketRoutes = (app: PortalApp): void => {
  app.get(
    '/tickets',
    { config: read, schema: { querystring: ticketQuery, response: { 200: ticketList } } },
    async (request) => listTickets(request.db, actorOf(request), request.query, request.now),
  );
  app.get(
    '/tickets/:id',
    { config: read, schema: { params: idParams, response: { 200: ticketView } } },
    async (request) => found(await readTicket(request.db, actorOf(request), request.params.id, request.now)),
  );
  const path = '/tickets/:id';
  actRoute(app, 'ticket.answer', `${path}/answer`, { ...changed, body: answerBody, command: answerTicket });
  actRoute(app, 'ticket.note', `${path}/note`, { ...changed, body: noteBody, command: noteOnTicket });
  actRoute(app, 'ticket.assign', `${path}/assign`, { ...changed, body: assignBody, command: assignTicket });
  actRoute(app, 'ticket.changeKind', `${path}/change-kind`, { ...changed, body: kindBody, command: changeTicketKind });
  actRoute(app, 'ticket.resolve', `${path}/resolve`, { ...changed, body: versioned, command: resolveTicket });
  actRoute(app, 'ticket.reopen', `${path}/reopen`, { ...changed, body: versioned, command: reopenTicket });
};
