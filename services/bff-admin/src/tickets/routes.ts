import type { EntityManager } from '@mikro-orm/postgresql';
import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
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
import { within } from '@psp/domain/read-db';
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
const config = { access: editors('admin') };
const one = { params: idParams, response: { 200: ticketView } };

const changed = async (em: EntityManager, actor: Actor, id: string) => {
  await em.flush();
  return found(await readTicket(within(em), actor, id, new Date()));
};

/** The association's side of support. */
export const ticketRoutes = (app: PortalApp): void => {
  app.get(
    '/tickets',
    { config: read, schema: { querystring: ticketQuery, response: { 200: ticketList } } },
    async (request) => listTickets(request.db, actorOf(request), request.query, new Date()),
  );
  app.get('/tickets/:id', { config: read, schema: one }, async (request) =>
    found(await readTicket(request.db, actorOf(request), request.params.id, new Date())),
  );
  conversation(app);
  handling(app);
};

const conversation = (app: PortalApp): void => {
  app.post(
    '/tickets/:id/answer',
    { config: { ...config, act: 'ticket.answer' }, schema: { ...one, body: answerBody } },
    (request) =>
      write(request, async (em, actor) => {
        await answerTicket(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
  );
  app.post(
    '/tickets/:id/note',
    { config: { ...config, act: 'ticket.note' }, schema: { ...one, body: noteBody } },
    (request) =>
      write(request, async (em, actor) => {
        await noteOnTicket(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
  );
};

const handling = (app: PortalApp): void => {
  app.post(
    '/tickets/:id/assign',
    { config: { ...config, act: 'ticket.assign' }, schema: { ...one, body: assignBody } },
    (request) =>
      write(request, async (em, actor) => {
        await assignTicket(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
  );
  app.post(
    '/tickets/:id/change-kind',
    { config: { ...config, act: 'ticket.changeKind' }, schema: { ...one, body: kindBody } },
    (request) =>
      write(request, async (em, actor) => {
        await changeTicketKind(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
  );
  for (const [path, act, command] of [
    ['resolve', 'ticket.resolve', resolveTicket],
    ['reopen', 'ticket.reopen', reopenTicket],
  ] as const) {
    app.post(`/tickets/:id/${path}`, { config: { ...config, act }, schema: { ...one, body: versioned } }, (request) =>
      write(request, async (em, actor) => {
        await command(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
    );
  }
};
