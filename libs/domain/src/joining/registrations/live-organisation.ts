import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countApart } from '../accounts/limit.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { unlisted } from './notifications.ts';

/** An organisation that somebody else could ask access to. */
export interface LiveOrganisation {
  id: string;
  name: string;
  kind: 'uat' | 'firma';
}

const isLive = sql`kind in ('uat', 'firma') and status <> 'rejected'`;
const live = sql`select id, name, kind from organisation where ${isLive}`;

/** The organisation that is in the portal with this normalised tax code, refused applications apart. */
export const liveOrganisationByCui = (db: Db, cui: string): Promise<LiveOrganisation | null> =>
  oneRow(db, sql<LiveOrganisation>`${live} and cui = ${cui}`);

/**
 * The same as a stranger from `address` (IP) may know it: only one that is approved has its name. Counted in a transaction of
 * its own; throws `rate.limited`.
 */
export const organisationForStranger = async (
  orm: MikroORM,
  cui: string,
  address: string,
): Promise<LiveOrganisation | null> => {
  await countApart(orm, 'cui:address', address);
  return oneRow(
    createReadDb(orm),
    sql<LiveOrganisation>`select id, case status when 'approved' then name else ${unlisted(cui)} end as name, kind
      from organisation where ${isLive} and cui = ${cui}`,
  );
};

export const liveOrganisation = (db: Db, id: string): Promise<LiveOrganisation | null> =>
  oneRow(db, sql<LiveOrganisation>`${live} and id = ${id}`);
