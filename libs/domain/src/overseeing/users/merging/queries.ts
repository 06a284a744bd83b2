import type { Kind } from '@psp/contracts/common';
import { MERGE_GROUPS, type MergeGroup } from '@psp/contracts/merge-names';
import type { MergeCandidates, MergeList, MergeView } from '@psp/contracts/merges';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { matchingOrganisations } from '../organisation-queries.ts';
import { mergeActions } from './merge.entity.ts';
import { isUnchanged, type Journalled, JOURNALLED } from './moves.ts';
import { MOVED } from './references.ts';

/** Candidates shown at most; the search finds the others. */
const MOST = 20;
/** Records of a search among which candidates are looked for: some are merged already. */
const SEARCHED = 100;
/** Domains that many organisations share. */
const SHARED = ['gmail.com', 'yahoo.com', 'yahoo.ro', 'outlook.com', 'hotmail.com', 'icloud.com', 'protonmail.com'];

const domainsOf = (organisation: Sql): Sql => sql`(select array(
    select distinct split_part(lower(e), '@', 2) from (
      select ${organisation}.email union select a.email::text from membership m join account a on a.id = m.account_id
        where m.organisation_id = ${organisation}.id) mails (e)
    where e is not null and split_part(lower(e), '@', 2) <> all (${SHARED}::text[])))`;
const phonesOf = (organisation: Sql): Sql => sql`(select array(
    select distinct p from (select ${organisation}.phone union select a.phone from membership m join account a on a.id = m.account_id
      where m.organisation_id = ${organisation}.id) phones (p) where p is not null and p <> ''))`;

/* Which values of the record `o` equal those of the record `me`, strongest first. */
const SIGNS = sql`array_remove(array[
  case when o.cui = me.cui then 'cui' end,
  case when search_fold(o.name) = search_fold(me.name) then 'name' end,
  case when o.id in (select id from of_domain) then 'domain' end,
  case when o.id in (select id from of_phone) then 'phone' end], null)`;

/**
 * Other records that may be of the same organisation: with its CUI, name, e-mail domain or telephone, or those that a search finds.
 * Null for an unknown id.
 */
export const readCandidates = async (db: Db, id: string, q: string): Promise<MergeCandidates | null> => {
  const own = await oneRow(db, sql<{ kind: Kind }>`select kind from organisation where id = ${id}`);
  if (!own) return null;
  const found = q
    ? sql`select f.id from ${matchingOrganisations({ q, kind: own.kind, status: 'all', badge: 'all' }, SEARCHED)} f`
    : sql`select x.id from organisation x, me where x.cui = me.cui or search_fold(x.name) = search_fold(me.name)
        union select id from of_domain union select id from of_phone`;
  const row = await oneRow(
    db,
    sql<{
      json: MergeCandidates;
    }>`with me as materialized (select o.*, ${domainsOf(sql`o`)} as domains, ${phonesOf(sql`o`)} as phones
        from organisation o where o.id = ${id}),
      of_domain as materialized (
        select m.organisation_id as id from me, account a join membership m on m.account_id = a.id
          where split_part(lower(a.email::text), '@', 2) = any (me.domains)
        union select x.id from me, organisation x where split_part(lower(x.email), '@', 2) = any (me.domains)),
      of_phone as materialized (
        select m.organisation_id as id from me, account a join membership m on m.account_id = a.id where a.phone = any (me.phones)
        union select x.id from me, organisation x where x.phone = any (me.phones)),
      candidate as (
        select o.id, o.name, o.status, o.cui, o.county_code as "countyCode",
          (select count(*)::int from membership m where m.organisation_id = o.id) as members, ${SIGNS} as signs
        from me, organisation o where o.id in (${found}) and o.id <> me.id and o.kind = me.kind and o.kind <> 'admin'
          and o.merged_into_id is null
        order by cardinality(${SIGNS}) desc, o.name collate "ro-x-icu", o.id limit ${sql.lit(MOST)})
      select json_build_object('organisation', json_build_object('id', me.id, 'name', me.name),
        'items', (select coalesce(json_agg(c), '[]') from candidate c)) as json from me`,
  );
  return row?.json ?? null;
};

type Stored = Omit<MergeView, 'groups' | 'actions'>;
interface Count {
  group: MergeGroup | null;
  returns: number;
  whole: number;
}

const GROUP_OF = new Map<string, MergeGroup | null>([
  ...MOVED.map(({ table, group }) => [table, group] as const),
  ['membership.role', 'members'],
]);
const GROUPS = Object.keys(MERGE_GROUPS) as MergeGroup[];

/* Leaves out rows that the association does not read of, also those that are gone since. */
const isTold = ({ table, counted }: Journalled): Sql =>
  counted
    ? sql` and exists (select from ${sql.raw(table)} t where t.id = (j.after ->> 'id')::uuid
        and ${sql.raw(counted.replaceAll('%', 't'))})`
    : sql``;

/* Counts the journalled rows by relation: all, and those that an undo now returns. */
const countJournal = async (db: Db, id: string): Promise<Count[]> => {
  const told = JOURNALLED.filter(({ relation }) => GROUP_OF.get(relation));
  const rows = await db.run(
    sql<{ relation: string; returns: number; whole: number }>`${sql.join(
      told.map((one) => {
        const table = sql.raw(one.table);
        return sql`select ${one.relation}::text as relation, count(*)::int as whole,
          count(*) filter (where exists (select from ${table} t, jsonb_populate_record(null::${table}, j.after) a
            where ${isUnchanged(one)}))::int as returns
          from organisation_merge_row j where j.merge_id = ${id} and j.relation = ${one.relation}${isTold(one)}`;
      }),
      sql` union all `,
    )}`,
  );
  return rows.map(({ relation, ...count }) => ({ ...count, group: GROUP_OF.get(relation) ?? null }));
};

const grouped = (counts: readonly Count[]): MergeView['groups'] =>
  GROUPS.flatMap((group) => {
    const own = counts.filter((count) => count.group === group);
    const returns = own.reduce((sum, count) => sum + count.returns, 0);
    const left = own.reduce((sum, count) => sum + count.whole - count.returns, 0);
    return returns + left > 0 ? [{ group, returns, left }] : [];
  });

const withActions = async (db: Db, stored: Stored, actor: Actor, now: Date): Promise<MergeView> => {
  const facts = { status: stored.status, undoUntil: new Date(stored.undoUntil) };
  const isOpen = facts.status === 'done' && facts.undoUntil > now;
  const groups = isOpen ? grouped(await countJournal(db, stored.id)) : [];
  return { ...stored, groups, actions: mergeActions(facts, actor, now) };
};

const mergeJson = sql`json_build_object('id', g.id, 'status', g.status, 'reason', g.reason,
  'kept', json_build_object('id', ko.id, 'name', ko.name), 'closed', json_build_object('id', co.id, 'name', co.name),
  'doneBy', d.display_name, 'doneAt', g.done_at, 'undoUntil', g.undo_until,
  'undoneBy', u.display_name, 'undoneAt', g.undone_at, 'undoReason', g.undo_reason, 'version', g.version)`;
const merges = sql`organisation_merge g join organisation ko on ko.id = g.kept_id join organisation co on co.id = g.closed_id
  join account d on d.id = g.done_by left join account u on u.id = g.undone_by`;

const readMerges = async (db: Db, actor: Actor, condition: Sql, now: Date): Promise<MergeView[]> => {
  const rows = await db.run(
    sql<{ json: Stored }>`select ${mergeJson} as json from ${merges} where ${condition} order by g.id desc limit 50`,
  );
  const views: MergeView[] = [];
  for (const { json } of rows) views.push(await withActions(db, json, actor, now));
  return views;
};

/** Reads a merge, or null. */
export const readMerge = async (db: Db, actor: Actor, id: string, now: Date): Promise<MergeView | null> =>
  (await readMerges(db, actor, sql`g.id = ${id}`, now))[0] ?? null;

/** The merges of an organisation, as the kept or as the closed record, the newest first; null when there is no such organisation. */
export const readMergesOf = async (db: Db, actor: Actor, id: string, now: Date): Promise<MergeList | null> => {
  if (!(await oneRow(db, sql`select id from organisation where id = ${id}`))) return null;
  return { items: await readMerges(db, actor, sql`(g.kept_id = ${id} or g.closed_id = ${id})`, now) };
};
