import type {
  AssistantGap as Gap,
  AssistantGaps,
  FrequentQuestionForm,
  GapQuery,
} from '@psp/contracts/assistant-office';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import { expectVersion } from '../../../load.ts';
import { excerptOf } from '../../../operating/rich-text/text.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, pageText, type Sql, windowOf } from '../../../sql.ts';
import type { Dated, Write } from '../../../write.ts';
import { offeredCategories } from '../../categories.ts';
import { createDocument } from '../../library/manage-library.ts';
import { addQuestion } from './frequent-questions.ts';
import { AssistantGap, gapActions } from './gap.entity.ts';
import { strings } from './strings.ts';

const gaps: Acted<AssistantGap> = { entity: 'assistant-gap', type: AssistantGap, where: (id) => ({ id }) };

/** Longest title of a document, in characters. */
const TITLE = 200;
const USUAL = 'bune-practici';

/* Whether the acts are offered is decided by the entity. */
const ITEM = sql`json_build_object('id', g.id, 'version', g.version, 'question', g.question, 'status', g.status,
  'asked', g.asked, 'askedAt', g.asked_at,
  'document', (select json_build_object('id', d.id, 'title', d.title) from library_document d where d.id = g.document_id),
  'becameQuestion', (select f.question from frequent_question f where f.id = g.question_id))`;
const MOST_ASKED = sql`g.asked desc, g.asked_at desc, g.id desc`;

type Stored = Omit<Gap, 'actions'>;
const withActions = (gap: Stored, actor: Actor, now: Date): Gap => ({
  ...gap,
  actions: gapActions(gap.status, actor, now),
});

/** Lists the questions without an answer, the most asked first. */
export const listGaps = async (db: Db, actor: Actor, { page, status }: GapQuery, now: Date): Promise<AssistantGaps> => {
  const where: Sql = status === 'all' ? sql`true` : sql`g.status = ${status}`;
  const text = await pageText(
    db,
    page,
    sql`select ${ITEM} as item, row_number() over (order by ${MOST_ASKED}) as position from assistant_gap g where ${where}
      order by ${MOST_ASKED} ${windowOf(page)}`,
    sql`select from assistant_gap g where ${where}`,
  );
  const list = JSON.parse(text) as Omit<AssistantGaps, 'items'> & { items: Stored[] };
  return { ...list, items: list.items.map((gap) => withActions(gap, actor, now)) };
};

/** Reads one question without an answer, or null. */
export const readGap = async (db: Db, actor: Actor, id: string, now: Date): Promise<Gap | null> => {
  const row = await oneRow(db, sql<{ json: Stored }>`select ${ITEM} as json from assistant_gap g where g.id = ${id}`);
  return row && withActions(row.json, actor, now);
};

/**
 * Counts a question that the assistant could not answer. One with the same words is counted once more and keeps its status.
 *
 * @param gap.question The question without personal data.
 * @param gap.words Its stems, sorted, joined by spaces; by them it is the same question however it was put.
 */
export const noteGap = async ({ db, now }: Dated, gap: { question: string; words: string }): Promise<void> => {
  await db.run(sql`insert into assistant_gap (id, created_at, updated_at, question, words, asked_at)
    values (uuidv7(), ${now}, ${now}, ${gap.question}, ${gap.words}, ${now})
    on conflict (words) do update set asked = assistant_gap.asked + 1, asked_at = excluded.asked_at`);
};

/* Category of the document that a question becomes, until its editor chooses another: the usual one, or the first that is offered. */
const taskCategory = async (db: Db): Promise<string> => {
  const offered = (await offeredCategories(db)).map(({ slug }) => slug);
  return offered.find((slug) => slug === USUAL) ?? offered[0] ?? USUAL;
};

/**
 * Makes a question a task of the library: a document in preparation, with the question as its title. Throws `version.stale` and
 * `action.not_allowed`.
 */
export const gapToTask = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const row = await lock(write, AssistantGap, { id });
  expectVersion(row, version);
  const documentId = await createDocument(write, {
    ...{ type: 'guide', title: excerptOf(row.question, TITLE), category: await taskCategory(write.db) },
    ...{ description: strings.task(row.question), body: '', author: actor.organisationName, tags: [] },
    ...{ access: 'signed_in', verifiedOn: null, ownerId: null, url: null, fileIds: [], relatedIds: [] },
  });
  actOnLocked(write, { entity: 'assistant-gap', row, version }, (gap) => gap.becomeTask(actor, documentId, now));
};

/** Makes a question a frequent question with its answer. Throws `version.stale`, `action.not_allowed`, and as `addQuestion`. */
export const gapToQuestion = async (
  write: Write<Actor>,
  { id, version, question, answer }: Versioned & FrequentQuestionForm,
): Promise<void> => {
  const { actor, now } = write;
  const row = await lock(write, AssistantGap, { id });
  expectVersion(row, version);
  const questionId = await addQuestion(write, { question, answer });
  actOnLocked(write, { entity: 'assistant-gap', row, version }, (gap) => gap.becomeQuestion(actor, questionId, now));
};

/** Lays a question aside; when it is asked again, it stays there. Throws `version.stale`. */
export const dismissGap = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  await act(write, gaps, input, (gap) => gap.dismiss(write.actor, write.now));
};

/** Opens a question again that was dismissed or became something. Throws `version.stale`. */
export const reopenGap = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  await act(write, gaps, input, (gap) => gap.reopen(write.actor, write.now));
};
