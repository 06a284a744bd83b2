import { CLOSE_DAYS, REOPEN_DAYS, type TicketStatus } from '@psp/contracts/ticket-basics';
import type { TicketAction } from '@psp/contracts/tickets';
import { type Doer, isAdmin, isSystem } from '../../actor.ts';
import { momentInWords } from '../../day-in-words.ts';
import { DomainError } from '../../errors.ts';
import { stateMachine } from '../../state-machine.ts';

const DAY = 86_400_000;

/** The doer who acts by the link mailed for a ticket. */
export const REQUESTER = { kind: 'requester' } as const;
export type TicketDoer = Doer | typeof REQUESTER;

/** The columns that the transitions depend on. */
export interface TicketFacts {
  status: TicketStatus;
  resolvedAt?: Date | null | undefined;
}

const byStaff = (doer: TicketDoer): boolean => doer.kind !== 'requester' && isAdmin(doer);
const byRequester = (doer: TicketDoer): boolean => doer.kind === 'requester';
const bySystem = (doer: TicketDoer): boolean => doer.kind !== 'requester' && isSystem(doer);

/** Returns until when a reply reopens a ticket; null while it is not resolved. */
export const replyUntil = ({ resolvedAt }: Pick<TicketFacts, 'resolvedAt'>): Date | null =>
  resolvedAt ? new Date(resolvedAt.getTime() + REOPEN_DAYS * DAY) : null;

const tooLate = (ticket: TicketFacts, now: Date) => {
  const until = replyUntil(ticket);
  if (!ticket.resolvedAt || !until || now < until) return null;
  const [resolved, end] = [ticket.resolvedAt, until].map(momentInWords);
  const explanation = `Mesajul a fost marcat ca rezolvat pe ${resolved}; i se putea răspunde până pe ${end}.`;
  return new DomainError(
    'ticket.reply_too_late',
    undefined,
    `${explanation} Trimiteți un mesaj nou din pagina de suport.`,
  );
};

const tooEarly = ({ resolvedAt }: TicketFacts, now: Date) =>
  resolvedAt && now.getTime() - resolvedAt.getTime() >= CLOSE_DAYS * DAY ? null : ('action.not_allowed' as const);

const ANY: TicketStatus[] = ['open', 'pending', 'resolved', 'closed'];

const machine = stateMachine<TicketFacts, TicketStatus, TicketAction, TicketDoer>({
  answer: { from: ['open', 'pending'], to: 'pending', by: byStaff },
  note: { from: ANY, by: byStaff },
  assign: { from: ['open', 'pending', 'resolved'], by: byStaff },
  changeKind: { from: ['open', 'pending'], by: byStaff },
  resolve: { from: ['open', 'pending'], to: 'resolved', by: (doer) => byStaff(doer) || byRequester(doer) },
  reopen: { from: ['resolved', 'closed'], to: 'open', by: byStaff },
  reply: { from: ANY, to: 'open', by: byRequester, unless: tooLate },
  close: { from: ['resolved'], to: 'closed', by: bySystem, unless: tooEarly },
  // Closed, because without an address it can no longer be answered.
  anonymise: { from: ANY, to: 'closed', by: bySystem },
});

/** Returns the actions that the doer may take on the ticket now. */
export const ticketActions = machine.actionsFor;
export const applyToTicket = machine.apply;
