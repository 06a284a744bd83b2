import type { RequestContent, RequestStatus } from '@psp/contracts/service-requests';
import { CANCEL_REASONS } from './content/answers.ts';
import { CLOSINGS } from './content/requests.ts';
import { between, daysBefore } from './clock.ts';
import type { Plan, Stage } from './plan.ts';
import { writeBids } from './offers.ts';
import { writeProject } from './projects.ts';
import { writeQuestions } from './questions.ts';
import { audit, type Party, tell, type World } from './world.ts';

/** A plan with what the other rows of its request refer to. */
export interface Told extends Plan {
  id: string;
  number: string;
  title: string;
  content: RequestContent;
  /** When the second revision was made; null without one. */
  editedAt: Date | null;
}

const STATUS: Record<Stage, RequestStatus> = {
  draft: 'draft', open: 'sent', waiting: 'sent', opened: 'sent', planning: 'in_progress', in_progress: 'in_progress',
  on_hold: 'in_progress', review: 'in_progress', completed: 'completed', cancelled: 'cancelled', expired: 'expired',
};

/** Writes one request's whole life: the request, what firms did with it, its project and its reviews. */
export function writeRequest(world: World, plan: Plan, number: string): void {
  const { random, now } = world;
  const { times } = plan;
  const title = fill(world, plan, plan.text.title);
  const editedAt = plan.isEdited && times.sent ? between(random, times.sent, times.ended ?? earlier(times.deadline, now)) : null;
  const told: Told = { ...plan, id: random.idAt(times.created), number, title, content: contentOf(world, plan, title), editedAt };
  addRequest(world, told);
  addRevisions(world, told);
  const asking = writeQuestions(world, told);
  const won = writeBids(world, told);
  addViews(world, told, asking);
  auditRequest(world, told);
  announce(world, told);
  if (won) writeProject(world, told, won);
}

/** The earlier of two moments; the second when the first is missing. */
export const earlier = (first: Date | null, second: Date): Date => (first && first < second ? first : second);

const PLACES: Record<string, string> = { county_council: 'județul ', adi: 'zona metropolitană ' };

function fill({ random, now }: World, { uat }: Plan, text: string): string {
  const place = uat.uatType === 'county_council' ? uat.name.replace('Consiliul Județean ', '') : uat.locality;
  return text
    .replaceAll('{loc}', `${PLACES[uat.uatType ?? ''] ?? ''}${place}`)
    .replaceAll('{n}', () => String(random.int(3, 9)))
    .replaceAll('{from}', String(now.getUTCFullYear() + 1))
    .replaceAll('{to}', String(now.getUTCFullYear() + 8));
}

function contentOf(world: World, plan: Plan, title: string): RequestContent {
  const { random } = world;
  const { uat, text, times, domain, invited } = plan;
  const closings = random.some(CLOSINGS, random.int(1, 2)).join(' ');
  const scale = 0.85 + random.next() * 0.4;
  const round = (value: number) => Math.round((value * scale) / 500) * 500;
  const hasBudget = random.chance(0.9);
  return {
    title,
    category: domain,
    description: `${fill(world, plan, text.body)} ${closings}`,
    deadline: times.deadline?.toISOString() ?? null,
    budgetMin: hasBudget ? round(text.budget[0]) : null,
    budgetMax: hasBudget ? round(text.budget[1]) : null,
    countyCode: uat.county,
    locality: uat.locality,
    urgency: random.pick(['high', 'medium', 'medium', 'medium', 'low']),
    visibility: invited.length > 0 ? 'invited' : 'all',
    invited: invited.map((firm) => firm.id),
  };
}

function addRequest({ rows, now }: World, told: Told): void {
  const { times, uat, content, stage } = told;
  const last = [times.ended, times.completed, times.accepted, times.opened, told.editedAt, times.sent, times.created].find((at) => at !== null);
  const { invited: _, countyCode, budgetMin, budgetMax, ...same } = content;
  rows.add('service_request', {
    id: told.id, number: told.number, organisation_id: uat.id, created_by: uat.accountId,
    ...same, budget_min: budgetMin, budget_max: budgetMax, county_code: countyCode,
    status: STATUS[stage],
    revision: told.editedAt ? 2 : 1,
    sent_at: times.sent, opened_at: times.opened, started_at: times.accepted, closed_at: times.completed ?? times.ended,
    cancel_reason: stage === 'cancelled' ? cancelReason(told) : null,
    reminders: stage === 'expired' ? 2 : 0,
    created_at: times.created, updated_at: last ?? now,
    version: 1 + [times.sent, told.editedAt, times.opened, times.accepted, times.completed, times.ended].filter(Boolean).length,
  });
}

/* By the title, so that the row, its audit line and its notifications give the same reason. */
const cancelReason = ({ title }: Told): string => CANCEL_REASONS[title.length % CANCEL_REASONS.length] ?? CANCEL_REASONS[0];

function addRevisions({ rows }: World, { id, uat, times, content, editedAt }: Told): void {
  if (times.sent === null) return;
  const shorter = content.description.replace(/ [^.]+\.$/, '');
  const first = editedAt ? { ...content, description: shorter } : content;
  const row = (revision: number, at: Date, value: RequestContent) =>
    rows.add('service_request_revision', { request_id: id, revision, content: { ...value }, created_by: uat.accountId, created_at: at });
  row(1, times.sent, first);
  if (editedAt) row(2, editedAt, content);
  for (const firm of content.invited) rows.add('service_request_invitation', { request_id: id, organisation_id: firm, created_at: times.sent });
}

/* Whoever asked or offered has looked; so have some others of the domain, unless only the invited may. */
function addViews({ rows, random, firms, now }: World, { id, bids, invited, domain, times, stage }: Told, asking: readonly Party[]): void {
  if (times.sent === null) return;
  const curious = invited.length > 0 ? invited : firms.filter((firm) => firm.domains.includes(domain));
  const viewers = new Set([...asking, ...bids.map(({ firm }) => firm), ...random.some(curious, random.int(stage === 'open' ? 0 : 2, 7))]);
  const until = earlier(times.ended, earlier(times.deadline, now));
  for (const firm of viewers) {
    rows.add('service_request_view', { request_id: id, organisation_id: firm.id, viewed_at: between(random, times.sent, until) });
  }
}

function auditRequest(world: World, told: Told): void {
  const { times, uat, id, stage } = told;
  const line = (at: Date | null, action: string, from: string | null, to: string, more: { reason?: string; bySystem?: boolean } = {}) => {
    if (at === null) return;
    audit(world, { at, who: more.bySystem ? null : uat, entity: 'service-request', id, action, from, to, reason: more.reason });
  };
  line(times.created, 'create', null, 'draft');
  line(times.sent, 'send', 'draft', 'sent');
  line(told.editedAt, 'edit', 'sent', 'sent');
  line(times.opened, 'openOffers', 'sent', 'sent');
  line(times.accepted, 'acceptOffer', 'sent', 'in_progress');
  line(times.completed, 'complete', 'in_progress', 'completed', { bySystem: true });
  if (stage === 'cancelled') line(times.ended, 'cancel', 'sent', 'cancelled', { reason: cancelReason(told) });
  if (stage === 'expired') line(times.ended, 'expire', 'sent', 'expired', { bySystem: true });
}

function announce(world: World, told: Told): void {
  const { times, uat, id, number, title, domain, invited, stage, bids } = told;
  if (times.sent === null) return;
  const suited = invited.length > 0 ? invited : world.firms.filter((firm) => firm.domains.includes(domain));
  const message = `${number}: ${title} (${uat.name})`;
  for (const firm of suited) tell(world, firm, { at: times.sent, title: 'Solicitare nouă potrivită', message, href: `/firma/opportunities/${id}` });
  tell(world, world.admin, { at: times.sent, title: 'Solicitare trimisă', message, href: `/admin/service-requests/${id}` });
  if (stage === 'waiting' && times.deadline) {
    tell(world, uat, { at: times.deadline, title: 'Ofertele pot fi deschise', message: `Termenul a trecut pentru ${number}: ${title}.`, href: `/uat/service-requests/${id}` });
  }
  if (stage === 'expired' && times.ended) {
    tell(world, uat, { at: times.ended, title: 'Solicitare fără rezultat', message: `${number}: ${title}. O puteți copia într-o ciornă nouă.`, href: `/uat/service-requests/${id}` });
  }
  if (stage !== 'cancelled' || times.ended === null) return;
  for (const { firm } of bids) {
    tell(world, firm, { at: daysBefore(times.ended, 0), title: 'Solicitare anulată', message: `${number}: ${title}. ${cancelReason(told)}`, href: `/firma/opportunities/${id}` });
  }
}
