import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';

/** Recounts which words distinguish the domains of requests, at most once an hour. */
export const countTellingWords = async (orm: MikroORM): Promise<void> => {
  await asSystem(orm, ({ db }) => db.run(sql`select count_telling_words('1 hour')`));
};
