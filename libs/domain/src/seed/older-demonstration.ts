import type { MikroORM } from '@mikro-orm/postgresql';

/**
 * Whether the database holds the demonstration of a release that had no public pages: its people are there, and no showcase,
 * solution or article.
 */
export async function isOlderDemonstration(orm: MikroORM): Promise<boolean> {
  const [found] = await orm.em.fork().execute<{ older: boolean }[]>(
    `select exists (select from account where email = 'primarie@demo.psp') and not exists (select from community)
      and not exists (select from solution) and not exists (select from article) as older`,
  );
  return found?.older ?? false;
}
