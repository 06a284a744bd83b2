import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { visibleRequest } from '../opportunities/visible-request.ts';
import { ownRequest } from '../service-requests/own-request.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Question } from './question.entity.ts';

/** A firm asks about a request that is open for offers. */
export const askQuestion = async (
  em: EntityManager,
  actor: Actor,
  requestId: string,
  body: string,
  now: Date,
): Promise<void> => {
  const request = await visibleRequest(em, actor, requestId);
  if (!request.isOpenForOffers(now)) throw new DomainError('request.submission_closed');
  const question = Question.ask(actor, requestId, body, now);
  em.persist(question);
  record(em, actor, { entity: 'question', id: question.id }, { action: 'ask', from: 'open', to: 'open' });
  await notify(em, [request.organisationId], NOTIFICATIONS.asked(request));
};

/** The authority answers once, for all: whoever looked at the request is told. Returns the request's id. */
export const answerQuestion = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  answer: string,
  now: Date,
): Promise<string> => {
  const question = found(await em.findOne(Question, { id }));
  const request = await ownRequest(em, actor, question.requestId);
  expectVersion(question, version);
  const facts = { uatId: request.organisationId, requestOpen: request.isOpenForOffers(now) };
  record(em, actor, { entity: 'question', id }, question.reply(actor, facts, answer, now));
  await notify(em, await interestedFirms(em, request.id), NOTIFICATIONS.answered(request, actor.organisationName));
  return request.id;
};

const interestedFirms = async (em: EntityManager, requestId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select organisation_id as id from question where request_id = ${requestId}
    union select organisation_id from offer where request_id = ${requestId} and status <> 'withdrawn'`.execute(
    em.getKysely(),
  );
  return rows.map(({ id }) => id);
};
