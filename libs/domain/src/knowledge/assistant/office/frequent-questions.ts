import { ADDED_QUESTIONS_MAX, type AddedQuestions, type FrequentQuestionForm } from '@psp/contracts/assistant-office';
import { FREQUENT_QUESTIONS, type FrequentQuestions } from '@psp/contracts/frequent-questions';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { newId } from '../../../id.ts';
import { record } from '../../../operating/audit/record.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import { flush, type Write } from '../../../write.ts';
import { removePassages, replacePassages } from '../../passages/keep-passages.ts';
import { FrequentQuestion } from './frequent-question.entity.ts';

const questions: Acted<FrequentQuestion> = {
  entity: 'frequent-question',
  type: FrequentQuestion,
  where: (id) => ({ id }),
};

/** Place of an added question on /support. */
const anchorOf = (id: string): string => `intrebare-${id}`;

/* Those of the portal are not rows; those of the table are compared by its index. */
const expectNew = async ({ db }: Write<Actor>, question: string): Promise<void> => {
  const known = FREQUENT_QUESTIONS.map((one) => one.question);
  const same = sql`select from unnest(${known}::text[]) known where search_fold(known) = search_fold(${question})`;
  if (await oneRow(db, same)) throw new DomainError('frequent-question.exists');
};

const keepPassages = (write: Write<Actor>, { id, question, answer }: FrequentQuestionForm & { id: string }) =>
  replacePassages(write, { kind: 'question', id, title: question, access: 'visitors', category: null }, [
    { anchor: anchorOf(id), heading: '', text: answer },
  ]);

/** The questions that the association added, in the order of /support. */
export const listAddedQuestions = async (db: Db): Promise<AddedQuestions> => ({
  items: await db.run(sql<AddedQuestions['items'][number]>`select id, version, question, answer,
    to_json(updated_at) #>> '{}' as "updatedAt" from frequent_question order by id`),
});

/** All frequent questions as visitors read them: those of the portal, then those added. */
export const listFrequentQuestions = async (db: Db): Promise<FrequentQuestions> => {
  const { items } = await listAddedQuestions(db);
  const added = items.map(({ id, question, answer }) => ({ anchor: anchorOf(id), question, answer }));
  return { items: [...FREQUENT_QUESTIONS.map(({ id: _, ...one }) => one), ...added] };
};

/**
 * Adds a frequent question, which visitors read and the search finds. Returns its id. Throws `frequent-question.exists` and
 * `frequent-question.full`.
 */
export const addQuestion = async (write: Write<Actor>, given: FrequentQuestionForm): Promise<string> => {
  // Two that are added at once are counted one after the other.
  await write.db.run(sql`lock table frequent_question in share row exclusive mode`);
  const full = sql`select from frequent_question offset ${sql.lit(ADDED_QUESTIONS_MAX - 1)} limit 1`;
  if (await oneRow(write.db, full)) throw new DomainError('frequent-question.full');
  await expectNew(write, given.question);
  const { question, answer } = given;
  const one = Object.assign(new FrequentQuestion(), { id: newId(), question, answer });
  write.em.persist(one);
  const details = { title: question };
  record(write, { entity: 'frequent-question', id: one.id }, { action: 'create' }, { details });
  await flush(write);
  await keepPassages(write, one);
  return one.id;
};

/** Changes a question and its answer. Throws `version.stale` and `frequent-question.exists`. */
export const editQuestion = async (
  write: Write<Actor>,
  { id, version, question, answer }: Versioned & FrequentQuestionForm,
): Promise<void> => {
  await expectNew(write, question);
  const change = (one: FrequentQuestion) => {
    Object.assign(one, { question, answer });
    return { action: 'edit', from: '', to: '' };
  };
  await act(write, questions, { id, version }, change, { details: { title: question } });
  await flush(write);
  await keepPassages(write, { id, question, answer });
};

/** Removes a question from /support and from the search. Throws `version.stale`. */
export const removeQuestion = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const row = await lock(write, FrequentQuestion, { id });
  const details = { title: row.question };
  actOnLocked(write, { entity: 'frequent-question', row, version }, () => ({ action: 'remove' }), { details });
  await removePassages(write, 'question', id);
  write.em.remove(row);
};
