import type { DomainKind } from '@psp/contracts/dated-values';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import { record } from '../audit/record.ts';
import { type DatedTable, THRESHOLDS } from './tables.ts';

interface Dated {
  of: string;
  value: string | number;
  /** Today or later. */
  validFrom: string;
}

/** Sets a value that is valid from a day on. Throws `dated-value.past`, `dated-value.day_taken`. */
export const setDated =
  ({ entity, ...names }: DatedTable) =>
  async (write: Write<Actor>, { of, value, validFrom }: Dated): Promise<void> => {
    const { db, actor, now } = write;
    expectAdmin(actor);
    if (validFrom < romanianDay(now)) throw new DomainError('dated-value.past');
    const set = await oneRow(
      db,
      sql<{ id: string }>`insert into ${sql.table(names.table)}
        (${sql.ref(names.of)}, ${sql.ref(names.value)}, valid_from, saved_at, saved_by)
        values (${of}, ${value}, ${validFrom}, ${now}, ${actor.accountId}) on conflict do nothing returning id`,
    );
    if (!set) throw new DomainError('dated-value.day_taken');
    record(write, { entity, id: set.id }, { action: 'set' }, { details: { of, value, validFrom } });
  };

/** Removes a value that is valid from today or later. Throws `not_found`, `dated-value.in_force`. */
export const dropDated =
  ({ entity, ...names }: DatedTable) =>
  async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
    expectAdmin(write.actor);
    const row = found(
      await oneRow(
        write.db,
        sql<{ of: string; value: string; validFrom: string; mayDrop: boolean }>`select ${sql.ref(names.of)} as of,
          ${sql.ref(names.value)} as value, valid_from::text as "validFrom", ${mayDrop(write.now)} as "mayDrop"
          from ${sql.table(names.table)} v where id = ${id} for update`,
      ),
    );
    if (!row.mayDrop) throw new DomainError('dated-value.in_force');
    send(write, sql`delete from ${sql.table(names.table)} where id = ${id}`);
    const { of, value, validFrom } = row;
    record(write, { entity, id }, { action: 'drop' }, { details: { of, value, validFrom } });
  };

/** Condition for a row `v` that may be removed: it is not valid before today. */
export const mayDrop = (now: Date) => sql<boolean>`(v.valid_from >= ${romanianDay(now)})`;

interface Correction {
  id: string;
  validFrom: string;
  /** The day that the user read. */
  seen: string;
}

/**
 * Corrects the day from which a threshold of the initial data is valid. Throws `not_found`, `version.stale`,
 * `dated-value.future`, `dated-value.day_taken`.
 */
export const correctThreshold = async (write: Write<Actor>, { id, validFrom, seen }: Correction): Promise<void> => {
  const { db, actor, now } = write;
  expectAdmin(actor);
  if (validFrom > romanianDay(now)) throw new DomainError('dated-value.future');
  const row = found(
    await oneRow(
      db,
      sql<{ kind: string; day: string; isTaken: boolean }>`select kind, valid_from::text as day, exists (
          select from purchase_threshold o where o.kind = v.kind and o.valid_from = ${validFrom}::date and o.id <> v.id) as "isTaken"
        from purchase_threshold v where id = ${id} and is_initial for update`,
    ),
  );
  if (row.day !== seen) throw new DomainError('version.stale');
  if (row.isTaken) throw new DomainError('dated-value.day_taken');
  send(
    write,
    sql`update purchase_threshold set valid_from = ${validFrom}, saved_at = ${now}, saved_by = ${actor.accountId} where id = ${id}`,
  );
  const what = { action: 'correct', from: seen, to: validFrom };
  record(write, { entity: THRESHOLDS.entity, id }, what, { details: { of: row.kind } });
};

/** Sets the purchase kind of a domain. Throws `version.stale` when it is no longer the one that the user read. */
export const assignKind = async (
  write: Write<Actor>,
  { domain, kind, seen }: DomainKind & { seen: string },
): Promise<void> => {
  expectAdmin(write.actor);
  const changed = await oneRow(
    write.db,
    sql`update domain set purchase_kind = ${kind} where slug = ${domain} and purchase_kind = ${seen} returning slug`,
  );
  if (!changed) throw new DomainError('version.stale');
  record(write, { entity: 'threshold', id: null }, { action: 'assign', from: seen, to: kind }, { details: { domain } });
};

const expectAdmin = (actor: Actor): void => {
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
};
