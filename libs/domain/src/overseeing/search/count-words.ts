import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import { oneRow } from '../../sql.ts';

/** Maximum number of changes per transaction, since it locks the words that it counts. */
const AT_ONCE = 500;

/** Counts the words of all recorded changes of search documents. Mistyped words are corrected to counted words. */
export const countWords = async (orm: MikroORM): Promise<void> => {
  const countBatch = () =>
    asSystem(orm, ({ db }) => oneRow(db, sql<{ counted: number }>`select search_count_words(${AT_ONCE}) as counted`));
  while ((await countBatch())?.counted);
};
