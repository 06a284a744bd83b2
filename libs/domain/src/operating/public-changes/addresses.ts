import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

/** A public page that stands for one row. */
export interface PublicAddress {
  /** The part of the address before the row's id. */
  folder: string;
  id: string;
  changedAt: string | Date;
}

/** Search engines take this many addresses of one file. */
export const MOST_ADDRESSES = 50_000;

const ADDRESSES = CAPABILITIES.flatMap(({ publicAddresses = [] }) => publicAddresses);

/* Each kind by an index in this order, no more than fit. */
const latest = (addresses: Sql): Sql =>
  sql`(${addresses} order by updated_at desc, id limit ${sql.lit(MOST_ADDRESSES)})`;

/**
 * Every public page that stands for one row, the last changed first, at most as many as a sitemap may hold. Addresses are put together
 * by whoever writes them: as they are, the rows come from their indexes in order.
 */
export const publicAddresses = (db: Db, reserved: number): Promise<PublicAddress[]> =>
  db.run(sql<PublicAddress>`
    select folder, id, updated_at as "changedAt"
    from (${sql.join(ADDRESSES.map(latest), sql` union all `)}) as pages (folder, id, updated_at)
    order by updated_at desc, id limit ${sql.lit(MOST_ADDRESSES - reserved)}`);
