import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { isReadableSource } from '../passages/readable.ts';

const SHOWN = sql.lit(4);

/** Questions that are titles of what the actor may read: documents, articles, solved topics and frequent questions, the newest first. */
export const suggestQuestions = async (db: Db, actor: Actor): Promise<string[]> => {
  const rows = await db.run(
    sql<{ title: string }>`select s.title from passage_source s
      where s.title like '%?' and ${isReadableSource(actor)} order by s.id desc limit ${SHOWN}`,
  );
  return rows.map(({ title }) => title);
};
