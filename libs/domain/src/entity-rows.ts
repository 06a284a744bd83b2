import {
  type AnyEntity,
  type ChangeSet,
  ChangeSetType,
  type EntityClass,
  type EntityMetadata,
  OptimisticLockError,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Db } from './read-db.ts';
import { allOf, type Sql } from './sql.ts';

/*
 * Loads and updates entities by prepared statements of explicit columns. The ORM keeps them (identity map, change sets); what
 * it would build of its own for one row costs more than PostgreSQL takes to run it, and has to be planned each time.
 */

/** What columns hold: a value, null, a subquery, or anything but a value. */
export type Where<Row> = { [Name in keyof Row]?: Row[Name] | Sql | { $ne: Row[Name] | null } | null };

const columnOf = <Row>(meta: EntityMetadata<Row>, name: string): Sql =>
  sql.ref(Object(meta.properties)[name].fieldNames[0]);

const condition = (column: Sql, value: unknown): Sql => {
  if (value === null) return sql`${column} is null`;
  if (typeof value === 'object' && '$ne' in value) return sql`${column} is distinct from ${value.$ne}`;
  return sql`${column} = ${value}`;
};

const selections = new WeakMap<object, Sql>();

const selectionOf = <Row>(meta: EntityMetadata<Row>): Sql => {
  const known = selections.get(meta);
  if (known) return known;
  const columns = meta.props.filter(({ persist }) => persist !== false).map(({ name }) => columnOf(meta, name));
  const selection = sql`select ${sql.join(columns)} from ${sql.table(meta.tableName)}`;
  selections.set(meta, selection);
  return selection;
};

/** The entity of the one row that fits, or null; with `lock` its row is locked until the transaction ends. */
export const findRow = async <Row extends object>(
  { em, db }: { em: EntityManager; db: Db },
  type: EntityClass<Row>,
  where: Where<Row>,
  { lock }: { lock: boolean },
): Promise<Row | null> => {
  const meta = em.getMetadata(type);
  const conditions = Object.entries(where).map(([name, value]) => condition(columnOf(meta, name), value));
  const [row] = await db.run(
    sql<object>`${selectionOf(meta)} where ${allOf(...conditions)}${lock ? sql` for update` : sql``}`,
  );
  const data = row && em.getDriver().mapResult<Row>(row, meta);
  return data ? em.getEntityFactory().create(type, data, { merge: true, convertCustomTypes: true }) : null;
};

const update = async (em: EntityManager, db: Db, { entity, meta, payload }: ChangeSet<AnyEntity>): Promise<void> => {
  const values = Object.entries(payload).map(([name, value]) => sql`${columnOf(meta, name)} = ${value}`);
  const [row] = await db.run(sql<{ version: number }>`update ${sql.table(meta.tableName)}
    set ${sql.join(values)}, version = version + 1 where id = ${entity['id']} and version = ${entity['version']} returning version`);
  if (!row) throw OptimisticLockError.lockFailed(entity);
  entity['version'] = row.version;
  em.getUnitOfWork().register(entity, em.getComparator().prepareEntity(entity), { refresh: true });
};

/** Updates columns of a row that is locked, but not its version: to who acts on the row it stays the same. */
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

/** Starts the updates of all entities that were changed. Null, with nothing started, when rows are to be made or removed. */
export const startUpdates = (em: EntityManager, db: Db): Promise<void>[] | null => {
  const unitOfWork = em.getUnitOfWork();
  unitOfWork.computeChangeSets();
  const changes = unitOfWork.getChangeSets();
  const onlyUpdates = changes.every(({ type }) => type === ChangeSetType.UPDATE);
  return onlyUpdates ? changes.map((change) => update(em, db, change)) : null;
};
