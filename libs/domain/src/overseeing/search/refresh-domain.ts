import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

/** Search documents that contain the name of the domain, by kind: their ids and slugs. */
const DOCUMENTS: Readonly<Record<string, Sql>> = {
  partner: sql`select organisation_id as id, domain_slug from organisation_domain`,
  solution: sql`select id, domain_slug from solution where status = 'published'`,
  exchange: sql`select id, domain_slug from exchange_project where status = 'published'`,
};

/** Maximum number of documents per transaction, since it locks them. */
const AT_ONCE = 500;

/* Refreshes the next documents of a kind and returns the last of their ids; undefined when there are none. */
const refreshBatch = async (
  db: Db,
  domain: string,
  kind: string,
  after: string | null,
): Promise<string | undefined> => {
  const rows = await db.run(sql<{ id: string }>`select id from (${DOCUMENTS[kind]}) d
    where domain_slug = ${domain} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${AT_ONCE}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.run(sql`select search_refresh(${kind}, ${ids}::uuid[])`);
  return ids.at(-1);
};

/** Has the search find firms, solutions and projects of a domain by its present name. Idempotent. */
export const refreshDomain = async (orm: MikroORM, domain: string): Promise<void> => {
  for (const kind of Object.keys(DOCUMENTS)) {
    let after: string | null = null;
    do after = (await asSystem(orm, ({ db }) => refreshBatch(db, domain, kind, after))) ?? null;
    while (after !== null);
  }
};
