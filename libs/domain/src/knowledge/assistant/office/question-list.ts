import { FREQUENT_QUESTIONS } from '@psp/contracts/frequent-questions';
import type { ListedQuestion, QuestionList } from '@psp/contracts/question-list';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { lastOf, type Setting } from '../../../operating/settings/settings.ts';
import type { Db } from '../../../read-db.ts';
import type { Write } from '../../../write.ts';
import { removePassages, replacePassages } from '../../passages/keep-passages.ts';

const NAME = 'frequent-questions';
/* The places on /support of the questions that the portal begins with, by their ids. */
const ANCHORS: ReadonlyMap<string, string> = new Map(FREQUENT_QUESTIONS.map(({ id, anchor }) => [id, anchor]));
const isOfPortal = ({ id }: Pick<ListedQuestion, 'id'>): boolean => ANCHORS.has(id);

/** Place of a question on /support. */
export const anchorOf = (id: string): string => ANCHORS.get(id) ?? `intrebare-${id}`;

/**
 * Reads all frequent questions in their order. Those that the association added are rows; the release before knows nothing of the
 * setting, and adds, changes and removes the rows alone.
 */
export const readQuestions = async (db: Db): Promise<ListedQuestion[]> => {
  const last = await lastOf<QuestionList>(db, NAME);
  const rows = await db.run(sql<ListedQuestion>`select id, question, answer from frequent_question order by id`);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const items = last?.value.items ?? FREQUENT_QUESTIONS.map(({ anchor: _, ...one }) => one);
  const kept = items.flatMap((item) => (isOfPortal(item) ? [item] : (rowOf.get(item.id) ?? [])));
  const listed = new Set(kept.map(({ id }) => id));
  return [...kept, ...rows.filter(({ id }) => !listed.has(id))];
};

/** Makes the passages of a question those of its text, so that the search and the assistant find it. */
export const keepPassages = (write: Pick<Write<unknown>, 'db'>, { id, question, answer }: ListedQuestion) =>
  replacePassages(write, { kind: 'question', id, title: question, access: 'visitors', category: null }, [
    { anchor: anchorOf(id), heading: '', text: answer },
  ]);

const keepRows = async ({ db, now }: Write<Actor>, added: readonly ListedQuestion[]): Promise<void> => {
  const ids = added.map(({ id }) => id);
  await db.run(sql`delete from frequent_question where id <> all (${ids}::uuid[])`);
  await db.run(sql`insert into frequent_question as f (id, version, created_at, updated_at, question, answer)
    select r.id, 1, ${now}, ${now}, r.question, r.answer
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) r (id uuid, question text, answer text)
    on conflict (id) do update set question = excluded.question, answer = excluded.answer, version = f.version + 1,
        updated_at = excluded.updated_at
      where (f.question, f.answer) is distinct from (excluded.question, excluded.answer)`);
};

const isSame = (one: ListedQuestion, other: ListedQuestion | undefined): boolean =>
  one.question === other?.question && one.answer === other.answer;

/* Also tells public pages of the change: by the triggers of the rows, even where none of them changes. */
const keepItems = async (write: Write<Actor>, { items }: QuestionList): Promise<void> => {
  const before = new Map((await readQuestions(write.db)).map((one) => [one.id, one]));
  await keepRows(
    write,
    items.filter((one) => !isOfPortal(one)),
  );
  for (const one of items) if (!isSame(one, before.get(one.id))) await keepPassages(write, one);
  const kept = new Set(items.map(({ id }) => id));
  for (const id of before.keys()) if (!kept.has(id)) await removePassages(write, 'question', id);
};

/** The frequent questions as a setting, which is kept whole with all its versions. */
export const QUESTION_LIST: Setting<QuestionList> = {
  name: NAME,
  label: 'Întrebări frecvente',
  initial: { items: [] },
  current: async (db) => ({ items: await readQuestions(db) }),
  apply: keepItems,
};
