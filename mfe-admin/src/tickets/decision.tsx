import { serverNow } from '@psp/auth/session/server-clock';
import { closesAt } from '@psp/contracts/ticket-basics';
import type { TicketAction, TicketView } from '@psp/contracts/tickets';
import { formatDate } from '@psp/design-system/format';
import type { Deciding } from '../queue/decision-page.tsx';
import type { Decision } from '../queue/decisions.tsx';
import { dueLabel } from './due.ts';
import { ticketChange, tickets } from './queries.ts';
import { STANDING, strings } from './strings.ts';
import { ANSWER_ID, NOTE_ID } from './writing.tsx';

/** State and deadline of a ticket, and what may be decided on it. */
export const decidingOn = (ticket: TicketView): Deciding<TicketAction> => ({
  standing: { title: STANDING[ticket.status].title, text: untilWhen(ticket, serverNow()) },
  actions: ticket.actions,
  decisions: [reopening(ticket), resolution(ticket)],
  shortcuts: [
    { action: 'answer', letter: 'S', does: strings.keys.answer, run: () => focusOn(ANSWER_ID) },
    { action: 'note', letter: 'N', does: strings.keys.note, run: () => focusOn(NOTE_ID) },
  ],
});

const resolution = ({ id, version, subject }: TicketView): Decision<TicketAction> => ({
  action: 'resolve',
  label: strings.resolve,
  key: { letter: 'R', does: strings.keys.resolve },
  ask: { title: strings.resolveTitle, text: strings.resolveText },
  act: {
    ...ticketChange(id),
    send: () => tickets.call('POST /tickets/:id/resolve', { id, body: { version } }),
    done: strings.resolved,
    about: subject,
  },
});

const reopening = ({ id, version, subject }: TicketView): Decision<TicketAction> => ({
  action: 'reopen',
  label: strings.reopen,
  key: { letter: 'D', does: strings.keys.reopen },
  ask: { title: strings.reopenTitle, text: strings.reopenText },
  act: {
    ...ticketChange(id),
    send: () => tickets.call('POST /tickets/:id/reopen', { id, body: { version } }),
    done: strings.reopened,
    about: subject,
  },
});

function untilWhen({ status, due, replyUntil }: TicketView, now: Date): string {
  if (due) return `${strings.due}: ${dueLabel(due, now)}.`;
  if (!replyUntil) return STANDING[status].text;
  if (status === 'resolved') return strings.closesBy(formatDate(closesAt(replyUntil)), formatDate(replyUntil));
  return Date.parse(replyUntil) > now.getTime() ? strings.reopensBy(formatDate(replyUntil)) : STANDING[status].text;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();
