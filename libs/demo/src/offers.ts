import { romanianDay } from '@psp/contracts/romania';
import { type OfferLine, pricedByLines } from '@psp/contracts/offer-lines';
import type { OfferContent } from '@psp/contracts/offers';
import { acceptOffer, declineOffer, shortlistOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { startOffer, submitOffer, withdrawOffer } from '@psp/domain/sourcing/offers/own-offer';
import type { Write } from '@psp/domain/write';
import { between, DAY, daysBefore } from './clock.ts';
import { ACCEPT_REASON, DECLINE_REASONS, METHODS, TEAMS } from './content/answers.ts';
import { OFFER_LINES } from './content/offer-lines.ts';
import type { Bid } from './plan.ts';
import { closingOf, earlier, type ScheduledRequest } from './scheduled-request.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

/** The accepted offer of a request. */
export interface AcceptedOffer {
  firm: Party;
  deliveryDays: number;
  accepted: Date;
}

/** Plans the offers of a request; also returns the accepted one, if any. */
export function offerSteps(
  world: World,
  request: ScheduledRequest,
  sent: Date,
): { steps: Step[]; acceptedOffer: AcceptedOffer | null } {
  const { accepted } = request.times;
  const { deliveryDays } = promised(world, request);
  const winner = request.bids.find(({ status }) => status === 'accepted');
  const steps = request.bids.flatMap((bid) => {
    const submitted = submissionOf(world, request, bid, sent);
    return [...ownSteps(world, request, { ...bid, submitted, sent, deliveryDays }), ...decisions(world, request, bid)];
  });
  return { steps, acceptedOffer: winner && accepted ? { firm: winner.firm, deliveryDays, accepted } : null };
}

/* Every submission lies before the opening; an offer that must be confirmed was submitted before the request was edited. */
function submissionOf({ random, now }: World, request: ScheduledRequest, { status }: Bid, sent: Date): Date | null {
  const { editedAt, times } = request;
  if (status === 'draft') return null;
  const closes = earlier(times.opened, closingOf({ now }, request));
  const isBeforeEdit = editedAt !== null && status === 'to_confirm';
  return between(random, isBeforeEdit ? sent : (editedAt ?? sent), isBeforeEdit ? editedAt : closes);
}

/* A delivered project took about as long as its offer promised. */
function promised({ random }: World, { times: { accepted, delivered } }: ScheduledRequest): { deliveryDays: number } {
  const [luck, otherwise] = [random.int(85, 125) / 100, random.int(20, 90)];
  if (accepted === null || delivered === null) return { deliveryDays: otherwise + (accepted ? 30 : 0) };
  return { deliveryDays: Math.max(5, Math.round(((delivered.getTime() - accepted.getTime()) / DAY) * luck)) };
}

interface OfferPlan extends Bid {
  sent: Date;
  submitted: Date | null;
  deliveryDays: number;
}

const offerOf = (write: Write<unknown>, request: ScheduledRequest, firm: Party) =>
  rowOf(write, 'offer', { request_id: request.id, organisation_id: firm.id });

function ownSteps(
  world: World,
  request: ScheduledRequest,
  { firm, status, sent, submitted, deliveryDays }: OfferPlan,
): Step[] {
  const { random, now } = world;
  const closes = earlier(request.times.opened, closingOf({ now }, request));
  const begun = between(random, sent, submitted ?? closes);
  const withdrawn = status === 'withdrawn' && submitted ? between(random, submitted, closes) : null;
  const content = withLines(contentOf(world, request, status, deliveryDays), request, firm);
  const by = (at: Date | null, command: Parameters<typeof stepOf>[2]) => (at ? [stepOf(firm, at, command)] : []);
  return [
    stepOf(firm, begun, (write) => startOffer(write, { id: request.id, content })),
    ...by(submitted, async (write) => submitOffer(write, await offerOf(write, request, firm))),
    ...by(withdrawn, async (write) => withdrawOffer(write, await offerOf(write, request, firm))),
  ];
}

/* The content of an offer, valid for weeks after the decision. */
function contentOf(
  world: World,
  { content, text, domain, times }: ScheduledRequest,
  status: Bid['status'],
  deliveryDays: number,
): OfferContent {
  const { random, now } = world;
  const top = content.budgetMax ?? text.budget[1];
  const price = Math.round((top * (0.62 + random.next() * 0.36)) / 50) * 50;
  const last = Math.max((times.accepted ?? times.ended ?? now).getTime(), (times.deadline ?? now).getTime());
  const validUntil = daysBefore(new Date(last), -random.int(45, 90));
  const prose = { vatRate: 21, method: random.pick(METHODS[domain]), team: random.pick(TEAMS) };
  if (status === 'draft' && random.chance(0.5)) return { ...prose, price: null, deliveryDays: null, validUntil: null };
  return { ...prose, price, deliveryDays, validUntil: romanianDay(validUntil) };
}

/* Some offers are priced by lines. */
function withLines(content: OfferContent, { title }: ScheduledRequest, { name }: Party): OfferContent {
  const { price } = content;
  const shared = OFFER_LINES[title]?.[name];
  if (price === null || !shared) return content;
  const whole = shared.reduce((sum, { share }) => sum + share, 0);
  const lines = shared.map(
    ({ share, ...line }): OfferLine => ({ ...line, unitPrice: inHalves((price * share) / whole / line.quantity) }),
  );
  return pricedByLines({ ...content, lines });
}

const inHalves = (lei: number): number => Math.max(0.5, Math.round(lei * 2) / 2);

/* Other offers are declined together with the acceptance of the chosen one, or earlier with a reason of their own. */
function decisions({ random, now }: World, request: ScheduledRequest, { firm, status }: Bid): Step[] {
  const { uat, times } = request;
  const { opened, accepted } = times;
  if (opened === null) return [];
  const reason = random.pick(DECLINE_REASONS);
  const isShortlisted = status === 'shortlisted' || (status === 'accepted' && random.chance(0.6));
  const isDeclined = status === 'declined' && (accepted === null || random.chance(0.5));
  const early = between(random, opened, accepted ?? now);
  const theirs = (write: Write<unknown>) => offerOf(write, request, firm);
  return [
    ...(isShortlisted ? [stepOf(uat, early, async (write) => shortlistOffer(write, await theirs(write)))] : []),
    ...(isDeclined
      ? [stepOf(uat, early, async (write) => declineOffer(write, { ...(await theirs(write)), reason }))]
      : []),
    ...(status === 'accepted' && accepted
      ? [
          stepOf(uat, accepted, async (write) =>
            acceptOffer(write, {
              ...(await theirs(write)),
              reason: ACCEPT_REASON,
              declineReason: reason,
            }),
          ),
        ]
      : []),
  ];
}
