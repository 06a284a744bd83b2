import { sql } from 'kysely';
import { type Acted, act, type Versioned } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { found } from '../../../load.ts';
import { notifyOwners } from '../../../operating/notifications/notify.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import type { Write } from '../../../write.ts';
import { NOTIFICATIONS } from '../notifications.ts';
import { mayMerge, OrganisationMerge } from './merge.entity.ts';
import { isUnchanged, JOURNALLED, type Pair, settleDerived } from './moves.ts';
import { lockPair, touch } from './pair.ts';
import { addRatings, ratingsOf } from './ratings.ts';
import { followRestored, restoreRows, returnDecisions, returnOfMembers } from './returns.ts';

type Reasoned = Versioned & { reason: string };

const MERGE: Acted<OrganisationMerge> = {
  entity: 'organisation-merge',
  type: OrganisationMerge,
  where: (id) => ({ id }),
};

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

/* The tax codes of the closed record, and of the kept one as it was, may have been taken by a third one since. */
const expectFreeCodes = async (db: Db, mergeId: string, { keptId, closedId }: Pair): Promise<void> => {
  const taken = await oneRow(
    db,
    sql`with code as (
        select cui from organisation where id = ${closedId}
        union select j.before ->> 'cui' from organisation_merge_row j join organisation k on k.id = ${keptId}
          where j.merge_id = ${mergeId} and j.relation = ${FIELDS_OF.relation} and j.before ->> 'id' = ${keptId}
            and j.after ? 'cui' and k.cui is not distinct from j.after ->> 'cui')
      select 1 from organisation o join code c on o.cui = c.cui
      where o.id <> all (array[${keptId}, ${closedId}]::uuid[]) and o.status in ('approved', 'suspended')`,
  );
  if (taken) throw new DomainError('merge.cui_taken');
};

const journalOf = (mergeId: string, relation: string): Sql =>
  sql`(select (after ->> 'id')::uuid as id from organisation_merge_row where merge_id = ${mergeId} and relation = ${relation})`;

/* What was done since the merge with rows that return, and would be torn apart: a project of a returned offer or request, a
   review of a returned project, a proforma for seats of which some return, the renewal of a returned period. */
const expectWhole = async (db: Db, { id, keptId, doneAt }: OrganisationMerge): Promise<void> => {
  const of = (relation: string) => journalOf(id, relation);
  const row = await oneRow(
    db,
    sql<{ project: boolean; proforma: boolean; renewal: boolean }>`select
      exists (select from project p where ${keptId} in (p.uat_id, p.firma_id) and p.created_at > ${doneAt}
        and (p.offer_id in ${of('offer')} or p.request_id in ${of('service_request')}))
      or exists (select from review r where ${keptId} in (r.author_id, r.subject_id) and r.created_at > ${doneAt}
        and r.project_id in ${of('project')}) as project,
      exists (select from proforma f where f.organisation_id = ${keptId} and f.created_at > ${doneAt} and f.pool_id in (
        select r.pool_id from seat_registration r where r.id in ${of('seat_registration')}
        union select x.pool_id from proforma x where x.id in ${of('proforma')} and x.pool_id is not null)) as proforma,
      exists (select from package_period n where n.organisation_id = ${keptId} and n.created_at > ${doneAt}
        and n.status <> 'withdrawn' and n.follows in ${of('package_period')}) as renewal`,
  );
  if (row?.project) throw new DomainError('merge.project_since');
  if (row?.proforma) throw new DomainError('merge.proforma_since');
  if (row?.renewal) throw new DomainError('merge.renewed_since');
};

const namesOf = (db: Db, { keptId, closedId }: Pair): Promise<{ id: string; name: string }[]> =>
  db.run(
    sql<{
      id: string;
      name: string;
    }>`select id, name from organisation where id = any (array[${keptId}, ${closedId}]::uuid[])`,
  );

/**
 * Undoes a merge within a day, once: every journalled row that was not changed since returns to the other record, which opens
 * again; what was written since stays with the kept one, unless it belongs to what returns. Throws `merge.too_late`,
 * `merge.kept_closed`, `merge.cui_taken`, `merge.no_owner`, `merge.project_since`, `merge.proforma_since`, `merge.renewed_since`,
 * `version.stale`, `action.not_allowed`.
 */
export const undoMerge = async (write: Write<Actor>, { reason, ...input }: Reasoned): Promise<void> => {
  const { em, db, actor, now } = write;
  if (!mayMerge(actor)) throw new DomainError('auth.forbidden');
  const { keptId, closedId } = found(await em.findOne(OrganisationMerge, { id: input.id }));
  const pair = { keptId, closedId };
  const [kept] = await lockPair(write, pair);
  const merge = await act(write, MERGE, input, (row) => row.undo(actor, reason, now), { reason });
  if (kept.status !== 'approved') throw new DomainError('merge.kept_closed');
  await expectFreeCodes(db, merge.id, pair);
  await expectWhole(db, merge);
  const ratings = await ratingsOf(db, merge.id, pair);
  await restoreFields(db, merge.id, keptId);
  if ((await restoreFields(db, merge.id, closedId)) === 0) throw new DomainError('merge.kept_closed');
  for (const one of JOURNALLED) await restoreRows(db, merge.id, one);
  await followRestored(db, pair);
  await returnDecisions(db, pair);
  await returnOfMembers(db, pair, merge.doneAt);
  await expectOwners(db, pair);
  await addRatings(db, pair, -1, ratings);
  await settleDerived(db, pair);
  await touch(db, pair, now);
  for (const { id, name } of await namesOf(db, pair))
    notifyOwners(write, id, NOTIFICATIONS.mergeUndone({ id, name }, kept, reason));
};
