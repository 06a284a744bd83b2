import { editors, viewers } from './access.ts';
import { versioned } from './common.ts';
import { act, operations, read } from './operations.ts';
import {
  answerTicket,
  assignTicket,
  changeTicketKind,
  noteOnTicket,
  ticketList,
  ticketQuery,
  ticketView,
} from './tickets.ts';

/* Separate from tickets.ts, whose schemas are loaded by pages with ticket forms. */

const changed = { access: editors, view: ticketView };
/** The association's side of support. */
export const ticketOperations = operations(['admin'], {
  list: read('/tickets', { access: viewers, query: ticketQuery, view: ticketList }),
  view: read('/tickets/:id', { access: viewers, view: ticketView }),
  answer: act('ticket.answer', 'POST /tickets/:id/answer', { ...changed, body: answerTicket }),
  note: act('ticket.note', 'POST /tickets/:id/note', { ...changed, body: noteOnTicket }),
  assign: act('ticket.assign', 'POST /tickets/:id/assign', { ...changed, body: assignTicket }),
  changeKind: act('ticket.changeKind', 'POST /tickets/:id/change-kind', { ...changed, body: changeTicketKind }),
  resolve: act('ticket.resolve', 'POST /tickets/:id/resolve', { ...changed, body: versioned }),
  reopen: act('ticket.reopen', 'POST /tickets/:id/reopen', { ...changed, body: versioned }),
});
