import { type Actor, SYSTEM } from '../../actor.ts';
import type { Listeners } from '../../listeners.ts';
import { record } from '../../operating/audit/record.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { NOTIFICATIONS as OFFERS } from '../../sourcing/offers/notifications.ts';
import { cancelledBecause, notificationsFor } from '../../sourcing/service-requests/notifications.ts';
import { bySystem, type Write } from '../../write.ts';
import { endAmendment } from '../amendments/commands.ts';
import { Project } from './project.entity.ts';

type Payload<Name extends keyof Listeners> = Parameters<NonNullable<Listeners[Name]>>[1];

/** Opens the project of an accepted offer and notifies its firm. */
export const openProject = async (
  write: Write<Actor>,
  { request, offer, reason }: Payload<'offer.accepted'>,
): Promise<void> => {
  const { em, actor, now } = write;
  const project = Project.open(request, offer, now);
  em.persist(project);
  record(write, { entity: 'project', id: project.id }, { action: 'open', from: 'planning', to: 'planning' });
  notify(write, [offer.organisationId], OFFERS.accepted(request, actor.organisationName, project.id, reason));
};

/** Stops the project of a cancelled request and notifies its firm. */
export const stopProject = async (
  write: Write<Actor>,
  { request, reason, wayOn }: Payload<'service-request.cancelled'>,
): Promise<void> => {
  const project = await write.em.findOne(Project, { requestId: request.id });
  if (!project) return;
  // A project that the association cancelled was stopped before its request.
  if (!project.closedAt) {
    const change = project.close(SYSTEM, cancelledBecause(reason), write.now);
    record(bySystem(write), { entity: 'project', id: project.id }, change, { reason });
  }
  await endAmendment(write, project, cancelledBecause(reason));
  notify(write, [project.firmaId], notificationsFor(request).cancelledForFirma(request, reason, wayOn));
};
