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
import { type ConsultationState, ConsultationAnswer } from './answer.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const stateOf = (request: ServiceRequest, now: Date): ConsultationState => ({
  revision: request.revision,
  open: request.isOpenForOffers(now),
});

interface AnswerInput {
  /** Id of the consultation. */
  id: string;
  version: number | null;
  content: ConsultationContent;
}

/**
 * Submits the firm's answer to a consultation, or replaces the last one. The authority is notified of a new answer, without its
 * content. Throws `consultation.none` for a request of another kind and `consultation.closed` when it accepts no more answers.
 */
export const answerConsultation = async (write: Write<Actor>, { id, version, content }: AnswerInput): Promise<void> => {
  const { em, actor, now } = write;
  const request = await visibleRequest(write, id);
  if (request.kind !== 'consultation') throw new DomainError('consultation.none');
  const before = await em.findOne(ConsultationAnswer, { requestId: id, organisationId: actor.organisationId });
  if (before) expectVersion(before, version ?? 0);
  const answer = before ?? ConsultationAnswer.begin(actor, id, now);
  const isNew = answer.status === 'withdrawn';
  const change = answer.submit(actor, stateOf(request, now), content, now);
  // Changes the version even if only the attachments differ.
  answer.updatedAt = now;
  // A first answer had no status before.
  const recorded = before ? change : { ...change, from: null };
  record(write, { entity: 'consultation-answer', id: answer.id }, recorded, {
    details: { revision: request.revision },
  });
  if (!before) em.persist(answer);
  // The attachments reference the row of the answer.
  await flush(write);
  await attachToAnswer(write, answer.id, content.attachments);
  if (isNew) notify(write, [request.organisationId], NOTIFICATIONS.received(request));
};

/** Withdraws the firm's answer while the consultation accepts answers; the firm may submit another. */
export const withdrawAnswer = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const request = await visibleRequest(write, id);
  const answer = await lock(write, ConsultationAnswer, { requestId: id, organisationId: actor.organisationId });
  const withdraw = () => answer.withdraw(actor, stateOf(request, now), now);
  actOnLocked(write, { entity: 'consultation-answer', row: answer, version }, withdraw);
  notify(write, [request.organisationId], NOTIFICATIONS.withdrawn(request));
};
