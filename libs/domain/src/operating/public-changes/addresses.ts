import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** A public page that stands for one row. */
export interface PublicAddress {
  path: string;
  /** ISO 8601. */
  changedAt: string;
}

/** Search engines take this many addresses of one file. */
export const MOST_ADDRESSES = 50_000;

const isPublic = (organisation: string) =>
  sql`exists (select from organisation o where o.id = ${sql.ref(organisation)} and o.status = 'approved')`;

/** Every public page of a partner, a community or an article, the last changed first, at most as many as a sitemap may hold. */
export const publicAddresses = (db: Db, reserved: number): Promise<PublicAddress[]> =>
  db.run(sql<PublicAddress>`
    select path, to_char("changedAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt" from (
      select '/partener/' || id as path, updated_at as "changedAt" from organisation where kind = 'firma' and status = 'approved'
      union all select '/comunitati/' || c.id, c.updated_at from community c
        where c.status = 'published' and (c.organisation_id is null or ${isPublic('c.organisation_id')})
      union all select '/blog/' || a.id, a.updated_at from article a
        where a.status = 'published' and ${isPublic('a.organisation_id')}) as pages
    order by pages."changedAt" desc, path limit ${MOST_ADDRESSES - reserved}`);
