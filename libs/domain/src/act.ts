import { type EntityClass, type FilterQuery, LockMode, type QueryOrderMap } from '@mikro-orm/core';
import type { Actor } from './actor.ts';
import { DomainError } from './errors.ts';
import { findRow, type Where } from './unit-of-work/find-row.ts';
import { expectVersion, found } from './load.ts';
import type { AuditedEntity } from '@psp/contracts/history';
import { record } from './operating/audit/record.ts';
import type { Change } from './state-machine.ts';
import type { Write } from './write.ts';

/** Id of a row and the version that the user read. */
export interface Versioned {
  id: string;
  version: number;
}

/** A kind of row that users act on: its name in the audit and the filter that selects the caller's own rows. */
export interface Acted<Row extends object> {
  entity: AuditedEntity;
  type: EntityClass<Row>;
  /** Condition for the row with this id among the caller's own. */
  where: (id: string, actor: Actor) => Where<NoInfer<Row>>;
}

/** Condition for a row by id: of any organisation for the association, which moderates, otherwise of the actor's own. */
export const ownOrModerated = (id: string, { kind, organisationId }: Actor): { id: string; organisationId?: string } =>
  kind === 'admin' ? { id } : { id, organisationId };

/** Finds one row and locks it until the transaction ends. Throws `not_found`, also for a row of another organisation. */
export const lock = async <Row extends object>(
  write: Pick<Write<unknown>, 'em' | 'db'>,
  type: EntityClass<Row>,
  where: Where<NoInfer<Row>>,
): Promise<Row> => found(await findRow(write, type, where, { lock: true }));

/** Finds rows and locks them until the transaction ends, in the order of their ids, so that concurrent calls cannot deadlock. */
export const lockAll = <Row extends { id: string }>(
  { em }: Pick<Write<unknown>, 'em'>,
  type: EntityClass<Row>,
  where: FilterQuery<NoInfer<Row>>,
): Promise<Row[]> => {
  const orderBy = { id: 'asc' } as QueryOrderMap<Row>;
  return em.find<Row>(type, where, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy });
};

/**
 * Performs one act on one of the caller's rows: finds and locks the row, checks the version, calls `change` and records the act
 * in the audit. Throws `not_found`, `version.stale`, and what `change` throws.
 */
export const act = async <Row extends Versioned>(
  write: Write<Actor>,
  { entity, type, where }: Acted<Row>,
  { id, version }: Versioned,
  change: (row: Row) => Change<string>,
  more?: Parameters<typeof record>[3],
): Promise<Row> => {
  const row = await lock(write, type, where(id, write.actor));
  actOnLocked(write, { entity, row, version }, change, more);
  return row;
};

interface Locked<Row> {
  entity: AuditedEntity;
  row: Row;
  /** The version that the user read. */
  version: number;
}

/** Like `act`, for a row that the caller has already locked. Throws `version.stale`, and what `change` throws. */
export const actOnLocked = <Row extends Versioned>(
  write: Parameters<typeof record>[0],
  { entity, row, version }: Locked<Row>,
  change: (row: Row) => Parameters<typeof record>[2],
  more?: Parameters<typeof record>[3],
): void => {
  expectVersion(row, version);
  try {
    record(write, { entity, id: row.id }, change(row), more);
  } catch (error) {
    if (error instanceof DomainError) error.about ??= row.id;
    throw error;
  }
};
