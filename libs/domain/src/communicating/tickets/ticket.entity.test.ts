import { describe, expect, test } from '@jest/globals';
import { romanianMoment } from '@psp/contracts/romania';
import { TICKET_STATUSES, type TicketStatus } from '@psp/contracts/ticket-basics';
import type { TicketAction } from '@psp/contracts/tickets';
import { newId } from '../../id.ts';
import { anActor, everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { Ticket } from './ticket.entity.ts';
import { REQUESTER, replyUntil, type TicketDoer, ticketActions } from './transitions.ts';

const NOW = romanianMoment('2026-03-05', '10:00');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const DAYS = { opensAt: 9, closesAt: 18, holidays: new Set<string>() };
const STAFF = ['admin'];
const actors: Record<string, TicketDoer> = { ...everybody(newId(), newId()), requester: REQUESTER };
const admin = anActor({ kind: 'admin' });

const content = {
  kind: 'support',
  name: 'Maria Ene',
  email: 'maria@exemplu.ro',
  subject: 'Nu pot trimite o solicitare',
  message: 'Butonul nu răspunde.',
  isUrgent: false,
  website: '',
  filledInMs: 9000,
  key: newId(),
} as const;

const ticketIn = (status: TicketStatus, resolvedDaysAgo: number): Ticket => {
  const isOver = status === 'resolved' || status === 'closed';
  const ticket = Ticket.open(content, null, daysAgo(30), DAYS);
  return Object.assign(ticket, {
    status,
    resolvedAt: isOver ? daysAgo(resolvedDaysAgo) : null,
    closedAt: status === 'closed' ? daysAgo(0) : null,
  });
};

const perform = (ticket: Ticket, action: TicketAction, doer: TicketDoer): void => {
  const attempts: Record<TicketAction, () => unknown> = {
    answer: () => ticket.answer(doer, NOW),
    note: () => ticket.note(doer, NOW),
    assign: () => ticket.assign(doer, newId(), NOW),
    changeKind: () => ticket.changeKind(doer, 'accessibility', NOW, DAYS),
    resolve: () => ticket.resolve(doer, NOW),
    reopen: () => ticket.reopen(doer, NOW, DAYS),
    reply: () => ticket.reply(doer, NOW, DAYS),
    close: () => ticket.close(doer, NOW),
    anonymise: () => ticket.anonymise(doer, NOW),
  };
  attempts[action]();
};

const every = (who: string[], states: TicketStatus[] = [...TICKET_STATUSES]) =>
  Object.fromEntries(states.map((state) => [state, who]));

const casesOf = (
  resolvedDaysAgo: number,
  more: Partial<Record<TicketAction, Partial<Record<TicketStatus, string[]>>>>,
) => ({
  states: TICKET_STATUSES,
  actors,
  allowed: {
    answer: every(STAFF, ['open', 'pending']),
    note: every(STAFF),
    assign: every(STAFF, ['open', 'pending', 'resolved']),
    changeKind: every(STAFF, ['open', 'pending']),
    resolve: every([...STAFF, 'requester'], ['open', 'pending']),
    reopen: every(STAFF, ['resolved', 'closed']),
    reply: every(['requester']),
    close: {},
    anonymise: every(['system']),
    ...more,
  },
  leadsTo: {
    answer: 'pending',
    resolve: 'resolved',
    reopen: 'open',
    reply: 'open',
    close: 'closed',
    anonymise: 'closed',
  } as const,
  attempt: (state: TicketStatus, action: TicketAction, doer: TicketDoer) => {
    const ticket = ticketIn(state, resolvedDaysAgo);
    perform(ticket, action, doer);
    return ticket.status;
  },
  listed: (state: TicketStatus, doer: TicketDoer) => ticketActions(ticketIn(state, resolvedDaysAgo), doer, NOW),
});

describe('a ticket resolved less than a week ago', () => everyCase(casesOf(3, {})));
describe('a ticket resolved a week ago', () => everyCase(casesOf(7, { close: { resolved: ['system'] } })));
describe('a ticket resolved two weeks ago', () =>
  everyCase(casesOf(14, { close: { resolved: ['system'] }, reply: { open: ['requester'], pending: ['requester'] } })));

const due = (ticket: Ticket) => ticket.dueAt;

test('a message is answered within two working days, an urgent one within four working hours', () => {
  expect(due(Ticket.open(content, null, NOW, DAYS))).toEqual(romanianMoment('2026-03-09', '10:00'));
  expect(due(Ticket.open({ ...content, isUrgent: true }, null, NOW, DAYS))).toEqual(
    romanianMoment('2026-03-05', '14:00'),
  );
});

test('a message about accessibility is answered by the end of the thirtieth day, whatever the calendar', () => {
  const ticket = Ticket.open({ ...content, kind: 'accessibility', isUrgent: true }, null, NOW, DAYS);
  expect(due(ticket)).toEqual(romanianMoment('2026-04-04', '23:59'));
});

test('a second message does not postpone the due time; a message after an answer gets a new one', () => {
  const ticket = Ticket.open(content, null, daysAgo(1), DAYS);
  const first = ticket.dueAt;
  ticket.reply(REQUESTER, NOW, DAYS);
  expect(ticket.dueAt).toEqual(first);
  ticket.answer(admin, NOW);
  expect(ticket).toMatchObject({ status: 'pending', dueAt: null, waitingSince: null });
  ticket.reply(REQUESTER, NOW, DAYS);
  expect(ticket).toMatchObject({ status: 'open', dueAt: romanianMoment('2026-03-09', '10:00') });
});

test('after a change of kind the due time counts from the first unanswered message', () => {
  const ticket = Ticket.open(content, null, NOW, DAYS);
  ticket.changeKind(admin, 'accessibility', new Date(NOW.getTime() + 86_400_000), DAYS);
  expect(ticket.dueAt).toEqual(romanianMoment('2026-04-04', '23:59'));
});

test('a reply within fourteen days reopens a closed ticket and clears its resolved and overdue marks', () => {
  const ticket = Object.assign(ticketIn('closed', 8), { overdueToldAt: daysAgo(20) });
  expect(replyUntil(ticket)).toEqual(daysAgo(-6));
  ticket.reply(REQUESTER, NOW, DAYS);
  expect(ticket).toMatchObject({ status: 'open', resolvedAt: null, closedAt: null, overdueToldAt: null });
});

test('assigning and unassigning are different acts', () => {
  const ticket = Ticket.open(content, admin, NOW, DAYS);
  expect(ticket).toMatchObject({ accountId: admin.accountId, organisationId: admin.organisationId });
  expect(ticket.assign(admin, admin.accountId, NOW).action).toBe('assign');
  expect(ticket.assign(admin, null, NOW).action).toBe('unassign');
  expect(ticket.assigneeId).toBeNull();
});
