import { sql } from 'kysely';
import { recountAdoptions } from '../../../collaborating/exchange/recount.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { all, any, listed, name, of } from './parts.ts';
import { MOVED, type Moved } from './references.ts';

/** Ids of the two records of an organisation. */
export interface Pair {
  keptId: string;
  closedId: string;
}

/** SQL condition: the row `t` refers to the organisation. */
export const refersTo = ({ columns, by = columns }: Pick<Moved, 'columns' | 'by'>, id: string): Sql =>
  any(by.map((column) => sql`${of('t', column)} = ${id}`));

/* SQL condition: the kept record has a row with which the `row` would collide. */
const isTwice = ({ table, columns, once = [] }: Moved, { keptId, closedId }: Pair, row: 't' | 'p'): Sql =>
  any(
    once.map(({ of: column = columns[0] ?? '', columns: others, where = 'true' }) => {
      const isSame = all(others.map((other) => sql`${of('k', other)} is not distinct from ${of(row, other)}`));
      return sql`(${of(row, column)} = ${closedId} and ${name(where.replaceAll('%', row))} and exists (
        select from ${name(table)} k where k.${name(column)} = ${keptId} and ${name(where.replaceAll('%', 'k'))} and ${isSame}))`;
    }),
  );

const inside = ({ column, table }: NonNullable<Moved['under']>, condition: Sql): Sql =>
  sql`exists (select from ${name(table)} p where p.id = t.${name(column)} and ${condition})`;

/**
 * SQL condition: the row `t` stays with the closed record, because the kept one has such a row or because what it belongs to has
 * stayed.
 */
const staysWhere = (one: Moved, pair: Pair): Sql => {
  const { under } = one;
  const hasStayed = under && any(under.columns.map((column) => sql`p.${name(column)} = ${pair.closedId}`));
  return any([isTwice(one, pair, 't'), ...(hasStayed ? [inside(under, hasStayed)] : [])]);
};

/** The same before anything has moved. */
export const wouldStay = (one: Moved, pair: Pair): Sql => {
  const { under } = one;
  const parent = under && MOVED.find(({ table }) => table === under.table);
  return any([isTwice(one, pair, 't'), ...(parent ? [inside(under, isTwice(parent, pair, 'p'))] : [])]);
};

const changed = ({ columns, arrays = [] }: Moved): readonly string[] => [...columns, ...arrays];
const keyOf = ({ key = ['id'] }: Moved): readonly string[] => key;

/** Assignments that replace `from` by `to` in all columns. */
export const replaced = ({ columns, arrays = [] }: Moved, from: string, to: string): Sql =>
  listed([
    ...columns.map((column) => {
      const at = name(column);
      return sql`${at} = case when t.${at} = ${from} then ${to} else t.${at} end`;
    }),
    ...arrays.map((column) => sql`${name(column)} = array_replace(t.${name(column)}, ${from}::uuid, ${to}::uuid)`),
  ]);

const asJson = (row: 'old' | 'new', columns: readonly string[]): Sql =>
  sql`jsonb_build_object(${listed(columns.map((column) => sql`${name(`'${column}'`)}, ${of(row, column)}`))})`;

const journalled = async (db: Db, mergeId: string, relation: string, update: Sql): Promise<number> => {
  const row = await oneRow(
    db,
    sql<{ n: number }>`with moved as (${update}), noted as (
        insert into organisation_merge_row (merge_id, relation, before, after)
        select ${mergeId}, ${relation}, before, after from moved returning 1)
      select count(*)::int as n from noted`,
  );
  return row?.n ?? 0;
};

/* Columns that the journal keeps of a changed row: those that find it again, and those that were changed. */
const kept = (moved: Moved): readonly string[] => [...new Set([...keyOf(moved), ...changed(moved)])];

/* Alerts of who is a member of both follow to the membership that goes on. */
const moveAlerts = (db: Db, mergeId: string, { keptId, closedId }: Pair): Promise<number> =>
  journalled(
    db,
    mergeId,
    'saved_filter',
    sql`update saved_filter t set membership_id = k.id from membership m
        join membership k on k.account_id = m.account_id and k.organisation_id = ${keptId}
      where m.organisation_id = ${closedId} and t.membership_id = m.id
      returning jsonb_build_object('id', t.id, 'membership_id', old.membership_id) as before,
        jsonb_build_object('id', t.id, 'membership_id', new.membership_id) as after`,
  );

/* Who is a member of both keeps the stronger role. */
const raiseRoles = (db: Db, mergeId: string, { keptId, closedId }: Pair): Promise<number> =>
  journalled(
    db,
    mergeId,
    'membership.role',
    sql`update membership t set role = m.role from membership m
      where m.organisation_id = ${closedId} and t.organisation_id = ${keptId} and t.account_id = m.account_id
        and array_position(array['owner', 'editor', 'viewer'], m.role) < array_position(array['owner', 'editor', 'viewer'], t.role)
      returning jsonb_build_object('id', t.id, 'role', old.role) as before,
        jsonb_build_object('id', t.id, 'role', new.role) as after`,
  );

/**
 * Moves all rows of the closed record to the kept one, and journals each. Returns their number. `raises`: who is a member of both
 * keeps the stronger role, which happens once: a role that was lowered since stays.
 */
export const moveRows = async (
  db: Db,
  mergeId: string,
  pair: Pair,
  { raises }: { raises: boolean },
): Promise<number> => {
  let rows = (raises ? await raiseRoles(db, mergeId, pair) : 0) + (await moveAlerts(db, mergeId, pair));
  for (const one of MOVED) {
    const columns = kept(one);
    rows += await journalled(
      db,
      mergeId,
      one.table,
      sql`update ${name(one.table)} t set ${replaced(one, pair.closedId, pair.keptId)}
        where ${refersTo(one, pair.closedId)} and not ${staysWhere(one, pair)}
        returning ${asJson('old', columns)} as before, ${asJson('new', columns)} as after`,
    );
  }
  return rows;
};

/** Journals and sets columns of an organisation. */
export const setColumns = (
  db: Db,
  mergeId: string,
  id: string,
  columns: Readonly<Record<string, Sql>>,
): Promise<number> => {
  const names = ['id', ...Object.keys(columns)];
  return journalled(
    db,
    mergeId,
    'organisation.fields',
    sql`update organisation t set ${listed(Object.entries(columns).map(([column, value]) => sql`${name(column)} = ${value}`))}
      where t.id = ${id} returning ${asJson('old', names)} as before, ${asJson('new', names)} as after`,
  );
};

/* A journalled relation, with the columns that find a row and those that an undo restores. */
export interface Journalled {
  relation: string;
  table: string;
  key: readonly string[];
  columns: readonly string[];
  counted?: string;
}
const OF_MEMBERS: readonly Journalled[] = [
  { relation: 'membership.role', table: 'membership', key: ['id'], columns: ['role'] },
  { relation: 'saved_filter', table: 'saved_filter', key: ['id'], columns: ['membership_id'] },
];
/** All journalled relations but the fields of the two records, in the order of their undoing. */
export const JOURNALLED: readonly Journalled[] = [
  ...OF_MEMBERS,
  ...MOVED.map((one) => ({
    relation: one.table,
    table: one.table,
    key: keyOf(one),
    columns: changed(one),
    ...(one.counted ? { counted: one.counted } : {}),
  })),
];

/** SQL condition: the row `t` is the journalled row `a`, and its journalled columns have not been changed since. */
export const isUnchanged = ({ key, columns }: Journalled): Sql =>
  all([
    ...key.map((column) => sql`${of('t', column)} = ${of('a', column)}`),
    ...columns
      .filter((column) => !key.includes(column))
      .map((column) => sql`${of('t', column)} is not distinct from ${of('a', column)}`),
  ]);

/** Computes the derived columns of both records again: the triggers of moved rows see only where they went. */
export const settleDerived = async (db: Db, { keptId, closedId }: Pair): Promise<void> => {
  const both = sql`array[${keptId}, ${closedId}]::uuid[]`;
  await db.run(sql`update person_listing l set organisation_name = o.name
    from membership m join organisation o on o.id = m.organisation_id
    where m.id = l.id and o.id = any (${both}) and l.organisation_name <> o.name`);
  await db.run(sql`select keep_market(${both})`);
  await db.run(sql`update organisation o set portfolio_text = p.words from unnest(${both}) f (id) cross join lateral (
      select coalesce(left(string_agg(concat_ws(' ', name, description), ' ' order by sort, id), 20000), '') as words
      from portfolio_item where organisation_id = f.id) p
    where o.id = f.id and o.portfolio_text <> p.words`);
  await recountAdoptions(db, [keptId, closedId]);
  await db.run(
    sql`insert into response_due (organisation_id) select id from organisation where id = any (${both}) and kind = 'firma'`,
  );
};
