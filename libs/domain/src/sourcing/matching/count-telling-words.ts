import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';

/** Counts anew, at most every hour, which words tell the domains of requests apart. */
export const countTellingWords = async (orm: MikroORM): Promise<void> => {
  await asSystem(orm, ({ db }) => db.run(sql`select count_telling_words('1 hour')`));
};
