import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Db } from '../read-db.ts';
import { columnOf } from './columns.ts';

/**
 * Updates columns of a locked row without raising its version, as `em.flush` and `startUpdates` would: users who have read the row
 * can still act on it. Uses only the ORM's public metadata.
 */
export const updateBeside = async <Row extends object>(
  { em, db }: { em: EntityManager; db: Db },
  type: EntityClass<Row>,
  id: string,
  columns: Partial<Row>,
): Promise<void> => {
  const meta = em.getMetadata(type);
  const values = Object.entries(columns).map(([name, value]) => sql`${columnOf(meta, name)} = ${value}`);
  await db.run(sql`update ${sql.table(meta.tableName)} set ${sql.join(values)} where id = ${id}`);
};
