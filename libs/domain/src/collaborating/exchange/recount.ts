import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/**
 * Counts again which other authorities adopted the projects that belong to, or were adopted by, these organisations: two that merged
 * count once, and not for a project of their own.
 */
export const recountAdoptions = async (db: Db, organisations: readonly string[]): Promise<void> => {
  await db.run(sql`update exchange_project x set adoptions = c.n
    from (select p.id, count(distinct a.organisation_id) filter (where a.organisation_id <> p.organisation_id)::int as n
      from exchange_project p left join exchange_adoption a on a.exchange_id = p.id
      where p.organisation_id = any (${organisations}::uuid[])
        or p.id in (select exchange_id from exchange_adoption where organisation_id = any (${organisations}::uuid[]))
      group by p.id) c
    where x.id = c.id and x.adoptions <> c.n`);
};
