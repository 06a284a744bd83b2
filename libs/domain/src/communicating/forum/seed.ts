import { FORUM_READERS_LABELS, GENERAL } from '@psp/contracts/forum';
import { FIRST_DOMAINS } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { insertRows } from '../../operating/taxonomies/insert-rows.ts';
import type { Db } from '../../read-db.ts';

/** Inserts the first categories: a general one, one for each domain, and one for each side. The association's changes stay. */
export const seedForumCategories = async (db: Db): Promise<void> => {
  const everyone = { readers: 'everyone', domain_slug: null };
  const categories = [
    { slug: GENERAL, name: 'General', ...everyone },
    ...Object.entries(FIRST_DOMAINS).map(([slug, name]) => ({ slug, name, ...everyone, domain_slug: slug })),
    { slug: 'autoritati', name: FORUM_READERS_LABELS.uat, ...everyone, readers: 'uat' },
    { slug: 'parteneri', name: FORUM_READERS_LABELS.firma, ...everyone, readers: 'firma' },
  ];
  const rows = categories.map((category, position) => ({ ...category, position }));
  await insertRows(db, 'forum_category', rows, sql`on conflict do nothing`);
};
