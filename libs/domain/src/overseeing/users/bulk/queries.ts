import type { BulkActQuery, BulkActView } from '@psp/contracts/bulk-acts';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, pageText, windowOf } from '../../../sql.ts';
import { bulkActions } from './act.entity.ts';
import { RESULTS } from './strings.ts';

/** Refused rows on the page of an act; the file has all. */
const MOST_PROBLEMS = 200;

const ITEM = sql`'id', b.id, 'action', b.action, 'status', b.status, 'by', a.display_name, 'reason', b.reason,
  'package', b.package, 'createdAt', b.created_at, 'endedAt', b.ended_at, 'stopReason', b.stop_reason, 'resumesAt', b.resume_at,
  'total', r.total, 'done', r.done, 'refused', r.refused`;
const ACTS = sql`bulk_act b join account a on a.id = b.created_by,
  lateral (select count(*)::int as total, count(done_at)::int as done, count(problem)::int as refused
    from bulk_act_row where act_id = b.id) r`;

/** Lists the acts, the newest first, as JSON text (`bulkActList`). */
export const listBulkActs = (db: Db, { page }: BulkActQuery): Promise<string> =>
  pageText(
    db,
    page,
    sql`select json_build_object(${ITEM}) as item, row_number() over (order by b.id desc) as position from ${ACTS}
      order by b.id desc ${windowOf(page)}`,
    sql`select from bulk_act`,
  );

/** Reads an act with its first refused rows, or null. */
export const readBulkAct = async (db: Db, actor: Actor, id: string, now: Date): Promise<BulkActView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Omit<BulkActView, 'actions'> }>`select json_build_object(${ITEM}, 'version', b.version,
        'problems', (select coalesce(json_agg(p), '[]') from (select position, subject_id as "subjectId", name, problem
          from bulk_act_row where act_id = b.id and problem is not null order by position limit ${sql.lit(MOST_PROBLEMS)}) p)) as json
      from ${ACTS} where b.id = ${id}`,
  );
  return row && { ...row.json, actions: bulkActions(row.json, actor, now) };
};

export interface BulkResult {
  name: string;
  result: string;
  problem: string;
}

/** Reads all rows of an act with their results, in order; empty for an unknown id. */
export const readBulkResults = (db: Db, id: string): Promise<BulkResult[]> =>
  db.run(sql<BulkResult>`select name, coalesce(problem, '') as problem,
      case when done_at is not null then ${RESULTS.done}::text when problem is not null then ${RESULTS.refused} else ${RESULTS.waiting} end as result
    from bulk_act_row where act_id = ${id} order by position`);
