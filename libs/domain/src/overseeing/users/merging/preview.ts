import type { MergeGroup, MergeWarning } from '@psp/contracts/merge-names';
import { MERGE_GROUPS } from '@psp/contracts/merge-names';
import type { MergePreview } from '@psp/contracts/merges';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { FIELD_NAMES, FIELDS } from './fields.ts';
import { mayMerge } from './merge.entity.ts';
import { type Pair, refersTo, wouldStay } from './moves.ts';
import { MOVED } from './references.ts';
import { type RecordFacts, refusalsOf } from './refusals.ts';

type StoredRecord = MergePreview['kept'] & RecordFacts & { fields: (string | null)[] };

/** SQL of a record `o` with what a merge asks of it, as JSON (`StoredRecord`). */
const recordJson = sql`json_build_object('id', o.id, 'kind', o.kind, 'name', o.name, 'status', o.status,
  'mergedIntoId', o.merged_into_id, 'members', (select count(*)::int from membership m where m.organisation_id = o.id),
  'createdAt', o.created_at, 'version', o.version,
  'fields', json_build_array(${sql.join(FIELD_NAMES.map((field) => FIELDS[field].text))}))`;

/** Reads a record for a merge, or null. */
export const readRecord = async (db: Db, id: string): Promise<StoredRecord | null> => {
  const row = await oneRow(
    db,
    sql<{ json: StoredRecord }>`select ${recordJson} as json from organisation o where o.id = ${id}`,
  );
  return row?.json ?? null;
};

/** Ids of those of the two that have an open period of a package, which decides what package they have. */
export const openPeriods = async (db: Db, { keptId, closedId }: Pair): Promise<string[]> => {
  const rows = await db.run(
    sql<{ id: string }>`select organisation_id as id from package_period
      where organisation_id = any (array[${keptId}, ${closedId}]::uuid[]) and status = 'open'`,
  );
  return rows.map(({ id }) => id);
};

interface TableCount {
  group: MergeGroup | null;
  moved: number;
  stays: number;
  /** Rows that the preview does not tell. */
  hidden: number;
}

/* Counts the rows of the closed record in all tables, in one statement. */
const countRows = (db: Db, pair: Pair): Promise<TableCount[]> =>
  db.run(
    sql<TableCount>`${sql.join(
      MOVED.map((one): Sql => {
        const counted = sql.raw((one.counted ?? 'true').replaceAll('%', 't'));
        const stays = wouldStay(one, pair);
        return sql`select ${one.group}::text as "group", count(*) filter (where ${counted} and not ${stays})::int as moved,
          count(*) filter (where ${counted} and ${stays})::int as stays, count(*) filter (where not ${counted})::int as hidden
          from ${sql.raw(one.table)} t where ${refersTo(one, pair.closedId)}`;
      }),
      sql` union all `,
    )}`,
  );

/** Rows that a merge would change, with those that are not told. */
export const countMoved = async (db: Db, pair: Pair): Promise<number> =>
  (await countRows(db, pair)).reduce((sum, { moved, hidden }) => sum + moved + hidden, 0);

const GROUPS = Object.keys(MERGE_GROUPS) as MergeGroup[];
const grouped = (counts: readonly TableCount[]): MergePreview['groups'] =>
  GROUPS.flatMap((group) => {
    const own = counts.filter((count) => count.group === group);
    const moved = own.reduce((sum, count) => sum + count.moved, 0);
    const stays = own.reduce((sum, count) => sum + count.stays, 0);
    return moved + stays > 0 ? [{ group, moved, stays }] : [];
  });

const warningsOf = (kept: StoredRecord, counts: MergePreview['groups']): MergeWarning[] => {
  const stays = (group: MergeGroup) => counts.some((count) => count.group === group && count.stays > 0);
  return [
    ...(stays('communities') ? (['community'] as const) : []),
    ...(stays('members') ? (['both'] as const) : []),
    'allowances',
    ...(kept.kind === 'firma' ? (['domains'] as const) : []),
  ];
};

const shown = ({ id, name, status, members, createdAt, version }: StoredRecord): MergePreview['kept'] => ({
  ...{ id, name, status, members },
  ...{ createdAt, version },
});

/** Reads what a merge of two records would do, or null when one of them does not exist. */
export const readPreview = async (
  db: Db,
  actor: Actor,
  keptId: string,
  closedId: string,
): Promise<MergePreview | null> => {
  const [kept, closed] = await Promise.all([readRecord(db, keptId), readRecord(db, closedId)]);
  if (!kept || !closed) return null;
  const counts = await countRows(db, { keptId, closedId });
  const rows = counts.reduce((sum, { moved, hidden }) => sum + moved + hidden, 0);
  const refusals = await refusalsOf(db, kept, closed, rows);
  const groups = grouped(counts);
  const hasPeriod = (await openPeriods(db, { keptId, closedId })).length > 0;
  const fields = FIELD_NAMES.flatMap((field, at) => {
    const [ours, theirs] = [kept.fields[at] ?? '', closed.fields[at] ?? ''];
    return ours === theirs || (field === 'package' && hasPeriod) ? [] : [{ field, kept: ours, closed: theirs }];
  });
  return {
    kept: shown(kept),
    closed: shown(closed),
    groups,
    fields,
    refusals,
    warnings: warningsOf(kept, groups),
    actions: refusals.length === 0 && mayMerge(actor) ? ['merge'] : [],
  };
};
