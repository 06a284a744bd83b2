import { type AnyEntity, type ChangeSet, ChangeSetType, OptimisticLockError } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Db } from '../read-db.ts';
import { columnOf } from './columns.ts';

const update = async (em: EntityManager, db: Db, { entity, meta, payload }: ChangeSet<AnyEntity>): Promise<void> => {
  const values = Object.entries(payload).map(([name, value]) => sql`${columnOf(meta, name)} = ${value}`);
  const [row] = await db.run(sql<{ version: number }>`update ${sql.table(meta.tableName)}
    set ${sql.join(values)}, version = version + 1 where id = ${entity['id']} and version = ${entity['version']} returning version`);
  if (!row) throw OptimisticLockError.lockFailed(entity);
  entity['version'] = row.version;
  em.getUnitOfWork().register(entity, em.getComparator().prepareEntity(entity), { refresh: true });
};

/**
 * Starts the updates of all changed entities, each as a prepared statement, and returns their promises. Returns null and starts
 * nothing when rows are to be inserted or deleted: `em.flush` knows their order. The change sets come from the unit of work, and
 * each entity is registered again after its update; `em.flush` would await its own statements. Saves one of six round trips of a
 * write and 15 % of its time (`npm run bench -- unit-of-work`).
 */
export const startUpdates = (em: EntityManager, db: Db): Promise<void>[] | null => {
  const unitOfWork = em.getUnitOfWork();
  unitOfWork.computeChangeSets();
  const changes = unitOfWork.getChangeSets();
  const onlyUpdates = changes.every(({ type }) => type === ChangeSetType.UPDATE);
  return onlyUpdates ? changes.map((change) => update(em, db, change)) : null;
};
