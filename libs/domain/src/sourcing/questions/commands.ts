import { sql } from 'kysely';
import { actOnLocked, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import { closedError } from '../service-requests/transitions.ts';
import { visibleRequest } from '../service-requests/visible-request.ts';
import { ownRequest } from '../service-requests/own-request.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Question } from './question.entity.ts';

/** Asks a firm's question about the request `id`, which must be open for offers. */
export const askQuestion = async (write: Write<Actor>, { id, body }: { id: string; body: string }): Promise<void> => {
  const { em, actor, now } = write;
  const request = await visibleRequest(write, id);
  if (!request.isOpenForOffers(now)) throw new DomainError(closedError(request));
  const question = Question.ask(actor, id, body, now);
  em.persist(question);
  record(write, { entity: 'question', id: question.id }, { action: 'ask', from: 'open', to: 'open' });
  notify(write, [request.organisationId], NOTIFICATIONS.asked(request));
};

/** Answers a question, visible to all firms, and notifies the interested ones. Returns the request's id. */
export const answerQuestion = async (
  write: Write<Actor>,
  { id, version, answer }: Versioned & { answer: string },
): Promise<string> => {
  const { em, actor, now } = write;
  const question = found(await em.findOne(Question, { id }));
  const request = await ownRequest(write, question.requestId);
  const facts = { uatId: request.organisationId, requestOpen: request.isOpenForOffers(now) };
  actOnLocked(write, { entity: 'question', row: question, version }, () => question.reply(actor, facts, answer, now));
  notify(write, await interestedFirms(write.db, request.id), NOTIFICATIONS.answered(request, actor.organisationName));
  return request.id;
};

const interestedFirms = async (db: Db, requestId: string): Promise<string[]> => {
  const rows = await db.run(sql<{
    id: string;
  }>`select organisation_id as id from question where request_id = ${requestId}
    union select organisation_id from offer where request_id = ${requestId} and status <> 'withdrawn'
    union select organisation_id from consultation_answer where request_id = ${requestId} and status = 'submitted'`);
  return rows.map(({ id }) => id);
};
