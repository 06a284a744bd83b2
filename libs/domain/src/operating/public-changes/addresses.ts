import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

/** A public page that stands for one row. */
export interface PublicAddress {
  path: string;
  /** ISO 8601. */
  changedAt: string;
}

/** Search engines take this many addresses of one file. */
export const MOST_ADDRESSES = 50_000;

const ADDRESSES = CAPABILITIES.flatMap(({ publicAddresses = [] }) => publicAddresses);

/* Each kind by an index in this order, no more than fit. */
const latest = (addresses: Sql): Sql => sql`(${addresses} order by updated_at desc, id limit ${MOST_ADDRESSES})`;

/** Every public page that stands for one row, the last changed first, at most as many as a sitemap may hold. */
export const publicAddresses = (db: Db, reserved: number): Promise<PublicAddress[]> =>
  db.run(sql<PublicAddress>`
    select path, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
    from (${sql.join(ADDRESSES.map(latest), sql` union all `)}) as pages (path, changed_at)
    order by pages.changed_at desc, path limit ${MOST_ADDRESSES - reserved}`);
