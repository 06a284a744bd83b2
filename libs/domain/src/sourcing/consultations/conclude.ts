import { actOnLocked, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { ownRequest } from '../service-requests/own-request.ts';
import type { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { respondents } from './respondents.ts';

/**
 * Opens the sealed answers of a consultation, after which it accepts no more. The audit records whether the deadline had passed.
 * Throws `consultation.no_answers`.
 */
export const openAnswers = async (write: Write<Actor>, request: ServiceRequest): Promise<void> => {
  const { actor, now, db } = write;
  const early = request.isOpenForOffers(now);
  const change = request.openOffers(actor, now);
  const firms = await respondents(db, request.id);
  if (firms.length === 0) throw new DomainError('consultation.no_answers');
  const opened = { ...change, action: 'openAnswers' };
  record(write, { entity: 'service-request', id: request.id }, opened, { details: { early, answers: firms.length } });
  notify(write, firms, NOTIFICATIONS.opened(request, actor.organisationName));
};

/**
 * Closes a consultation with the authority's conclusion and notifies the firms that answered. Throws `consultation.sealed` while
 * their answers are not opened.
 */
export const concludeConsultation = async (
  write: Write<Actor>,
  { id, version, conclusion }: Versioned & { conclusion: string },
): Promise<void> => {
  const { actor, now, db } = write;
  const request = await ownRequest(write, id);
  actOnLocked(write, { entity: 'service-request', row: request, version }, () =>
    request.conclude(actor, conclusion, now),
  );
  const firms = await respondents(db, id);
  if (firms.length > 0 && !request.openedAt) throw new DomainError('consultation.sealed');
  notify(write, firms, NOTIFICATIONS.concluded(request, actor.organisationName));
};
