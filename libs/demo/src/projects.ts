import { romanianDay } from '@psp/contracts/romania';
import { addMilestone, tickMilestone } from '@psp/domain/collaborating/projects/milestones';
import {
  acceptProject,
  deliverProject,
  pauseProject,
  requestChanges,
  setProjectProgress,
  startProject,
} from '@psp/domain/collaborating/projects/steps';
import type { Actor } from '@psp/domain/actor';
import type { Versioned } from '@psp/domain/act';
import type { Write } from '@psp/domain/write';
import { between, daysBefore } from './clock.ts';
import { AMENDMENT_REASONS, CHANGE_REASONS, DELIVERY_NOTES, HOLD_REASONS, MILESTONES } from './content/answers.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import { projectOf } from './project-of.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Work } from './work.ts';
import type { Party, World } from './world.ts';
import { acceptAmendment, proposeAmendment } from '@psp/domain/collaborating/amendments/commands';

/** Steps of a project until its delivery is accepted. */
export function projectSteps({ random }: World, request: ScheduledRequest, work: Work): Step[] {
  const { uat, times } = request;
  const { firm } = work;
  const by = (party: Party, at: Date | null, command: (write: Write<Actor>, project: Versioned) => Promise<unknown>) =>
    at ? [stepOf(party, at, async (write) => command(write, await projectOf(write, request)))] : [];
  const [changes, hold] = [random.pick(CHANGE_REASONS), random.pick(HOLD_REASONS)];
  const { progress } = work;
  const [note = ''] = DELIVERY_NOTES.slice(request.title.length % DELIVERY_NOTES.length);
  const deliver = (write: Write<Actor>, project: Versioned) => deliverProject(write, { ...project, note });
  return [
    ...milestoneSteps(random, request, work),
    ...by(random.pick([uat, firm]), work.started, startProject),
    ...by(firm, work.reported, (write, project) => setProjectProgress(write, { ...project, progress })),
    ...amendmentSteps(request, work),
    ...by(uat, work.held, (write, project) => pauseProject(write, { ...project, reason: hold })),
    ...by(firm, work.firstDelivery, deliver),
    ...by(uat, work.changesAsked, (write, project) => requestChanges(write, { ...project, reason: changes })),
    ...by(firm, times.delivered, deliver),
    ...by(uat, times.completed, acceptProject),
  ];
}

/* The authority enters all milestones at once; as many are done as the progress says, all in a delivered project. */
function milestoneSteps(random: World['random'], request: ScheduledRequest, work: Work): Step[] {
  const { accepted, deliveryDays, firm, started, until } = work;
  const chosen = new Set(random.some(MILESTONES, random.int(3, 5)));
  const titles = MILESTONES.filter((title) => chosen.has(title));
  const done = request.times.delivered ? titles.length : Math.floor((titles.length * work.progress) / 100);
  let last = started ?? accepted;
  return titles.flatMap((title, index) => {
    const dueOn = romanianDay(daysBefore(accepted, -Math.round((deliveryDays * (index + 1)) / titles.length)));
    const add = stepOf(request.uat, new Date(accepted.getTime() + index + 1), async (write) => {
      await addMilestone(write, { id: (await projectOf(write, request)).id, title, dueOn });
    });
    if (started === null || index >= done) return [add];
    last = between(random, last, until);
    const tick = stepOf(firm, last, async (write) => {
      const { id } = await projectOf(write, request);
      const { id: milestoneId, version } = await rowOf(write, 'milestone', { project_id: id, title });
      await tickMilestone(write, { id, milestoneId, version, done: true });
    });
    return [add, tick];
  });
}

/** Days of an extension. */
const EXTENSION_DAYS = 14;
/** An extension is proposed for two of four projects with reported progress, and accepted at once for one of these. */
const EXTENSION_SHARE = 4;

/* In some projects the firm proposes an extension after it has reported progress. */
export function amendmentSteps(request: ScheduledRequest, work: Work): Step[] {
  const { accepted, deliveryDays, reported, firm } = work;
  const kind = request.title.length % EXTENSION_SHARE;
  if (!reported || kind > 1) return [];
  const due = daysBefore(accepted, -(deliveryDays + EXTENSION_DAYS));
  if (due < reported) return [];
  const [reason] = AMENDMENT_REASONS.slice(request.title.length % AMENDMENT_REASONS.length);
  const propose = stepOf(firm, new Date(reported.getTime() + 1), async (write) => {
    const { id, version } = await projectOf(write, request);
    await proposeAmendment(write, { id, version, dueOn: romanianDay(due), price: null, reason: reason ?? '' });
  });
  if (kind === 1) return [propose];
  const accept = stepOf(request.uat, new Date(reported.getTime() + 2), async (write) => {
    const { id } = await projectOf(write, request);
    const amendment = await rowOf(write, 'amendment', { project_id: id });
    await acceptAmendment(write, { id, amendmentId: amendment.id, version: amendment.version });
  });
  return [propose, accept];
}
