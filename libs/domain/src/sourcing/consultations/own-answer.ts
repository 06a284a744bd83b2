import type { ConsultationContent } from '@psp/contracts/consultations';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { flush, type Write } from '../../write.ts';
import { attachToAnswer } from '../../operating/attachments/attach.ts';
import { visibleRequest } from '../service-requests/visible-request.ts';
import { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { type Asked, ConsultationAnswer } from './answer.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const askedBy = (request: ServiceRequest, now: Date): Asked => ({
  revision: request.revision,
  open: request.isOpenForOffers(now),
});

interface AnswerInput {
  /** Of the consultation. */
  id: string;
  version: number | null;
  content: ConsultationContent;
}

/**
 * Sends the firm's answer to a consultation, or another in place of the last. The authority learns that there is one, not what
 * it says. Throws `consultation.none` for a request of another kind and `consultation.closed` once answers are no longer taken.
 */
export const answerConsultation = async (write: Write<Actor>, { id, version, content }: AnswerInput): Promise<void> => {
  const { em, actor, now } = write;
  const request = await visibleRequest(write, id);
  if (request.kind !== 'consultation') throw new DomainError('consultation.none');
  const before = await em.findOne(ConsultationAnswer, { requestId: id, organisationId: actor.organisationId });
  if (before) expectVersion(before, version ?? 0);
  const answer = before ?? ConsultationAnswer.begin(actor, id, now);
  const isNew = answer.status === 'withdrawn';
  const change = answer.submit(actor, askedBy(request, now), content, now);
  // Touched even when only the attachments differ: the version tells that the answer is another one now.
  answer.updatedAt = now;
  // Nothing stood before the first one.
  const made = before ? change : { ...change, from: null };
  record(write, { entity: 'consultation-answer', id: answer.id }, made, { details: { revision: request.revision } });
  if (!before) em.persist(answer);
  // The files refer to its row.
  await flush(write);
  await attachToAnswer(write, answer.id, content.attachments);
  if (isNew) notify(write, [request.organisationId], NOTIFICATIONS.received(request));
};

/** Takes the firm's answer back while answers are taken; it may send another. */
export const withdrawAnswer = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const request = await visibleRequest(write, id);
  const answer = await lock(write, ConsultationAnswer, { requestId: id, organisationId: actor.organisationId });
  const withdraw = () => answer.withdraw(actor, askedBy(request, now), now);
  actOnLocked(write, { entity: 'consultation-answer', row: answer, version }, withdraw);
  notify(write, [request.organisationId], NOTIFICATIONS.withdrawn(request));
};
