import { between, DAY, daysBefore } from './clock.ts';
import { DECLINE_REASONS, METHODS, TEAMS } from './content/answers.ts';
import type { Bid } from './plan.ts';
import { earlier, type ScheduledRequest } from './scheduled-request.ts';
import { audit, type Party, notify, type World } from './world.ts';
import { romanianDay } from '@psp/contracts/romania';

/** The accepted offer, as its project needs it. */
export interface Won {
  offerId: string;
  firm: Party;
  deliveryDays: number;
}

interface Life extends Bid {
  id: string;
  created: Date;
  submitted: Date | null;
  withdrawn: Date | null;
  shortlisted: Date | null;
  decided: Date | null;
  deliveryDays: number;
  reason: string | null;
}

/** Writes the offers of a request. Returns the accepted one, or null. */
export function writeBids(world: World, request: ScheduledRequest): Won | null {
  let won: Won | null = null;
  for (const bid of request.bids) {
    const life = lifeOf(world, request, bid);
    if (life === null) continue;
    addOffer(world, request, life);
    auditOffer(world, request, life);
    announce(world, request, life);
    if (bid.status === 'accepted') won = { offerId: life.id, firm: bid.firm, deliveryDays: life.deliveryDays };
  }
  return won;
}

/* Offers stay sealed until the opening, so every submission lies before it, and before an edit when it must be confirmed. */
function lifeOf({ random, now }: World, request: ScheduledRequest, bid: Bid): Life | null {
  const { times, editedAt } = request;
  const { sent, deadline, opened, accepted, ended } = times;
  if (sent === null || deadline === null) return null;
  const closes = earlier(opened, earlier(ended, earlier(deadline, now)));
  const after = editedAt && bid.status !== 'to_confirm' ? editedAt : sent;
  const submitted =
    bid.status === 'draft'
      ? null
      : between(random, after, bid.status === 'to_confirm' ? earlier(editedAt, closes) : closes);
  const created = submitted ? between(random, sent, submitted) : between(random, sent, closes);
  const withdrawn = bid.status === 'withdrawn' && submitted ? between(random, submitted, closes) : null;
  const isShortlisted =
    opened !== null && (bid.status === 'shortlisted' || (bid.status === 'accepted' && random.chance(0.6)));
  const decision = bid.status === 'expired' ? ended : (accepted ?? (opened ? between(random, opened, now) : null));
  return {
    ...bid,
    id: random.idAt(created),
    created,
    submitted,
    withdrawn,
    shortlisted: isShortlisted ? between(random, opened, accepted ?? now) : null,
    decided: bid.status === 'accepted' || bid.status === 'declined' || bid.status === 'expired' ? decision : null,
    deliveryDays: daysToDeliver(random.int(85, 125) / 100, random.int(20, 90), request),
    reason: bid.status === 'declined' ? random.pick(DECLINE_REASONS) : null,
  };
}

/* What was promised fits what happened: a delivered work took about as long as the offer said. */
function daysToDeliver(luck: number, otherwise: number, { times: { accepted, delivered } }: ScheduledRequest): number {
  if (accepted === null || delivered === null) return otherwise + (accepted ? 30 : 0);
  return Math.max(5, Math.round(((delivered.getTime() - accepted.getTime()) / DAY) * luck));
}

function addOffer({ random, rows, now }: World, request: ScheduledRequest, life: Life): void {
  const { content, text, domain } = request;
  const top = content.budgetMax ?? text.budget[1];
  const price = Math.round((top * (0.62 + random.next() * 0.36)) / 50) * 50;
  const last = life.decided ?? life.shortlisted ?? life.withdrawn ?? request.times.deadline ?? now;
  const until = life.status === 'expired' ? daysBefore(last, -5) : daysBefore(last, -random.int(45, 90));
  const isUnfinished = life.status === 'draft' && random.chance(0.5);
  rows.add('offer', {
    id: life.id,
    request_id: request.id,
    organisation_id: life.firm.id,
    created_by: life.firm.accountId,
    status: life.status,
    price: isUnfinished ? null : price,
    vat_rate: 21,
    delivery_days: isUnfinished ? null : life.deliveryDays,
    valid_until: isUnfinished ? null : romanianDay(until),
    method: random.pick(METHODS[domain]),
    team: random.pick(TEAMS),
    request_revision: life.submitted && request.editedAt && life.submitted > request.editedAt ? 2 : 1,
    submitted_at: life.submitted,
    decided_at: life.decided,
    decline_reason: life.reason,
    created_at: life.created,
    updated_at:
      life.decided ??
      life.shortlisted ??
      life.withdrawn ??
      (life.status === 'to_confirm' ? request.editedAt : null) ??
      life.submitted ??
      life.created,
    version:
      1 +
      [life.submitted, life.withdrawn, life.shortlisted, life.decided].filter(Boolean).length +
      (life.status === 'to_confirm' ? 1 : 0),
  });
}

function auditOffer(world: World, { uat, editedAt }: ScheduledRequest, life: Life): void {
  const line = (
    at: Date | null,
    who: Party | null,
    action: string,
    from: string | null,
    to: string,
    reason?: string,
  ) => {
    if (at) audit(world, { at, who, entity: 'offer', id: life.id, action, from, to, reason });
  };
  const before = life.shortlisted ? 'shortlisted' : 'submitted';
  line(life.created, life.firm, 'create', null, 'draft');
  line(life.submitted, life.firm, 'submit', 'draft', 'submitted');
  line(life.withdrawn, life.firm, 'withdraw', 'submitted', 'withdrawn');
  if (life.status === 'to_confirm') line(editedAt, null, 'reconfirm', 'submitted', 'to_confirm');
  line(life.shortlisted, uat, 'shortlist', 'submitted', 'shortlisted');
  if (life.status === 'accepted') line(life.decided, uat, 'accept', before, 'accepted');
  if (life.status === 'declined') line(life.decided, uat, 'decline', before, 'declined', life.reason ?? undefined);
  if (life.status === 'expired') line(life.decided, null, 'expire', before, 'expired');
}

function announce(world: World, { number, title, id, editedAt }: ScheduledRequest, life: Life): void {
  const notice = (at: Date | null, heading: string, more = '') => {
    if (at)
      notify(world, life.firm, {
        at,
        title: heading,
        message: `${number}: ${title}.${more}`,
        href: `/firma/opportunities/${id}`,
      });
  };
  if (life.status === 'accepted') notice(life.decided, 'Ofertă acceptată');
  if (life.status === 'declined') notice(life.decided, 'Ofertă respinsă', ` Motivul: ${life.reason}`);
  if (life.status === 'to_confirm') notice(editedAt, 'Reconfirmați oferta', ' Solicitarea a fost modificată.');
  notice(life.shortlisted, 'Ofertă preselectată');
}
