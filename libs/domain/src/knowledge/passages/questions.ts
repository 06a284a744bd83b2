import { sql } from 'kysely';
import type { ListedQuestion } from '@psp/contracts/question-list';
import type { Db } from '../../read-db.ts';
import { keepPassages, readQuestions } from '../assistant/office/question-list.ts';

/* Processes that start at the same moment wait for each other. */
const LOCK = sql`select pg_advisory_xact_lock(7402028)`;

/** Makes the passages of all frequent questions those of their texts. Idempotent; writes only what differs. */
export const keepQuestions = async (db: Db): Promise<void> => {
  await db.run(LOCK);
  const kept = await db.run(
    sql<{
      id: string;
      text: string;
      title: string;
    }>`select source_id as id, title, string_agg(text, ' ' order by position) as text
      from passage where source_kind = 'question' group by source_id, title`,
  );
  const isKept = ({ id, question, answer }: ListedQuestion): boolean =>
    kept.some((one) => one.id === id && one.title === question && one.text === answer);
  const questions = await readQuestions(db);
  for (const one of questions) if (!isKept(one)) await keepPassages({ db }, one);
  const ids = questions.map(({ id }) => id);
  await db.run(sql`delete from passage where source_kind = 'question' and source_id <> all (${ids}::uuid[])`);
};
