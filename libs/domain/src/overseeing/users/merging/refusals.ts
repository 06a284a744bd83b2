import { MERGE_MOST_ROWS, type MergeRefusal } from '@psp/contracts/merge-names';
import type { Kind, OrganisationStatus } from '@psp/contracts/common';
import { sql } from 'kysely';
import { onNone, PAID_SEATS, SUBJECTS } from '../../../attending/proformas/due.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import type { Pair } from './moves.ts';

/** The columns of a record that decide whether it can be merged. */
export interface RecordFacts {
  id: string;
  kind: Kind;
  status: OrganisationStatus;
  mergedIntoId: string | null;
}

/* What the two records say by themselves. */
const ofRecords = (kept: RecordFacts, closed: RecordFacts): MergeRefusal[] => {
  if (kept.id === closed.id) return ['same'];
  if (kept.kind === 'admin' || closed.kind === 'admin') return ['association'];
  if (kept.mergedIntoId || closed.mergedIntoId) return ['merged'];
  const found: MergeRefusal[] = [];
  if (kept.kind !== closed.kind) found.push('kinds');
  if (kept.status !== 'approved') found.push('keptStatus');
  if (closed.status !== 'approved') found.push('closedStatus');
  return found;
};

/* Requests with which an organisation has anything to do: whether it has an offer cannot be told from it. */
const requestsOf = (id: string): Sql => sql`(
  select request_id from service_request_view where organisation_id = ${id}
  union select request_id from service_request_invitation where organisation_id = ${id}
  union select request_id from ignored_opportunity where organisation_id = ${id}
  union select request_id from question where organisation_id = ${id}
  union select request_id from offer where organisation_id = ${id}
  union select request_id from consultation_answer where organisation_id = ${id})`;

const bothHave = (table: string, { keptId, closedId }: Pair, condition: Sql): Sql => {
  const at = sql.raw(table);
  return sql`exists (select from ${at} x join ${at} y on y.request_id = x.request_id and y.organisation_id = ${keptId}
    join service_request r on r.id = x.request_id where x.organisation_id = ${closedId} and ${condition})`;
};

/* Both have a period that goes on or is to come; a record has one at most of each. */
const bothHavePeriod = ({ keptId, closedId }: Pair): Sql =>
  sql`exists (select from package_period x join package_period y on y.organisation_id = ${keptId}
    and y.status in ('open', 'proposed') where x.organisation_id = ${closedId} and x.status in ('open', 'proposed'))`;

/* Pools in which an organisation has seats to pay, on a proforma or not. */
const unpaidPools = (id: string): Sql => sql`(
  select pool_id from proforma where organisation_id = ${id} and status = 'issued' and pool_id is not null
  union select r.pool_id from ${SUBJECTS} join seat_registration r on ${PAID_SEATS}
    where r.organisation_id = ${id} and ${onNone('paid')})`;

const running = sql`r.status in ('draft', 'sent', 'in_progress')`;

const conditions = (pair: Pair): Record<string, Sql> => {
  const { keptId, closedId } = pair;
  const both = sql`array[${keptId}, ${closedId}]::uuid[]`;
  return {
    suspension: sql`exists (select from suspension_proposal where organisation_id = any (${both}) and status = 'open' and lapses_at > now())`,
    bulk: sql`exists (select from bulk_act b join bulk_act_row x on x.act_id = b.id where b.status = 'running'
      and x.subject_id = any (${both}) and x.done_at is null and x.problem is null)`,
    tests: sql`(select count(distinct is_test) > 1 from community where organisation_id = any (${both}) and deleted_at is null)`,
    group: sql`exists (select from service_request r join group_part g on g.request_id = r.id
      where r.organisation_id = any (${both}) and g.organisation_id = any (${both}) and g.organisation_id <> r.organisation_id)`,
    sealed: sql`exists (select from service_request r where r.status = 'sent' and r.opened_at is null
      and r.id in (select * from ${requestsOf(keptId)} p) and r.id in (select * from ${requestsOf(closedId)} q))`,
    parts: bothHave('group_part', pair, running),
    chosen: bothHave('offer', pair, sql`x.status = 'accepted' and y.status <> 'withdrawn'`),
    claims: sql`exists (select from benefit_claim where organisation_id = ${closedId}
      and status not in ('received', 'refused', 'released', 'cancelled', 'printed'))`,
    periods: sql`(${bothHavePeriod(pair)} and (
      exists (select from package_period where organisation_id = ${closedId} and status = 'proposed')
      or exists (select from proforma where organisation_id = ${closedId} and status = 'issued' and period_id is not null)))`,
    seats: sql`exists (select from ${unpaidPools(keptId)} x join ${unpaidPools(closedId)} y on y.pool_id = x.pool_id)`,
  };
};

/** Reasons that forbid a merge now, from the two records and what is between them. `rows`: how many rows it would change. */
export const refusalsOf = async (
  db: Db,
  kept: RecordFacts,
  closed: RecordFacts,
  rows: number,
): Promise<MergeRefusal[]> => {
  const found = ofRecords(kept, closed);
  if (found.some((one) => one === 'same' || one === 'association' || one === 'merged')) return found;
  const named = Object.entries(conditions({ keptId: kept.id, closedId: closed.id })).map(
    ([name, condition]) => sql`case when ${condition} then ${sql.lit(name)}::text end`,
  );
  const row = await oneRow(
    db,
    sql<{ refusals: MergeRefusal[] }>`select array_remove(array[${sql.join(named)}], null) as refusals`,
  );
  return [...found, ...(row?.refusals ?? []), ...(rows > MERGE_MOST_ROWS ? (['tooMany'] as const) : [])];
};
