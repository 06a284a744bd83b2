import { romanianDay } from '@psp/contracts/romania';
import { CLOSE_DAYS } from '@psp/contracts/ticket-basics';
import { dueOf } from '@psp/domain/communicating/tickets/due';
import type { Holidays } from '@psp/domain/communicating/tickets/working-time';
import { DAY, daysBefore, HOUR, officeTime } from './clock.ts';
import { TICKETS, type TicketText } from './content/tickets.ts';
import { audit, type Party, notify, type World } from './world.ts';

interface Line {
  side: 'requester' | 'staff' | 'note';
  at: Date;
  body: string;
}

/** Writes what people asked the association, the oldest first. */
export function writeTickets(world: World, holidays: Holidays): void {
  const texts = [...TICKETS].sort((one, other) => other.daysAgo - one.daysAgo);
  texts.forEach((text, index) => writeTicket(world, text, index + 1, holidays));
}

interface Requester {
  name: string;
  email: string;
  party: Party | null;
}

function requesterOf({ rows, uats, firms }: World, { from }: TicketText): Requester {
  if ('name' in from) return { ...from, party: null };
  const party = (from.kind === 'uat' ? uats : firms)[from.index];
  const account = rows.of('account').find(({ id }) => id === party?.accountId);
  if (!party || !account) throw new RangeError(`no ${from.kind} with the number ${from.index}`);
  return { name: String(account['display_name']), email: String(account['email']), party };
}

/* Every moment lies before now, in office hours where there is room for that. */
function linesOf({ detail, now }: World, { daysAgo, lines }: TicketText): Line[] {
  const begun = daysBefore(now, daysAgo);
  let last = daysAgo < 1 ? begun : officeTime(detail, begun, null, now);
  return lines.map(([side, hours, body], index) => {
    const wanted = new Date(last.getTime() + hours * HOUR);
    const at = index === 0 ? last : officeTime(detail, wanted, last, now);
    last = at < now ? at : new Date((last.getTime() + now.getTime()) / 2);
    return { side, at: last, body };
  });
}

/* When the answer that is still owed began to be awaited; null when none is. */
function waitingSince({ status }: TicketText, lines: readonly Line[]): Date | null {
  if (status !== 'open') return null;
  const answered = lines.findLastIndex(({ side }) => side === 'staff');
  return lines.slice(answered + 1).find(({ side }) => side === 'requester')?.at ?? null;
}

function writeTicket(world: World, text: TicketText, serial: number, holidays: Holidays): void {
  const { rows, detail, admin, now } = world;
  const { kind, subject, status, isUrgent = false, isAssigned = false } = text;
  const { name, email, party } = requesterOf(world, text);
  const lines = linesOf(world, text);
  const created = lines[0]?.at ?? now;
  const since = waitingSince(text, lines);
  const due = since && dueOf({ kind, isUrgent }, since, holidays);
  const isLate = due !== null && due <= now;
  const last = lines.at(-1)?.at ?? created;
  const wanted = text.resolvedDaysAgo === undefined ? null : daysBefore(now, text.resolvedDaysAgo);
  const resolved = wanted && wanted <= last ? new Date(last.getTime() + HOUR / 4) : wanted;
  const closed = status === 'closed' && resolved ? new Date(resolved.getTime() + CLOSE_DAYS * DAY) : null;
  const id = detail.idAt(created);
  const number = `TK-${romanianDay(created).slice(0, 4)}-${String(serial).padStart(6, '0')}`;
  rows.add('ticket', {
    ...{ id, number, kind, status, subject, is_urgent: isUrgent, name, email },
    account_id: party?.accountId ?? null,
    organisation_id: party?.id ?? null,
    assignee_id: isAssigned ? admin.accountId : null,
    ...{ waiting_since: since, due_at: due, overdue_told_at: isLate ? due : null },
    ...{ resolved_at: resolved, closed_at: closed, submission_key: detail.idAt(created) },
    ...{ created_at: created, updated_at: closed ?? resolved ?? last, version: lines.length },
  });
  const ticket = { id, number, subject };
  const state = writeLines(world, ticket, lines, party);
  if (isLate && due) tellStaff(world, ticket, due, 'Termen de răspuns depășit');
  writeEnd(world, { id, from: state }, resolved, closed);
}

interface Named {
  id: string;
  number: string;
  subject: string;
}

const tellStaff = (world: World, { id, number, subject }: Named, at: Date, title: string): void =>
  notify(world, world.admin, { at, title, message: `${number}: ${subject}`, href: `/admin/tickets/${id}` });

const ACTS = { requester: 'reply', staff: 'answer', note: 'note' } as const;
const LEADS_TO = { requester: 'open', staff: 'pending' } as const;

/** Returns the state in which the last line leaves the ticket. */
function writeLines(world: World, ticket: Named, lines: readonly Line[], party: Party | null): string | null {
  const { rows, detail, admin } = world;
  let state: string | null = null;
  lines.forEach(({ side, at, body }, index) => {
    const to = side === 'note' && state ? state : LEADS_TO[side === 'note' ? 'requester' : side];
    const isRequester = side === 'requester';
    audit(world, {
      ...{ at, entity: 'ticket', id: ticket.id, from: state, to },
      who: isRequester ? (index === 0 ? party : null) : admin,
      action: index === 0 ? 'open' : ACTS[side],
      ...(isRequester ? { details: { by: 'requester' } } : {}),
    });
    state = to;
    const common = { id: detail.idAt(at), ticket_id: ticket.id, body, created_at: at };
    if (side === 'note') rows.add('ticket_note', { ...common, author_id: admin.accountId });
    else
      rows.add('ticket_message', {
        ...common,
        side,
        author_id: isRequester ? (party?.accountId ?? null) : admin.accountId,
      });
    if (isRequester) tellStaff(world, ticket, at, index === 0 ? 'Mesaj nou la suport' : 'Răspuns de la solicitant');
  });
  return state;
}

function writeEnd(
  world: World,
  { id, from }: { id: string; from: string | null },
  resolved: Date | null,
  closed: Date | null,
): void {
  const line = { entity: 'ticket', id } as const;
  if (resolved) audit(world, { ...line, at: resolved, who: world.admin, action: 'resolve', from, to: 'resolved' });
  if (closed) audit(world, { ...line, at: closed, who: null, action: 'close', from: 'resolved', to: 'closed' });
}
