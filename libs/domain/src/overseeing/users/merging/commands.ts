import type { MergeBody } from '@psp/contracts/merges';
import { MERGE_REFUSALS, type MergeField } from '@psp/contracts/merge-names';
import { sql } from 'kysely';
import { type Acted, act, lockAll, type Versioned } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { expectVersion, found } from '../../../load.ts';
import { record } from '../../../operating/audit/record.ts';
import { countAttempt } from '../../../operating/limits/limit.ts';
import { notifyOwners } from '../../../operating/notifications/notify.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { flush, type Write } from '../../../write.ts';
import { Organisation } from '../../../joining/organisations/organisation.entity.ts';
import { NOTIFICATIONS } from '../notifications.ts';
import { STRINGS } from '../strings.ts';
import { FIELDS } from './fields.ts';
import { mayMerge, OrganisationMerge } from './merge.entity.ts';
import {
  followRestored,
  isUnchanged,
  JOURNALLED,
  moveRows,
  type Pair,
  restoreRows,
  returnSessions,
  setColumns,
  settleDerived,
} from './moves.ts';
import { countMoved, readRecord } from './preview.ts';
import { refusalsOf } from './refusals.ts';

type Reasoned = Versioned & { reason: string };
type MergeInput = MergeBody & { id: string };

const MERGE: Acted<OrganisationMerge> = {
  entity: 'organisation-merge',
  type: OrganisationMerge,
  where: (id) => ({ id }),
};

/* Locks both records in the order of their ids. Whoever decides on one of them waits. */
const lockPair = async (write: Write<unknown>, { keptId, closedId }: Pair): Promise<[Organisation, Organisation]> => {
  const rows = await lockAll(write, Organisation, { id: { $in: [keptId, closedId] } });
  const byId = (id: string) => found(rows.find((row) => row.id === id));
  return [byId(keptId), byId(closedId)];
};

/* Throws `merge.refused` with the reasons that forbid the merge. */
const expectAllowed = async (db: Db, pair: Pair): Promise<void> => {
  const [kept, closed] = [await readRecord(db, pair.keptId), await readRecord(db, pair.closedId)];
  const rows = await countMoved(db, pair);
  const refusals = await refusalsOf(db, found(kept), found(closed), rows);
  if (refusals.length > 0)
    throw new DomainError(
      'merge.refused',
      undefined,
      `Cele două înregistrări nu se pot contopi. ${refusals.map((one) => MERGE_REFUSALS[one]).join(' ')}`,
    );
};

const touch = (db: Db, { keptId, closedId }: Pair, now: Date): Promise<unknown> =>
  db.run(sql`update organisation set version = version + 1, updated_at = ${now}
    where id = any (array[${keptId}, ${closedId}]::uuid[])`);

/* Before the kept record takes its tax code: two listed organisations have none in common. */
const closeRecord = (db: Db, id: string, { keptId, closedId }: Pair, keptName: string, now: Date): Promise<number> =>
  setColumns(db, id, closedId, {
    status: sql`'rejected'`,
    status_reason: sql`${STRINGS.mergedInto(keptName)}`,
    decided_at: sql`${now}::timestamptz`,
    merged_into_id: sql`${keptId}::uuid`,
  });

const takeFields = async (db: Db, id: string, pair: Pair, fields: readonly MergeField[]): Promise<void> => {
  for (const field of new Set(fields)) {
    const columns = FIELDS[field].columns.map((column): [string, Sql] => [
      column,
      sql`(select c.${sql.raw(column)} from organisation c where c.id = ${pair.closedId})`,
    ]);
    await setColumns(db, id, pair.keptId, Object.fromEntries(columns));
  }
};

/**
 * Merges two records of one organisation: `id` and `version` are those of the kept one. All data of the other moves to it, and the
 * other is closed. Returns the id of the merge. Throws `auth.forbidden`, `version.stale` for either, `merge.name_differs`,
 * `merge.refused` with the reasons.
 */
export const mergeOrganisations = async (write: Write<Actor>, input: MergeInput): Promise<string> => {
  const { em, db, actor, now } = write;
  if (!mayMerge(actor)) throw new DomainError('auth.forbidden');
  const pair = { keptId: input.id, closedId: input.closedId };
  if (pair.keptId === pair.closedId) throw new DomainError('merge.refused', undefined, MERGE_REFUSALS.same);
  const [kept, closed] = await lockPair(write, pair);
  expectVersion(kept, input.version);
  expectVersion(closed, input.closedVersion);
  if (input.name !== closed.name) throw new DomainError('merge.name_differs');
  await expectAllowed(db, pair);
  await countAttempt(write, 'organisation-merge:account', actor.accountId);
  const merge = OrganisationMerge.of(actor, pair, input.reason, now);
  em.persist(merge);
  await flush(write);
  const rows = await moveRows(db, merge.id, pair);
  await closeRecord(db, merge.id, pair, kept.name, now);
  await takeFields(db, merge.id, pair, input.fields);
  await addRatings(db, pair, 1, await ratingsOf(db, merge.id, pair));
  await settleDerived(db, pair);
  await touch(db, pair, now);
  merge.rows = rows;
  const details = { keptId: kept.id, closedId: closed.id, fields: [...new Set(input.fields)] };
  const change = { action: 'merge', from: null, to: merge.status };
  record(write, { entity: 'organisation-merge', id: merge.id }, change, { reason: input.reason, details });
  notifyOwners(write, kept.id, NOTIFICATIONS.merged(kept, closed.name, input.reason));
  return merge.id;
};

/* Adds ratings to the kept record and takes them from the closed one; with -1 the other way. */
const addRatings = (
  db: Db,
  { keptId, closedId }: Pair,
  sign: 1 | -1,
  { count, sum }: { count: number; sum: number },
): Promise<unknown> =>
  db.run(sql`update organisation set
      rating_count = rating_count + ${sign * count} * case when id = ${keptId} then 1 else -1 end,
      rating_sum = rating_sum + ${sign * sum} * case when id = ${keptId} then 1 else -1 end
    where id = any (array[${keptId}, ${closedId}]::uuid[])`);

/* Published reviews about the closed record that were moved and are now the kept one's. */
const ratingsOf = async (db: Db, mergeId: string, { keptId }: Pair): Promise<{ count: number; sum: number }> =>
  (await oneRow(
    db,
    sql<{ count: number; sum: number }>`select count(*)::int as count, coalesce(sum(r.rating), 0)::int as sum
      from organisation_merge_row j join review r on r.id = (j.before ->> 'id')::uuid
      where j.merge_id = ${mergeId} and j.relation = 'review' and r.published_at is not null
        and r.subject_id = ${keptId} and j.before ->> 'subject_id' <> j.after ->> 'subject_id'`,
  )) ?? { count: 0, sum: 0 };

const FIELDS_OF = { relation: 'organisation.fields', table: 'organisation', key: ['id'] } as const;

/* Restores the fields of one of the two records, each unless it was changed since. Returns how many. */
const restoreFields = async (db: Db, mergeId: string, organisationId: string): Promise<number> => {
  const rows = await db.run(
    sql<{ before: Record<string, unknown> }>`select before from organisation_merge_row
      where merge_id = ${mergeId} and relation = ${FIELDS_OF.relation} and before ->> 'id' = ${organisationId}`,
  );
  let restored = 0;
  for (const { before } of rows) {
    const columns = Object.keys(before).filter((column) => column !== 'id');
    const one = { ...FIELDS_OF, columns };
    const set = columns.map((column) => sql`${sql.raw(column)} = b.${sql.raw(column)}`);
    const back = await db.run(sql`update organisation t set ${sql.join(set)}
      from organisation_merge_row j, jsonb_populate_record(null::organisation, j.before) b,
        jsonb_populate_record(null::organisation, j.after) a
      where j.merge_id = ${mergeId} and j.relation = ${FIELDS_OF.relation} and j.before = ${JSON.stringify(before)}::jsonb
        and ${isUnchanged(one)} returning t.id`);
    restored += back.length;
  }
  return restored;
};

/* Each of the two needs an owner; who became one since the merge stays with the kept record. */
const expectOwners = async (db: Db, { keptId, closedId }: Pair): Promise<void> => {
  const row = await oneRow(
    db,
    sql<{ n: number }>`select count(distinct m.organisation_id)::int as n from membership m
      where m.role = 'owner' and m.organisation_id = any (array[${keptId}, ${closedId}]::uuid[])`,
  );
  if (row?.n !== 2) throw new DomainError('merge.no_owner');
};

/* The tax code of the closed record may have been taken by a third one since. */
const expectFreeCode = async (db: Db, { keptId, closedId }: Pair): Promise<void> => {
  const taken = await oneRow(
    db,
    sql`select 1 from organisation o, organisation c where c.id = ${closedId} and o.cui = c.cui
      and o.id <> all (array[${keptId}, ${closedId}]::uuid[]) and o.status in ('approved', 'suspended')`,
  );
  if (taken) throw new DomainError('merge.cui_taken');
};

/**
 * Undoes a merge within a day, once: every journalled row that was not changed since returns to the other record, which opens
 * again; what was written since stays with the kept one, unless it belongs to what returns. Throws `merge.too_late`,
 * `merge.kept_closed`, `merge.cui_taken`, `merge.no_owner`, `version.stale`, `action.not_allowed`.
 */
export const undoMerge = async (write: Write<Actor>, { reason, ...input }: Reasoned): Promise<void> => {
  const { em, db, actor, now } = write;
  if (!mayMerge(actor)) throw new DomainError('auth.forbidden');
  const { keptId, closedId } = found(await em.findOne(OrganisationMerge, { id: input.id }));
  const pair = { keptId, closedId };
  const [kept, closed] = await lockPair(write, pair);
  const merge = await act(write, MERGE, input, (row) => row.undo(actor, reason, now), { reason });
  if (kept.status !== 'approved') throw new DomainError('merge.kept_closed');
  await expectFreeCode(db, pair);
  const ratings = await ratingsOf(db, merge.id, pair);
  await restoreFields(db, merge.id, keptId);
  if ((await restoreFields(db, merge.id, closedId)) === 0) throw new DomainError('merge.kept_closed');
  for (const one of JOURNALLED) await restoreRows(db, merge.id, one);
  await followRestored(db, pair);
  await returnSessions(db, pair);
  await expectOwners(db, pair);
  await addRatings(db, pair, -1, ratings);
  await settleDerived(db, pair);
  await touch(db, pair, now);
  for (const { id, name } of [kept, closed])
    notifyOwners(write, id, NOTIFICATIONS.mergeUndone({ id, name }, kept, reason));
};
