import type { RequestContent, RequestStatus } from '@psp/contracts/service-requests';
import { announceRequest } from './announce.ts';
import { between } from './clock.ts';
import { writeBids } from './offers.ts';
import type { Plan, Stage } from './plan.ts';
import { writeProject } from './projects.ts';
import { writeQuestions } from './questions.ts';
import { cancelReason, earlier, type ScheduledRequest, scheduledRequestOf } from './scheduled-request.ts';
import { audit, type Party, type World } from './world.ts';
import { remindersDue } from '@psp/domain/sourcing/service-requests/pass-time';

const STATUS: Record<Stage, RequestStatus> = {
  draft: 'draft',
  open: 'sent',
  waiting: 'sent',
  opened: 'sent',
  planning: 'in_progress',
  in_progress: 'in_progress',
  on_hold: 'in_progress',
  review: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** Writes a request with its revisions, questions, offers, views, audit lines, notifications, project and reviews. */
export function writeRequest(world: World, plan: Plan, number: string): void {
  const request = scheduledRequestOf(world, plan, number);
  addRequest(world, request);
  addRevisions(world, request);
  const asking = writeQuestions(world, request);
  const won = writeBids(world, request);
  addViews(world, request, asking);
  auditRequest(world, request);
  announceRequest(world, request);
  if (won) writeProject(world, request, won);
}

function addRequest({ rows, now }: World, request: ScheduledRequest): void {
  const { times, uat, content, stage } = request;
  const last = [
    times.ended,
    times.completed,
    times.accepted,
    times.opened,
    request.editedAt,
    times.sent,
    times.created,
  ].find((at) => at !== null);
  const { invited: _, countyCode, budgetMin, budgetMax, ...same } = content;
  rows.add('service_request', {
    id: request.id,
    number: request.number,
    organisation_id: uat.id,
    created_by: uat.accountId,
    ...same,
    budget_min: budgetMin,
    budget_max: budgetMax,
    county_code: countyCode,
    status: STATUS[stage],
    revision: request.editedAt ? 2 : 1,
    sent_at: times.sent,
    opened_at: times.opened,
    started_at: times.accepted,
    closed_at: times.completed ?? times.ended,
    cancel_reason: stage === 'cancelled' ? cancelReason(request) : null,
    reminders: remindersDue(times.deadline, times.ended ?? now),
    created_at: times.created,
    updated_at: last ?? now,
    version:
      1 +
      [times.sent, request.editedAt, times.opened, times.accepted, times.completed, times.ended].filter(Boolean).length,
  });
}

function addRevisions({ rows }: World, { id, uat, times, content, editedAt }: ScheduledRequest): void {
  if (times.sent === null) return;
  const shorter = content.description.replace(/ [^.]+\.$/, '');
  const first = editedAt ? { ...content, description: shorter } : content;
  const row = (revision: number, at: Date, value: RequestContent) =>
    rows.add('service_request_revision', {
      request_id: id,
      revision,
      content: { ...value },
      created_by: uat.accountId,
      created_at: at,
    });
  row(1, times.sent, first);
  if (editedAt) row(2, editedAt, content);
  for (const firm of content.invited)
    rows.add('service_request_invitation', { request_id: id, organisation_id: firm, created_at: times.sent });
}

/* Whoever asked or offered has looked; so have some others of the domain, unless only the invited may. */
function addViews(
  { rows, random, firms, now }: World,
  { id, bids, invited, domain, times, stage }: ScheduledRequest,
  asking: readonly Party[],
): void {
  if (times.sent === null) return;
  const curious = invited.length > 0 ? invited : firms.filter((firm) => firm.domains.includes(domain));
  const viewers = new Set([
    ...asking,
    ...bids.map(({ firm }) => firm),
    ...random.some(curious, random.int(stage === 'open' ? 0 : 2, 7)),
  ]);
  const until = earlier(times.ended, earlier(times.deadline, now));
  for (const firm of viewers) {
    rows.add('service_request_view', {
      request_id: id,
      organisation_id: firm.id,
      viewed_at: between(random, times.sent, until),
    });
  }
}

function auditRequest(world: World, request: ScheduledRequest): void {
  const { times, uat, id, stage } = request;
  const line = (
    at: Date | null,
    action: string,
    from: string | null,
    to: string,
    more: { reason?: string; bySystem?: boolean } = {},
  ) => {
    if (at === null) return;
    audit(world, {
      at,
      who: more.bySystem ? null : uat,
      entity: 'service-request',
      id,
      action,
      from,
      to,
      reason: more.reason,
    });
  };
  line(times.created, 'create', null, 'draft');
  line(times.sent, 'send', 'draft', 'sent');
  line(request.editedAt, 'edit', 'sent', 'sent');
  line(times.opened, 'openOffers', 'sent', 'sent');
  line(times.accepted, 'acceptOffer', 'sent', 'in_progress');
  line(times.completed, 'complete', 'in_progress', 'completed', { bySystem: true });
  if (stage === 'cancelled') line(times.ended, 'cancel', 'sent', 'cancelled', { reason: cancelReason(request) });
  if (stage === 'expired') line(times.ended, 'expire', 'sent', 'expired', { bySystem: true });
}
