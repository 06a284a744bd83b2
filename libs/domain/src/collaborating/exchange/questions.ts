import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notify, notifyMembers } from '../../operating/notifications/notify.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import type { ExchangeProject } from './exchange-project.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { lockPublished } from './own-project.ts';
import { ExchangeQuestion } from './question.entity.ts';
import { sideOf } from './settle-flags.ts';

/* The contact of the project, as long as it belongs to its authority. */
const contactOf = async (
  { db }: Write<Actor>,
  { contactId, organisationId }: ExchangeProject,
): Promise<string | null> => {
  const member = sql<{ id: string }>`select account_id as id from membership
    where account_id = ${contactId ?? null} and organisation_id = ${organisationId}`;
  return (await oneRow(db, member))?.id ?? null;
};

/**
 * Asks a public question. Notifies the contact of the project, or all members of its authority when there is none or it has left.
 * Throws `not_found`, `exchange.not_published`, `exchange.own`, `rate.limited`.
 */
export const askExchange = async (write: Write<Actor>, { id, text }: { id: string; text: string }): Promise<void> => {
  const { em, actor, now } = write;
  const project = await lockPublished(write, id);
  if (project.organisationId === actor.organisationId) throw new DomainError('exchange.own');
  await countAttempt(write, 'exchange-question:account', actor.accountId);
  const question = ExchangeQuestion.ask(actor, id, text, now);
  em.persist(question);
  record(
    write,
    { entity: 'exchange-question', id: question.id },
    { action: 'ask' },
    { details: { title: project.title } },
  );
  const message = NOTIFICATIONS.question(project, `${actor.displayName}, ${actor.organisationName},`);
  const contactId = await contactOf(write, project);
  if (contactId) notifyMembers(write, project.organisationId, [contactId], message);
  else notify(write, [project.organisationId], message);
};

/** Answers a question about a project of the actor's authority, once. Returns the project's id. Throws `exchange.answered`. */
export const answerExchange = async (
  write: Write<Actor>,
  { id, version, text }: Versioned & { text: string },
): Promise<string> => {
  const { actor, now } = write;
  const { exchangeId } = found(await findRow(write, ExchangeQuestion, { id, removedAt: null }, { lock: false }));
  const project = await lockPublished(write, exchangeId);
  if (project.organisationId !== actor.organisationId) throw new DomainError('not_found');
  const row = await lock(write, ExchangeQuestion, { id, removedAt: null });
  const answer = () => {
    row.reply(actor, text, now);
    return { action: 'answer' };
  };
  actOnLocked(write, { entity: 'exchange-question', row, version }, answer);
  const side = await sideOf(write, row.organisationId);
  if (side) {
    const message = NOTIFICATIONS.reply(side, project, actor.organisationName);
    notifyMembers(write, row.organisationId, [row.accountId], message);
  }
  return exchangeId;
};
