import { ADDED_QUESTIONS_MAX, type AddedQuestions, type FrequentQuestionForm } from '@psp/contracts/assistant-office';
import { fold } from '@psp/contracts/fold';
import type { FrequentQuestions } from '@psp/contracts/frequent-questions';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { newId } from '../../../id.ts';
import { record } from '../../../operating/audit/record.ts';
import { beginChange, saveSetting } from '../../../operating/settings/settings.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import { flush, type Write } from '../../../write.ts';
import { removePassages } from '../../passages/keep-passages.ts';
import { FrequentQuestion } from './frequent-question.entity.ts';
import { anchorOf, keepPassages, QUESTION_LIST, readQuestions } from './question-list.ts';

const questions: Acted<FrequentQuestion> = {
  entity: 'frequent-question',
  type: FrequentQuestion,
  where: (id) => ({ id }),
};

/* Throws `frequent-question.exists` for a question that stands on /support already. */
const expectNew = async ({ db }: Write<Actor>, { id, question }: { id?: string; question: string }): Promise<void> => {
  const others = (await readQuestions(db)).filter((one) => one.id !== id);
  if (others.some((one) => fold(one.question).trim() === fold(question).trim()))
    throw new DomainError('frequent-question.exists');
};

/* Keeps the list as it is after an act on one question as a new version; `version` is the one before. */
const keepVersion = async (write: Write<Actor>, version: number): Promise<void> =>
  saveSetting(QUESTION_LIST)(write, { version, value: { items: await readQuestions(write.db) } });

/** The questions that the association added, in the order of /support. */
export const listAddedQuestions = async (db: Db): Promise<AddedQuestions> => ({
  items: await db.run(sql<AddedQuestions['items'][number]>`select id, version, question, answer,
    to_json(updated_at) #>> '{}' as "updatedAt" from frequent_question order by id`),
});

/** All frequent questions as visitors read them. */
export const listFrequentQuestions = async (db: Db): Promise<FrequentQuestions> => ({
  items: (await readQuestions(db)).map(({ id, question, answer }) => ({ anchor: anchorOf(id), question, answer })),
});

/**
 * Adds a frequent question, which visitors read and the search finds. Returns its id. Throws `frequent-question.exists` and
 * `frequent-question.full`.
 */
export const addQuestion = async (write: Write<Actor>, given: FrequentQuestionForm): Promise<string> => {
  const version = await beginChange(write, QUESTION_LIST);
  const full = sql`select from frequent_question offset ${sql.lit(ADDED_QUESTIONS_MAX - 1)} limit 1`;
  if (await oneRow(write.db, full)) throw new DomainError('frequent-question.full');
  await expectNew(write, given);
  const { question, answer } = given;
  const one = Object.assign(new FrequentQuestion(), { id: newId(), question, answer });
  write.em.persist(one);
  const details = { title: question };
  record(write, { entity: 'frequent-question', id: one.id }, { action: 'create' }, { details });
  await flush(write);
  await keepPassages(write, one);
  await keepVersion(write, version);
  return one.id;
};

/** Changes a question and its answer. Throws `version.stale` and `frequent-question.exists`. */
export const editQuestion = async (
  write: Write<Actor>,
  { id, version, question, answer }: Versioned & FrequentQuestionForm,
): Promise<void> => {
  const before = await beginChange(write, QUESTION_LIST);
  await expectNew(write, { id, question });
  const change = (one: FrequentQuestion) => {
    Object.assign(one, { question, answer });
    return { action: 'edit', from: '', to: '' };
  };
  await act(write, questions, { id, version }, change, { details: { title: question } });
  await flush(write);
  await keepPassages(write, { id, question, answer });
  await keepVersion(write, before);
};

/** Removes a question from /support and from the search. Throws `version.stale`. */
export const removeQuestion = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const before = await beginChange(write, QUESTION_LIST);
  const row = await lock(write, FrequentQuestion, { id });
  const details = { title: row.question };
  actOnLocked(write, { entity: 'frequent-question', row, version }, () => ({ action: 'remove' }), { details });
  await removePassages(write, 'question', id);
  write.em.remove(row);
  await flush(write);
  await keepVersion(write, before);
};
