import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countAttemptApart } from '../../operating/limits/limit.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** An organisation that somebody else could ask access to. */
export interface LiveOrganisation {
  id: string;
  name: string;
  kind: 'uat' | 'firma';
}

const live = sql`select id, name, kind from organisation where kind in ('uat', 'firma') and status = 'approved'`;

/** The organisation that was let in with this normalised tax code. */
export const liveOrganisationByCui = (db: Db, cui: string): Promise<LiveOrganisation | null> =>
  oneRow(db, sql<LiveOrganisation>`${live} and cui = ${cui}`);

/**
 * The same for a stranger from `address` (IP). Counted in a transaction of its own; throws `rate.limited`.
 */
export const organisationForStranger = async (
  orm: MikroORM,
  cui: string,
  address: string,
): Promise<LiveOrganisation | null> => {
  await countAttemptApart(orm, 'cui:address', address);
  return liveOrganisationByCui(createReadDb(orm), cui);
};

export const liveOrganisation = (db: Db, id: string): Promise<LiveOrganisation | null> =>
  oneRow(db, sql<LiveOrganisation>`${live} and id = ${id}`);
