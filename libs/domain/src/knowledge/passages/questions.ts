import { FREQUENT_QUESTIONS } from '@psp/contracts/frequent-questions';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { replacePassages } from './keep-passages.ts';

/* Processes that start at the same moment wait for each other. */
const LOCK = sql`select pg_advisory_xact_lock(7402028)`;

/**
 * Makes the passages of the portal's own frequent questions those of this release; those that the association added keep theirs.
 * Idempotent; writes only what differs.
 */
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
  const isKept = ({ id, question, answer }: (typeof FREQUENT_QUESTIONS)[number]): boolean =>
    kept.some((one) => one.id === id && one.title === question && one.text === answer);
  for (const one of FREQUENT_QUESTIONS) {
    if (isKept(one)) continue;
    const { id, anchor, question: title, answer: text } = one;
    const source = { kind: 'question', id, title, access: 'visitors', category: null } as const;
    await replacePassages({ db }, source, [{ anchor, heading: '', text }]);
  }
  const ids = FREQUENT_QUESTIONS.map(({ id }) => id);
  await db.run(sql`delete from passage where source_kind = 'question' and source_id <> all (${ids}::uuid[])
    and not exists (select from frequent_question f where f.id = source_id)`);
};
