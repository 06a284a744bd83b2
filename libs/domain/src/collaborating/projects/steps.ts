import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectStatus } from '@psp/contracts/projects';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { lock } from '../../act.ts';
import { ServiceRequest } from '../../sourcing/service-requests/service-request.entity.ts';
import type { Change } from '../../state-machine.ts';
import { type ProjectStep, reviewInvitation, stepMessage } from './notifications.ts';
import { Milestone } from './milestone.entity.ts';
import { Project } from './project.entity.ts';

/** A project in which the actor's organisation is one of the two sides, locked until the transaction ends. */
export const ownProject = async (em: EntityManager, actor: Actor, id: string): Promise<Project> => {
  const side = actor.kind === 'uat' ? { uatId: actor.organisationId } : { firmaId: actor.organisationId };
  return found(await em.findOne(Project, { id, ...side }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
};

interface StepInput {
  id: string;
  version: number;
  reason?: string;
}

const step =
  (name: ProjectStep, change: (project: Project, actor: Actor, now: Date, reason: string) => Change<ProjectStatus>) =>
  async (em: EntityManager, actor: Actor, { id, version, reason = '' }: StepInput, now: Date): Promise<Project> => {
    const project = await ownProject(em, actor, id);
    expectVersion(project, version);
    record(em, actor, { entity: 'project', id }, change(project, actor, now, reason), { reason: reason || null });
    const more = reason && `Motiv: ${reason}`;
    await notify(em, [project.otherThan(actor.organisationId)], stepMessage(name, project, actor, more));
    return project;
  };

export const startProject = step('start', (project, actor, now) => project.start(actor, now));
export const pauseProject = step('pause', (project, actor, now, reason) => project.pause(actor, reason, now));
export const resumeProject = step('resume', (project, actor, now) => project.resume(actor, now));
export const requestChanges = step('requestChanges', (project, actor, now, reason) =>
  project.requestChanges(actor, reason, now),
);
const deliver = step('deliver', (project, actor, now) => project.deliver(actor, now));
const accept = step('accept', (project, actor, now) => project.accept(actor, now));

/** Hands the work over for acceptance; refused while agreed milestones are open. */
export const deliverProject = async (em: EntityManager, actor: Actor, input: StepInput, now: Date): Promise<void> => {
  const project = await deliver(em, actor, input, now);
  const openMilestones = await em.count(Milestone, { projectId: project.id, doneAt: null });
  if (openMilestones > 0) throw new DomainError('project.milestones_open');
};

/** Accepts the delivery: the project and its request are complete, and both sides are invited to review. */
export const acceptProject = async (em: EntityManager, actor: Actor, input: StepInput, now: Date): Promise<void> => {
  // The request is locked before the project, as a cancellation does; the other way round the two could block each other.
  const { requestId } = found(await em.findOne(Project, { id: input.id, uatId: actor.organisationId }));
  const request = await lock({ em }, ServiceRequest, { id: requestId });
  const project = await accept(em, actor, input, now);
  record(em, actor, { entity: 'service-request', id: request.id }, request.complete(SYSTEM, now));
  for (const side of [project.uatId, project.firmaId]) await notify(em, [side], reviewInvitation(project, side));
};

export const setProjectProgress = async (
  em: EntityManager,
  actor: Actor,
  input: StepInput & { progress: number },
  now: Date,
): Promise<void> => {
  const { progress } = input;
  const change = step('setProgress', (project, doer, moment) => project.setProgress(doer, progress, moment));
  const project = await change(em, actor, input, now);
  project.updatedAt = now;
};
