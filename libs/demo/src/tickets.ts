import { CLOSE_DAYS } from '@psp/contracts/ticket-basics';
import type { OpenTicket } from '@psp/contracts/tickets';
import { replyByLink } from '@psp/domain/communicating/tickets/by-link';
import { dueOf } from '@psp/domain/communicating/tickets/due';
import { newTicketLink } from '@psp/domain/communicating/tickets/links';
import { openTicket } from '@psp/domain/communicating/tickets/open-ticket';
import { closeTickets, tellOverdueTickets } from '@psp/domain/communicating/tickets/pass-time';
import { answerTicket, assignTicket, noteOnTicket, resolveTicket } from '@psp/domain/communicating/tickets/staff';
import type { WorkingDays } from '@psp/domain/communicating/tickets/working-time';
import type { Write } from '@psp/domain/write';
import { DAY, daysBefore, HOUR, officeTime } from './clock.ts';
import { TICKETS, type TicketText } from './content/tickets.ts';
import { rowOf, type Step, stepOf, anonymousStep, timeStep } from './step.ts';
import type { Party, World } from './world.ts';

interface Line {
  side: 'requester' | 'staff' | 'note';
  at: Date;
  body: string;
}

/** Plans all tickets in one timeline, so that their numbers follow their times. */
export const ticketSteps = (world: World, days: WorkingDays): Step[] =>
  TICKETS.flatMap((text, index) => ticketTimeline(world, text, index, days));

interface Requester {
  name: string;
  email: string;
  party: Party | null;
}

function requesterOf({ uats, firms }: World, { from }: TicketText): Requester {
  if ('name' in from) return { ...from, party: null };
  const party = (from.kind === 'uat' ? uats : firms)[from.index];
  if (!party) throw new RangeError(`no ${from.kind} with the number ${from.index}`);
  return { name: party.person, email: party.email, party };
}

/* All times lie before now, in office hours if possible. */
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

/* Time of the first unanswered message; null when there is none. */
function waitingSince({ status }: TicketText, lines: readonly Line[]): Date | null {
  if (status !== 'open') return null;
  const answered = lines.findLastIndex(({ side }) => side === 'staff');
  return lines.slice(answered + 1).find(({ side }) => side === 'requester')?.at ?? null;
}

function ticketTimeline(world: World, text: TicketText, index: number, days: WorkingDays): Step[] {
  const { admin, now, detail } = world;
  const lines = linesOf(world, text);
  const [opening, ...others] = lines;
  if (!opening) return [];
  const key = detail.idAt(opening.at);
  const ticket = (write: Write<unknown>) => rowOf(write, 'ticket', { submission_key: key });
  const idOf = async (write: Write<unknown>) => (await ticket(write)).id;
  const last = lines.at(-1)?.at ?? opening.at;
  const wanted = text.resolvedDaysAgo === undefined ? null : daysBefore(now, text.resolvedDaysAgo);
  const resolved = wanted && wanted <= last ? new Date(last.getTime() + HOUR / 4) : wanted;
  const since = waitingSince(text, lines);
  const due = since && dueOf({ kind: text.kind, isUrgent: text.isUrgent ?? false }, since, days);
  const assign = stepOf(admin, new Date(opening.at.getTime() + 1), async (write) =>
    assignTicket(write, { ...(await ticket(write)), accountId: admin.accountId }),
  );
  return [
    openingStep(world, text, { key, opening, address: `192.0.2.${index + 1}` }),
    ...(text.isAssigned ? [assign] : []),
    ...others.map((line) => lineStep(world, line, ticket, detail.idAt(line.at))),
    ...(due && due <= now ? [timeStep(due, tellOverdueTickets, idOf)] : []),
    ...(resolved ? [stepOf(admin, resolved, async (write) => resolveTicket(write, await ticket(write)))] : []),
    ...(resolved && text.status === 'closed'
      ? [timeStep(new Date(resolved.getTime() + CLOSE_DAYS * DAY), closeTickets, idOf)]
      : []),
  ];
}

/** Longer than a spam bot needs to fill in the form. */
const FILLED_IN_MS = 60_000;

function openingStep(
  world: World,
  text: TicketText,
  { key, opening, address }: { key: string; opening: Line; address: string },
): Step {
  const { kind, subject, isUrgent = false } = text;
  const { name, email, party } = requesterOf(world, text);
  const form: OpenTicket = {
    ...{ kind, subject, isUrgent, name, email, message: opening.body },
    ...{ key, website: '', filledInMs: FILLED_IN_MS },
  };
  const content = { ...form, address };
  if (party) return stepOf(party, opening.at, (write) => openTicket(write, content));
  return anonymousStep(opening.at, (write) => openTicket(write, content));
}

function lineStep(
  { admin }: World,
  { side, at, body: message }: Line,
  ticket: (write: Write<unknown>) => ReturnType<typeof rowOf>,
  key: string,
): Step {
  if (side === 'note')
    return stepOf(admin, at, async (write) => noteOnTicket(write, { id: (await ticket(write)).id, message }));
  if (side === 'staff')
    return stepOf(admin, at, async (write) => answerTicket(write, { ...(await ticket(write)), message }));
  return anonymousStep(at, async (write) => {
    const { id } = await ticket(write);
    await replyByLink(write, { token: newTicketLink(write, id), message, key });
  });
}
