import { sql } from 'kysely';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import { isUnchanged, type Journalled, type Pair, refersTo, replaced } from './moves.ts';
import { any, listed, name, of } from './parts.ts';
import { MOVED } from './references.ts';

/* Content of an organisation on which the association decides. */
const DECIDED = ['article', 'solution', 'library_document', 'training', 'forum_post'];

/** Restores the journalled rows of one relation that were not changed since. Returns their number. */
export const restoreRows = async (db: Db, mergeId: string, one: Journalled): Promise<number> => {
  const table = name(one.table);
  const row = await oneRow(
    db,
    sql<{ n: number }>`with back as (
        update ${table} t set ${listed(one.columns.map((column) => sql`${name(column)} = ${of('b', column)}`))}
        from organisation_merge_row j, jsonb_populate_record(null::${table}, j.before) b,
          jsonb_populate_record(null::${table}, j.after) a
        where j.merge_id = ${mergeId} and j.relation = ${one.relation} and ${isUnchanged(one)} returning 1)
      select count(*)::int as n from back`,
  );
  return row?.n ?? 0;
};

/** Rows that were written since the merge inside a row that is restored, such as messages of a conversation, go with it. */
export const followRestored = async (db: Db, { keptId, closedId }: Pair): Promise<void> => {
  for (const one of MOVED)
    if (one.under) {
      const { table, column, columns } = one.under;
      const isIts = any([
        refersTo(one, keptId),
        ...(one.arrays ?? []).map((array) => sql`${keptId}::uuid = any (t.${name(array)})`),
      ]);
      await db.run(sql`update ${name(one.table)} t set ${replaced(one, keptId, closedId)} from ${name(table)} p
        where p.id = t.${name(column)} and ${any(columns.map((at) => sql`p.${name(at)} = ${closedId}`))} and ${isIts}`);
    }
};

/** Decisions since the merge about content that returns, which go with it. */
export const returnDecisions = async (db: Db, { keptId, closedId }: Pair): Promise<void> => {
  const isIts = DECIDED.map(
    (table) =>
      sql`exists (select from ${name(table)} c where c.id in (d.record_id, d.page_id) and c.organisation_id = ${closedId})`,
  );
  await db.run(sql`update moderation_decision d set organisation_id = ${closedId}
    where d.organisation_id = ${keptId} and ${any(isIts)}`);
};

/** Sessions, notifications and items of digests of the returned members that began since the merge at `since`. */
export const returnOfMembers = async (db: Db, { keptId, closedId }: Pair, since: Date): Promise<void> => {
  const isReturned = sql`exists (select from membership m where m.account_id = t.account_id and m.organisation_id = ${closedId})
    and not exists (select from membership m where m.account_id = t.account_id and m.organisation_id = ${keptId})`;
  await db.run(
    sql`update session t set organisation_id = ${closedId} where t.organisation_id = ${keptId} and ${isReturned}`,
  );
  for (const table of ['notification', 'digest_item'])
    await db.run(sql`update ${name(table)} t set organisation_id = ${closedId}
      where t.organisation_id = ${keptId} and t.created_at >= ${since} and ${isReturned}`);
};
