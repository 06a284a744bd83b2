import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { Project, sideToAct } from '../../collaborating/projects/project.entity.ts';
import { DomainError } from '../../errors.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { unendedOffers } from '../../sourcing/offers/end-offer.ts';
import { ServiceRequest } from '../../sourcing/service-requests/service-request.entity.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface Reminder extends Versioned {
  text: string;
}

/* The row of the subject is locked, so two administrators count one after the other. */
const countSubject = async (write: Write<Actor>, subject: string): Promise<void> => {
  if (!(await isWithinLimit(write, 'reminder:subject', subject))) throw new DomainError('reminder.sent_today');
};
const countRecipient = async (write: Write<Actor>, organisation: string): Promise<void> => {
  if (!(await isWithinLimit(write, 'reminder:recipient', organisation)))
    throw new DomainError('reminder.recipient_full');
};

/** Reminds the authority of a request to decide, after its deadline. */
export const remindAuthority = async (write: Write<Actor>, { id, version, text }: Reminder): Promise<void> => {
  const request = await lock(write, ServiceRequest, { id });
  const check = () => request.checkReminder('remind', write.actor, write.now);
  actOnLocked(write, { entity: 'service-request', row: request, version }, check, { reason: text });
  await countSubject(write, `decide ${id}`);
  await countRecipient(write, request.organisationId);
  notify(write, [request.organisationId], NOTIFICATIONS.decide(request, text));
};

/**
 * Reminds the firms that have to confirm their offers to a changed request. Answer, audit and limits are the same with and without such
 * firms, since the offers are sealed: they have a limit of their own, and a firm that has reached it is left out without a word.
 */
export const remindFirms = async (write: Write<Actor>, { id, version, text }: Reminder): Promise<void> => {
  const request = await lock(write, ServiceRequest, { id });
  const check = () => request.checkReminder('remindFirms', write.actor, write.now);
  actOnLocked(write, { entity: 'service-request', row: request, version }, check, { reason: text });
  await countSubject(write, `confirm ${id}`);
  const { to_confirm: offers } = await unendedOffers(write, request);
  const firms: string[] = [];
  // In the order of their ids, since each count locks: two requests with the same firms cannot deadlock.
  for (const firm of offers.map(({ organisationId }) => organisationId).toSorted())
    if (await isWithinLimit(write, 'reminder:sealed', firm)) firms.push(firm);
  notify(write, firms, NOTIFICATIONS.confirm(request, text));
};

/** Reminds the side of a project that has to act. */
export const remindProject = async (write: Write<Actor>, { id, version, text }: Reminder): Promise<void> => {
  const project = await lock(write, Project, { id });
  const check = () => project.check('remind', write.actor, write.now);
  const side = sideToAct(project.status);
  actOnLocked(write, { entity: 'project', row: project, version }, check, { reason: text });
  await countSubject(write, `project ${id}`);
  const recipient = side === 'uat' ? project.uatId : project.firmaId;
  await countRecipient(write, recipient);
  const message = side === 'uat' ? NOTIFICATIONS.continueForUat : NOTIFICATIONS.continueForFirma;
  notify(write, [recipient], message(project, text));
};
