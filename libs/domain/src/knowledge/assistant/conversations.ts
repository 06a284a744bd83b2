import { CONVERSATION_QUESTIONS_MAX, type RateAnswer } from '@psp/contracts/assistant';
import { sql } from 'kysely';
import { lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { type Asked, type Evidence, NO_ANSWER } from './answer.ts';
import { AssistantConversation } from './conversation.entity.ts';
import { settleLate } from './generation.ts';
import { mask } from './mask.ts';
import { noteGap } from './office/gaps.ts';
import { countUse } from './office/uses.ts';
import { isOwn } from './queries.ts';

const ENTITY = 'assistant';

const lockOwn = (write: Write<Actor>, id: string): Promise<AssistantConversation> => {
  const { accountId, organisationId } = write.actor;
  return lock(write, AssistantConversation, { id, accountId, organisationId });
};

const TITLE_MAX = 80;

/* A conversation is named after its first question. */
const titleOf = (question: string): string => {
  const line = question.replace(/\s+/g, ' ');
  if (line.length <= TITLE_MAX) return line;
  return `${line.slice(0, line.lastIndexOf(' ', TITLE_MAX - 1)).toWellFormed() || line.slice(0, TITLE_MAX).toWellFormed()}…`;
};

/** What is stored for an answer: a refusal, quotes, or quotes for the case that a model does not answer in time. */
export interface Found extends Pick<Evidence, 'answer' | 'nearest' | 'words'> {
  /** A model is to write the answer. */
  isGenerated: boolean;
}

interface Answered extends Found {
  question: string;
}

/* SQL for the columns of a turn that hold its answer, and the job that makes it. */
const columnsOf = ({ answer, nearest, isGenerated }: Found, now: Date) => {
  const kept = sql`${JSON.stringify(answer ?? { ...NO_ANSWER, passages: nearest })}::jsonb`;
  if (answer && isGenerated)
    return { state: 'answering', answer: sql`${JSON.stringify(NO_ANSWER)}::jsonb`, fallback: kept, answeredAt: null };
  return { state: answer ? 'answered' : 'refused', answer: kept, fallback: sql`null::jsonb`, answeredAt: now };
};

const generate = async (db: Db, id: string, { answer, isGenerated }: Found): Promise<void> => {
  if (answer && isGenerated) await enqueue(db, 'assistant-answer', { id });
};

/* A question that waits for a model is counted when that has ended. */
const count = async (write: Write<Actor>, question: string, { answer, isGenerated, words }: Found): Promise<void> => {
  if (!answer && words) await noteGap(write, { question: mask(question).text, words });
  if (!answer || !isGenerated)
    await countUse(write, write.actor.organisationId, {
      refused: !answer,
      generated: false,
      inputTokens: 0,
      outputTokens: 0,
    });
};

const addTurn = async (
  write: Write<Actor>,
  conversation: AssistantConversation,
  { question, ...found }: Answered,
): Promise<void> => {
  const { db, now } = write;
  const id = newId();
  const { state, answer, fallback, answeredAt } = columnsOf(found, now);
  conversation.questions += 1;
  await db.run(sql`insert into assistant_turn (id, conversation_id, number, question, state, asked_at, answered_at, answer, fallback)
    values (${id}, ${conversation.id}, ${conversation.questions}, ${question}, ${state}, ${now}, ${answeredAt}, ${answer}, ${fallback})`);
  await count(write, question, found);
  await generate(db, id, found);
};

/* Throws `assistant.busy` while a model writes an answer of the conversation that is not late yet. */
const expectIdle = async (write: Write<Actor>, id: string): Promise<void> => {
  await settleLate(write, id);
  const rows = await write.db.run(
    sql`select from assistant_turn where conversation_id = ${id} and state = 'answering'`,
  );
  if (rows.length > 0) throw new DomainError('assistant.busy');
};

/** Begins a conversation with a question and its answer. Returns its id. */
export const beginConversation = async (write: Write<Actor>, answered: Answered): Promise<string> => {
  const { em, actor } = write;
  const { accountId, organisationId } = actor;
  const conversation = new AssistantConversation();
  const title = titleOf(answered.question);
  Object.assign(conversation, { id: newId(), accountId, organisationId, title, questions: 0 });
  em.persist(conversation);
  await em.flush();
  record(write, { entity: ENTITY, id: conversation.id }, { action: 'ask' });
  await addTurn(write, conversation, answered);
  return conversation.id;
};

/**
 * Adds a question and its answer. Throws `assistant.behind` when others were asked since the page was read, `assistant.full`, and
 * `assistant.busy` while the last answer is being written.
 */
export const continueConversation = async (
  write: Write<Actor>,
  { id, after, ...answered }: Answered & { id: string; after: number },
): Promise<void> => {
  const conversation = await lockOwn(write, id);
  if (conversation.questions !== after) throw new DomainError('assistant.behind');
  if (after >= CONVERSATION_QUESTIONS_MAX) throw new DomainError('assistant.full');
  await expectIdle(write, id);
  record(write, { entity: ENTITY, id }, { action: 'ask' });
  await addTurn(write, conversation, answered);
};

/** The last question of the actor's conversation. Throws `not_found`. */
export const lastQuestion = async (db: Db, actor: Actor, id: string): Promise<string> =>
  found(
    await oneRow(
      db,
      sql<{
        question: string;
      }>`select t.question from assistant_conversation c join assistant_turn t on t.conversation_id = c.id
        where c.id = ${id} and ${isOwn(actor)} order by t.number desc limit 1`,
    ),
  ).question;

/** A question of the actor's conversation, with the one before it. Throws `not_found`. */
export const askedBefore = async (db: Db, actor: Actor, { id, turn }: TurnOf): Promise<Asked> =>
  found(
    await oneRow(
      db,
      sql<Asked>`select t.question, b.question as before from assistant_conversation c join assistant_turn t on t.conversation_id = c.id
          left join assistant_turn b on b.conversation_id = c.id and b.number = t.number - 1
        where c.id = ${id} and ${isOwn(actor)} and t.id = ${turn}`,
    ),
  );

interface TurnOf {
  /** Of the conversation. */
  id: string;
  turn: string;
}

/** Stops the writing of an answer. Does nothing when it has ended. Throws `not_found`. */
export const stopAnswer = async (write: Write<Actor>, { id, turn }: TurnOf): Promise<void> => {
  await lockOwn(write, id);
  const { db, now } = write;
  const stopped = await db.run(sql`update assistant_turn set state = 'stopped', answered_at = ${now}
    where id = ${turn} and conversation_id = ${id} and state = 'answering' returning 1`);
  if (stopped.length > 0) record(write, { entity: ENTITY, id }, { action: 'stop' });
};

/** Replaces the answer of a conversation's last question. Throws `assistant.behind` for an earlier one, `assistant.busy`. */
export const answerAgain = async (write: Write<Actor>, { id, turn, ...found }: TurnOf & Found): Promise<void> => {
  const conversation = await lockOwn(write, id);
  const { db, now } = write;
  await expectIdle(write, id);
  const { state, answer, fallback, answeredAt } = columnsOf(found, now);
  const changed =
    await db.run(sql`update assistant_turn set state = ${state}, asked_at = ${now}, answered_at = ${answeredAt},
      answer = ${answer}, fallback = ${fallback}, is_useful = null, comment = ''
    where id = ${turn} and conversation_id = ${id} and number = ${conversation.questions} returning 1`);
  if (changed.length === 0) throw new DomainError('assistant.behind');
  await generate(db, turn, found);
  conversation.updatedAt = now;
  record(write, { entity: ENTITY, id }, { action: 'retry' });
};

/** Keeps what the person thinks of an answer. Returns the conversation's id. */
export const rateAnswer = async (
  write: Write<Actor>,
  { id, isUseful, comment = '' }: RateAnswer & { id: string },
): Promise<string> => {
  const { db, actor } = write;
  const row = await oneRow(
    db,
    sql<{
      id: string;
    }>`update assistant_turn t set is_useful = ${isUseful}::boolean, comment = ${isUseful === false ? comment : ''}
      from assistant_conversation c where t.id = ${id} and c.id = t.conversation_id and ${isOwn(actor)} returning c.id`,
  );
  const { id: conversation } = found(row);
  record(write, { entity: ENTITY, id: conversation }, { action: 'rate' });
  return conversation;
};

/* Locks an own conversation that is as the page read it. */
const lockRead = async (write: Write<Actor>, { id, version }: Versioned): Promise<AssistantConversation> => {
  const conversation = await lockOwn(write, id);
  expectVersion(conversation, version);
  return conversation;
};

/** Renames a conversation. Throws `version.stale`. */
export const renameConversation = async (
  write: Write<Actor>,
  { title, ...asked }: Versioned & { title: string },
): Promise<void> => {
  const conversation = await lockRead(write, asked);
  conversation.title = title;
  record(write, { entity: ENTITY, id: asked.id }, { action: 'rename' });
};

/** Deletes a conversation with its questions and answers. Throws `version.stale`. */
export const removeConversation = async (write: Write<Actor>, asked: Versioned): Promise<void> => {
  write.em.remove(await lockRead(write, asked));
  record(write, { entity: ENTITY, id: asked.id }, { action: 'remove' });
};
