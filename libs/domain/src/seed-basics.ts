import type { MikroORM } from '@mikro-orm/postgresql';
import { SYSTEM } from './actor.ts';
import { seedForumCategories } from './communicating/forum/seed.ts';
import { keepQuestions } from './knowledge/passages/questions.ts';
import { seedStartingTexts } from './sourcing/starting-texts/seed.ts';
import { transaction } from './write.ts';
import { seedCpvCodes } from './operating/taxonomies/seed-cpv-codes.ts';
import { seedTaxonomies } from './operating/taxonomies/seed.ts';

/**
 * Writes the initial data of every portal: taxonomies, CPV codes, the starting texts of requests, the categories of
 * the forum and the passages of frequent questions. Idempotent.
 */
export async function seedBasics(orm: MikroORM): Promise<void> {
  await seedTaxonomies(orm);
  await transaction(orm, { actor: SYSTEM }, async ({ db }) => {
    await seedCpvCodes(db);
    await seedStartingTexts(db);
    await seedForumCategories(db);
    await keepQuestions(db);
  });
}
