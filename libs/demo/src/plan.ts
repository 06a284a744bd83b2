import type { ConsultationContent } from '@psp/contracts/consultations';
import type { PartContent } from '@psp/contracts/group-parts';
import type { OfferStatus } from '@psp/contracts/offer-names';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { daysBefore, endOfDay, officeTime } from './clock.ts';
import type { RequestText } from './content/request-text.ts';
import type { Random } from './random.ts';
import type { Party } from './world.ts';

/** Stage of a request; from `planning` on it is the status of its project. */
export type Stage =
  | 'draft'
  | 'open'
  | 'waiting'
  | 'opened'
  | 'planning'
  | 'in_progress'
  | 'on_hold'
  | 'review'
  | 'completed'
  | 'cancelled'
  | 'expired';

/** Times of the steps of a request, in order; null for steps that have not happened. */
export interface Times {
  created: Date;
  sent: Date | null;
  deadline: Date | null;
  opened: Date | null;
  accepted: Date | null;
  delivered: Date | null;
  completed: Date | null;
  ended: Date | null;
}

export interface Bid {
  firm: Party;
  status: OfferStatus;
}

/** The part of another authority in a request of a group. */
export interface Share {
  authority: Party;
  content: PartContent;
}

/** The answers of firms to a consultation, and its conclusion. */
interface Consultation {
  answers: readonly { firm: Party; content: ConsultationContent }[];
  conclusion: string | undefined;
}

export interface Plan {
  uat: Party;
  domain: DomainSlug;
  text: RequestText;
  stage: Stage;
  times: Times;
  bids: readonly Bid[];
  /** The only firms that may see the request; empty when all may. */
  invited: readonly Party[];
  questions: { answered: number; open: number };
  reviews: { byUat: boolean; byFirma: boolean };
  /** True when it was edited after it was sent, so that it has a second revision. */
  isEdited: boolean;
  /** Parts of other authorities, for a group request. */
  group?: readonly Share[] | undefined;
  /** Only for a consultation. */
  consultation?: Consultation | undefined;
}

/** Days until the deadline for offers; most authorities keep the default of 14. */
const WINDOWS = [10, 14, 14, 14, 21] as const;

interface Steps {
  deadline?: number;
  sent?: number;
  opened?: number;
  accepted?: number;
  delivered?: number;
  completed?: number;
  ended?: number;
}

/* Days before now of the steps that determine a stage; the others follow from them. */
function stepsOf(random: Random, stage: Stage, window: number, ago: number | undefined): Steps {
  const pick = (min: number, max: number) => ago ?? min + random.next() * (max - min);
  switch (stage) {
    case 'draft':
      return {};
    case 'open':
      return { sent: pick(0.2, window - 2) };
    case 'waiting':
      return { deadline: pick(0.6, 6) };
    case 'opened':
      return opening(pick(2, 8));
    case 'planning':
      return acceptance(pick(0.6, 4));
    case 'in_progress':
    case 'on_hold':
      return acceptance(pick(10, 70));
    case 'review':
      return { ...acceptance(pick(20, 80)), delivered: 0.8 + random.next() * 3 };
    case 'completed':
      return completion(random, pick(3, 240));
    case 'cancelled':
      return ending(pick(3, 120), 9);
    case 'expired': {
      const ended = pick(1, 150);
      return { ended, deadline: ended + 30 };
    }
  }
}

const opening = (deadline: number): Steps => ({ deadline, opened: deadline - 0.7 });
const acceptance = (accepted: number): Steps => ({ accepted, opened: accepted + 2, deadline: accepted + 3 });
const ending = (ended: number, lived: number): Steps => ({ ended, sent: ended + lived });
const completion = (random: Random, completed: number): Steps => {
  const delivered = completed + 1 + random.next() * 3;
  return { ...acceptance(delivered + random.int(18, 75)), delivered, completed };
};

/** Plans the times of a request. `ago`: days before now of the step that determines its stage; random by default. */
export function timesOf(
  random: Random,
  now: Date,
  stage: Stage,
  ago?: number,
  window: number = random.pick(WINDOWS),
): Times {
  const steps = stepsOf(random, stage, window, ago);
  const at = (days: number | undefined, after: Date | null) =>
    days === undefined ? null : officeTime(random, daysBefore(now, days), after, now);
  const sent = at(stage === 'draft' ? undefined : (steps.sent ?? (steps.deadline ?? 0) + window), null);
  const begun = sent ? daysBefore(sent, 0.1 + random.next() * 2) : daysBefore(now, ago ?? 0.3 + random.next() * 12);
  const created = officeTime(random, begun, null, sent ?? now);
  const deadline = deadlineOf(now, sent, window, steps.deadline);
  const opened = at(steps.opened, deadline);
  const accepted = at(steps.accepted, opened);
  const delivered = at(steps.delivered, accepted);
  const completed = at(steps.completed, delivered);
  // The portal expires a request at any hour; a user cancels it in office hours.
  const ended = stage === 'expired' ? daysBefore(now, steps.ended ?? 0) : at(steps.ended, sent);
  return { created, sent, deadline, opened, accepted, delivered, completed, ended };
}

/* Deadlines are at the end of a day; one day earlier if the following steps would otherwise come before it. */
function deadlineOf(now: Date, sent: Date | null, window: number, daysAgo: number | undefined): Date | null {
  if (sent === null) return null;
  if (daysAgo === undefined) return endOfDay(daysBefore(sent, -window));
  return endOfDay(daysBefore(now, daysAgo + 1));
}
