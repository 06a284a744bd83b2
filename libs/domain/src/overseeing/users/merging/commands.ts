import type { MergeBody } from '@psp/contracts/merges';
import { MERGE_REFUSALS, type MergeField } from '@psp/contracts/merge-names';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { expectVersion, found } from '../../../load.ts';
import { record } from '../../../operating/audit/record.ts';
import { countAttempt } from '../../../operating/limits/limit.ts';
import { notifyOwners } from '../../../operating/notifications/notify.ts';
import type { Db } from '../../../read-db.ts';
import type { Sql } from '../../../sql.ts';
import { flush, type Write } from '../../../write.ts';
import { NOTIFICATIONS } from '../notifications.ts';
import { STRINGS } from '../strings.ts';
import { FIELDS } from './fields.ts';
import { mayMerge, OrganisationMerge } from './merge.entity.ts';
import { moveRows, type Pair, setColumns, settleDerived } from './moves.ts';
import { lockPair, touch } from './pair.ts';
import { countMoved, openPeriods, readRecord } from './preview.ts';
import { addRatings, ratingsOf } from './ratings.ts';
import { refusalsOf } from './refusals.ts';

type MergeInput = MergeBody & { id: string };

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

/* Before the kept record takes its tax code: two listed organisations have none in common. */
const closeRecord = (db: Db, id: string, { keptId, closedId }: Pair, keptName: string, now: Date): Promise<number> =>
  setColumns(db, id, closedId, {
    status: sql`'rejected'`,
    status_reason: sql`${STRINGS.mergedInto(keptName)}`,
    decided_at: sql`${now}::timestamptz`,
    merged_into_id: sql`${keptId}::uuid`,
  });

/* The fields that are taken: the package is that of the open period, wherever that comes from. */
const takenFields = async (db: Db, pair: Pair, fields: readonly MergeField[]): Promise<MergeField[]> => {
  const open = await openPeriods(db, pair);
  if (open.length === 0) return [...new Set(fields)];
  if (fields.includes('package')) throw new DomainError('merge.package_open');
  return open.includes(pair.keptId) ? [...new Set(fields)] : [...new Set(fields), 'package'];
};

const takeFields = async (db: Db, id: string, pair: Pair, fields: readonly MergeField[]): Promise<void> => {
  for (const field of fields) {
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
 * `merge.refused` with the reasons, `merge.package_open`.
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
  const fields = await takenFields(db, pair, input.fields);
  const name = fields.includes('name') ? closed.name : kept.name;
  await countAttempt(write, 'organisation-merge:account', actor.accountId);
  const merge = OrganisationMerge.of(actor, pair, input.reason, now);
  em.persist(merge);
  await flush(write);
  const rows = await moveRows(db, merge.id, pair, { raises: true });
  await closeRecord(db, merge.id, pair, name, now);
  await takeFields(db, merge.id, pair, fields);
  await addRatings(db, pair, 1, await ratingsOf(db, merge.id, pair));
  await settleDerived(db, pair);
  await touch(db, pair, now);
  merge.rows = rows;
  const details = { keptId: kept.id, closedId: closed.id, fields };
  const change = { action: 'merge', from: null, to: merge.status };
  record(write, { entity: 'organisation-merge', id: merge.id }, change, { reason: input.reason, details });
  notifyOwners(write, kept.id, NOTIFICATIONS.merged({ kind: kept.kind, name }, closed.name, input.reason));
  return merge.id;
};
