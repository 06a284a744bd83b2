import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { ticketOperations } from '@psp/contracts/tickets-operations';
import { listTickets, readTicket } from '@psp/domain/communicating/tickets/queries';
import {
  answerTicket,
  assignTicket,
  changeTicketKind,
  noteOnTicket,
  reopenTicket,
  resolveTicket,
} from '@psp/domain/communicating/tickets/staff';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readTicket(db, actor, id, now);
const step = actsOn(viewOf);

/** Support tickets, as the association's staff handles them. */
export const ticketRoutes = (app: PortalApp): void =>
  implement(app, 'admin', ticketOperations, {
    list: ({ db, actor, now }, query) => listTickets(db, actor, query, now),
    view: (read, { id }) => viewOf(read, id),
    answer: step(answerTicket),
    note: step(noteOnTicket),
    assign: step(assignTicket),
    changeKind: step(changeTicketKind),
    resolve: step(resolveTicket),
    reopen: step(reopenTicket),
  });
