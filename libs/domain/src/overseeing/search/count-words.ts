import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import { oneRow } from '../../sql.ts';

/** Changes of one transaction, which locks the words that it counts. */
const AT_ONCE = 500;

/** Counts the words of all changes that are noted by now; mistyped words are put right by the counted ones. */
export const countWords = async (orm: MikroORM): Promise<void> => {
  const some = () =>
    asSystem(orm, ({ db }) => oneRow(db, sql<{ counted: number }>`select search_count_words(${AT_ONCE}) as counted`));
  while ((await some())?.counted);
};
