import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

/** The public page of one row. */
export interface PublicAddress {
  /** The part of the path before the row's id. */
  folder: string;
  id: string;
  changedAt: string | Date;
}

/** Limit of search engines for one sitemap. */
const ADDRESSES_MAX = 50_000;

const ADDRESSES = CAPABILITIES.flatMap(({ publicAddresses = [] }) => publicAddresses);

/* The newest addresses of one capability, read by an index in this order. */
const latest = (addresses: Sql): Sql =>
  sql`(select folder, id::text, updated_at from (${addresses} order by updated_at desc, id limit ${sql.lit(ADDRESSES_MAX)}) newest)`;

/**
 * Reads the public pages of single rows for the sitemap, last changed first. `reserved` is the number of other addresses in it. The
 * caller builds the address from folder and id, so that the rows can come from their indexes in order.
 */
export const publicAddresses = (db: Db, reserved: number): Promise<PublicAddress[]> =>
  db.run(sql<PublicAddress>`
    select folder, id, updated_at as "changedAt"
    from (${sql.join(ADDRESSES.map(latest), sql` union all `)}) as pages (folder, id, updated_at)
    order by updated_at desc, id limit ${sql.lit(ADDRESSES_MAX - reserved)}`);
