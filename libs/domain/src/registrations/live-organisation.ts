import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Db } from '../read-db.ts';
import { within } from '../read-db.ts';
import { oneRow } from '../sql.ts';

/** An organisation that somebody else could ask access to. */
export interface LiveOrganisation {
  id: string;
  name: string;
  kind: 'uat' | 'firma';
}

const live = sql`select id, name, kind from organisation where kind in ('uat', 'firma') and status <> 'rejected'`;

/** The organisation that is in the portal with this normalised tax code, refused applications apart. */
export const liveOrganisationByCui = (db: Db, cui: string): Promise<LiveOrganisation | null> =>
  oneRow(db, sql<LiveOrganisation>`${live} and cui = ${cui}`);

export const liveOrganisation = (em: EntityManager, id: string): Promise<LiveOrganisation | null> =>
  oneRow(within(em), sql<LiveOrganisation>`${live} and id = ${id}`);
