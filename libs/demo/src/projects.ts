import { between, daysBefore } from './clock.ts';
import { CHANGE_REASONS, MILESTONES } from './content/answers.ts';
import type { Won } from './offers.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import { writeReviews } from './reviews.ts';
import { isProjectStage, type Work, workOf } from './work.ts';
import { audit, type Party, notify, type World } from './world.ts';
import { romanianDay } from '@psp/contracts/romania';

/** Writes the project that an accepted offer opened, with its milestones and reviews. */
export function writeProject(world: World, request: ScheduledRequest, won: Won): void {
  const opened = request.times.accepted;
  if (opened === null || !isProjectStage(request.stage)) return;
  const work = workOf(world, request, won, opened, request.stage);
  addProject(world, request, work);
  addMilestones(world, request, work);
  auditProject(world, request, work);
  announce(world, request, work);
  if (request.times.completed) writeReviews(world, request, work, request.times.completed);
}

function addProject({ rows }: World, request: ScheduledRequest, work: Work): void {
  const { times, uat } = request;
  rows.add('project', {
    id: work.id,
    request_id: request.id,
    offer_id: work.offerId,
    uat_id: uat.id,
    firma_id: work.firm.id,
    title: request.title,
    status: work.status,
    progress: work.progress,
    hold_reason: work.held ? work.holdReason : null,
    changes_reason: null,
    due_on: romanianDay(daysBefore(work.opened, -work.deliveryDays)),
    started_at: work.started,
    delivered_at: times.delivered,
    completed_at: times.completed,
    closed_at: times.completed,
    created_at: work.opened,
    updated_at: times.completed ?? times.delivered ?? work.held ?? work.started ?? work.opened,
    version:
      1 +
      [work.started, work.held, work.firstDelivery, work.changesAsked, times.delivered, times.completed].filter(Boolean)
        .length,
  });
}

/* As many steps are done as the progress says; a delivered work has none open. */
function addMilestones(world: World, { times, uat }: ScheduledRequest, work: Work): void {
  const { random, rows, now } = world;
  const chosen = new Set(random.some(MILESTONES, random.int(3, 5)));
  const titles = MILESTONES.filter((title) => chosen.has(title));
  const done = Math.floor((titles.length * work.progress) / 100);
  let last = work.started ?? work.opened;
  titles.forEach((title, index) => {
    const id = random.idAt(work.opened);
    const isDone = index < done;
    if (isDone) last = between(random, last, work.firstDelivery ?? times.delivered ?? work.held ?? now);
    const due = daysBefore(work.opened, -Math.round((work.deliveryDays * (index + 1)) / titles.length));
    rows.add('milestone', {
      id,
      project_id: work.id,
      title,
      due_on: romanianDay(due),
      done_at: isDone ? last : null,
      created_at: work.opened,
      version: isDone ? 2 : 1,
    });
    if (isDone)
      step(world, work, {
        at: last,
        who: work.firm,
        action: 'completeMilestone',
        from: 'in_progress',
        to: 'in_progress',
      });
  });
  step(world, work, { at: work.opened, who: uat, action: 'open', from: null, to: 'planning' });
}

interface Step {
  at: Date | null;
  who: Party;
  action: string;
  from: string | null;
  to: string;
  reason?: string;
}

function step(world: World, work: Work, { at, ...line }: Step): void {
  if (at) audit(world, { at, entity: 'project', id: work.id, ...line });
}

function auditProject(world: World, { times, uat }: ScheduledRequest, work: Work): void {
  const { random } = world;
  const { firm } = work;
  step(world, work, {
    at: work.started,
    who: random.pick([uat, firm]),
    action: 'start',
    from: 'planning',
    to: 'in_progress',
  });
  step(world, work, {
    at: work.held,
    who: uat,
    action: 'pause',
    from: 'in_progress',
    to: 'on_hold',
    reason: work.holdReason,
  });
  step(world, work, { at: work.firstDelivery, who: firm, action: 'deliver', from: 'in_progress', to: 'review' });
  step(world, work, {
    at: work.changesAsked,
    who: uat,
    action: 'requestChanges',
    from: 'review',
    to: 'in_progress',
    reason: random.pick(CHANGE_REASONS),
  });
  step(world, work, { at: times.delivered, who: firm, action: 'deliver', from: 'in_progress', to: 'review' });
  step(world, work, { at: times.completed, who: uat, action: 'accept', from: 'review', to: 'completed' });
}

function announce(world: World, { times, uat, title }: ScheduledRequest, work: Work): void {
  const toUat = (at: Date | null, heading: string) =>
    at && notify(world, uat, { at, title: heading, message: title, href: `/uat/projects/${work.id}` });
  const toFirm = (at: Date | null, heading: string) =>
    at && notify(world, work.firm, { at, title: heading, message: title, href: `/firma/projects/${work.id}` });
  toFirm(work.held, 'Proiect suspendat');
  toFirm(work.changesAsked, 'Au fost cerute modificări');
  toUat(times.delivered, 'Lucrare predată');
  toFirm(times.completed, 'Lucrare acceptată');
  toUat(times.completed, 'Colaborare finalizată: scrieți recenzia');
}
