import type { ProjectStatus } from '@psp/contracts/project-statuses';
import { act, lock, type Versioned } from '../../act.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { found } from '../../load.ts';
import { attachToProject } from '../../operating/attachments/attach.ts';
import { record } from '../../operating/audit/record.ts';
import { fileNames } from '../../operating/files/file-names.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { NOTIFICATIONS as GROUPS } from '../../sourcing/groups/notifications.ts';
import { notifyParticipants } from '../../sourcing/groups/participants.ts';
import { ServiceRequest } from '../../sourcing/service-requests/service-request.entity.ts';
import type { Change } from '../../state-machine.ts';
import { flush, type Write } from '../../write.ts';
import { endAmendment } from '../amendments/commands.ts';
import { beginNote } from '../reception-notes/begin-note.ts';
import { Delivery } from './delivery.entity.ts';
import { NOTIFICATIONS, type ProjectStep } from './notifications.ts';
import { own } from './own-project.ts';
import { Project } from './project.entity.ts';

interface StepInput extends Versioned {
  reason?: string;
  /** Subject of the step, for the history. */
  title?: string;
}

const step =
  (name: ProjectStep, change: (project: Project, actor: Actor, now: Date, reason: string) => Change<ProjectStatus>) =>
  async (write: Write<Actor>, { reason = '', title = '', ...at }: StepInput): Promise<Project> => {
    const { actor, now } = write;
    const entry = { reason: reason || null, details: title ? { title } : null };
    const project = await act(write, own, at, (one) => change(one, actor, now, reason), entry);
    const more = reason && `Motiv: ${reason}`;
    notify(write, [project.otherThan(actor.organisationId)], NOTIFICATIONS[name](project, actor, more));
    return project;
  };

export const startProject = step('start', (project, actor, now) => project.start(actor, now));
export const pauseProject = step('pause', (project, actor, now, reason) => project.pause(actor, reason, now));
export const resumeProject = step('resume', (project, actor, now) => project.resume(actor, now));
const askForChanges = step('requestChanges', (project, actor, now, reason) =>
  project.requestChanges(actor, reason, now),
);
const deliver = step('deliver', (project, actor, now) => project.deliver(actor, now));

/** Finds the last delivery of a project, whose row the caller has locked. */
const lastDelivery = ({ em }: Write<Actor>, projectId: string): Promise<Delivery | null> =>
  em.findOne(Delivery, { projectId }, { orderBy: { number: 'desc' } });

interface Delivered {
  note: string;
  files: readonly string[];
}

/** Adds a delivery with its files after the earlier ones. */
const addDelivery = async (write: Write<Actor>, projectId: string, { note, files }: Delivered): Promise<void> => {
  const before = await lastDelivery(write, projectId);
  const delivery = Delivery.of(projectId, (before?.number ?? 0) + 1, note, write.now);
  write.em.persist(delivery);
  if (files.length === 0) return;
  // The files reference the row of the delivery.
  await flush(write);
  await attachToProject(write, { projectId, deliveryId: delivery.id }, files);
};

/** Records the authority's answer to the last delivery; `changes` is null if the work is accepted. */
const answerDelivery = async (write: Write<Actor>, projectId: string, changes: string | null): Promise<void> =>
  (await lastDelivery(write, projectId))?.answer(changes, write.now);

/** Delivers the work for acceptance. Allowed with open milestones: the authority sees them and decides. */
export const deliverProject = async (
  write: Write<Actor>,
  { note = '', files = [], ...at }: Versioned & { note?: string; files?: readonly string[] | undefined },
): Promise<void> => {
  const project = await deliver(write, { ...at, title: await fileNames(write.db, files) });
  await addDelivery(write, project.id, { note, files });
};

/** Returns the delivered work to the firm; `reason` says what to change. */
export const requestChanges = async (write: Write<Actor>, input: Versioned & { reason: string }): Promise<void> =>
  answerDelivery(write, (await askForChanges(write, input)).id, input.reason);

/**
 * Accepts the delivery: completes the project and its request, enqueues the reception note and invites both sides to review.
 */
export const acceptProject = async (
  write: Write<Actor>,
  { remarks = '', ...input }: Versioned & { remarks?: string | undefined },
): Promise<void> => {
  const { em, actor, now } = write;
  // Locks the request before the project, in the same order as a cancellation, to avoid deadlocks.
  const { requestId } = found(await em.findOne(Project, { id: input.id, uatId: actor.organisationId }));
  const request = await lock(write, ServiceRequest, { id: requestId });
  const accept = step('accept', (one, doer, moment) => one.accept(doer, remarks, moment));
  const project = await accept(write, input);
  await answerDelivery(write, project.id, null);
  await endAmendment(write, project, 'Lucrarea a fost acceptată fără ea.');
  record(write, { entity: 'service-request', id: request.id }, request.complete(SYSTEM, now));
  await beginNote(write, project.id);
  await notifyParticipants(write, request, GROUPS.completed(request, actor.organisationName));
  for (const side of [project.uatId, project.firmaId])
    notify(write, [side], NOTIFICATIONS.reviewInvitation(project, side));
};

export const setProjectProgress = async (
  write: Write<Actor>,
  { progress, ...at }: Versioned & { progress: number },
): Promise<void> => {
  const change = step('setProgress', (project, doer, moment) => project.setProgress(doer, progress, moment));
  const project = await change(write, { ...at, title: `${progress}%` });
  project.updatedAt = write.now;
};
