import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countAttemptApart } from '../../operating/limits/limit.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** An approved organisation to which access can be requested. */
export interface LiveOrganisation {
  id: string;
  name: string;
  kind: 'uat' | 'firma';
}

const approved = sql`select id, name, kind from organisation where kind in ('uat', 'firma') and status = 'approved'`;

/** Finds the approved organisation with this normalised tax code. */
export const liveOrganisationByCui = (db: Db, cui: string): Promise<LiveOrganisation | null> =>
  oneRow(db, sql<LiveOrganisation>`${approved} and cui = ${cui}`);

/**
 * Finds the approved organisation with this tax code for a caller at `address` (IP) who is not signed in. The attempt is counted
 * in a transaction of its own. Throws `rate.limited`.
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
  oneRow(db, sql<LiveOrganisation>`${approved} and id = ${id}`);
