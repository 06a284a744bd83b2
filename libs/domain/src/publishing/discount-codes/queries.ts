import type {
  AcceptorQuery,
  CheckedDiscountCode,
  DiscountUseAction,
  DiscountUseQuery,
  WatchedDiscountQuery,
} from '@psp/contracts/discount-codes';
import { WITHDRAWAL_HOURS } from '@psp/contracts/discount-codes';
import { sql } from 'kysely';
import { type Actor, canWriteFor, isAdmin } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { allOf, containsWords, jsonText, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { found } from '../../load.ts';
import type { StoredCode } from './check-code.ts';
import { yearOf } from './make-code.ts';

/** The last day of a code's year. */
const lastDay = (year: Sql): Sql => sql`(${year} || '-12-31')`;

/* Other firms that give the discount, for the acceptance `a` of the organisation `o`. */
const acceptors = ({ organisationId, status }: Actor, q = ''): Sql =>
  sql`from discount_acceptance a join organisation o on o.id = a.organisation_id and o.status = 'approved'
    where a.is_on and o.id <> ${organisationId} and ${status === 'approved' ? sql`true` : sql`false`}
      and ${q ? containsWords(sql`search_fold(o.name || ' ' || a.applies_to)`, q) : sql`true`}`;

/** Reads the code of the actor's firm with its uses, as JSON text (`ownDiscount`). */
export const readOwnDiscount = (db: Db, actor: Actor, now: Date): Promise<string> => {
  const { organisationId: own } = actor;
  const year = yearOf(now);
  return jsonText(
    db,
    sql<{ json: string }>`with code as materialized (select * from discount_code
        where organisation_id = ${own} and year = ${year} order by status = 'active' desc, id desc limit 1)
      select json_build_object('year', ${year}::int,
        'code', (select json_build_object('id', c.id, 'version', c.version, 'code', c.code, 'madeAt', c.created_at,
          'validUntil', ${lastDay(sql`c.year`)}) from code c where c.status = 'active'),
        'ended', (select json_build_object('at', c.ended_at, 'reason', c.end_reason) from code c where c.status = 'ended'),
        'uses', (select count(*)::int from discount_use u join discount_code c on c.id = u.code_id
          where c.organisation_id = ${own} and c.year = ${year} and u.status = 'recorded'),
        'acceptors', (select count(*)::int ${acceptors(actor)}),
        'acceptance', (select json_build_object('version', a.version, 'isOn', a.is_on, 'appliesTo', a.applies_to)
          from discount_acceptance a where a.organisation_id = ${own}))::text as json`,
  );
};

const NEWEST = sql`u.created_at desc, u.id`;
const WITHDRAWAL = sql`case when u.status = 'withdrawn' then
  json_build_object('at', u.withdrawn_at, 'reason', coalesce(u.withdraw_reason, '')) end`;

interface UsePage extends DiscountUseQuery {
  /** Id of the firm shown for the use `u` of the code `c`. */
  other: Sql;
  where: Sql;
  actions: Sql;
}

const usesText = (db: Db, { page, other, where, actions }: UsePage): Promise<string> => {
  const from = sql`from discount_use u join discount_code c on c.id = u.code_id where ${where}`;
  return pageText(
    db,
    page,
    sql`select json_build_object('id', u.id, 'version', u.version, 'at', u.created_at, 'code', u.code, 'note', u.note,
        'firm', json_build_object('id', o.id, 'name', o.name), 'withdrawal', ${WITHDRAWAL}, 'actions', ${actions}) as item,
        row_number() over (order by ${NEWEST}) as position
      from (select u.*, c.code, ${other} as other ${from} order by ${NEWEST} ${windowOf(page)}) u
        join organisation o on o.id = u.other`,
    sql`select ${from}`,
  );
};

/** Lists the uses of the codes of the actor's firm, newest first, as JSON text (`discountUseList`). */
export const listUses = (db: Db, { organisationId }: Actor, query: DiscountUseQuery): Promise<string> =>
  usesText(db, {
    ...query,
    other: sql`u.organisation_id`,
    where: sql`c.organisation_id = ${organisationId}`,
    actions: sql`'[]'::json`,
  });

/** Lists the uses that the actor's firm recorded, newest first, as JSON text (`discountUseList`). */
export const listRecordedUses = (db: Db, actor: Actor, query: DiscountUseQuery, now: Date): Promise<string> => {
  const withdraw: DiscountUseAction[] = canWriteFor(actor, actor.organisationId) ? ['withdraw'] : [];
  return usesText(db, {
    ...query,
    other: sql`c.organisation_id`,
    where: sql`u.organisation_id = ${actor.organisationId}`,
    actions: sql`case when u.status = 'recorded'
      and u.created_at >= ${now}::timestamptz - make_interval(hours => ${WITHDRAWAL_HOURS})
      then ${JSON.stringify(withdraw)}::json else '[]'::json end`,
  });
};

/** Lists the partners that give the discount by name, as JSON text (`acceptorList`). */
export const listAcceptors = (db: Db, actor: Actor, { page, q }: AcceptorQuery): Promise<string> => {
  const from = acceptors(actor, q);
  const order = sql`o.name collate "ro-x-icu", o.id`;
  return pageText(
    db,
    page,
    sql`select json_build_object('firm', json_build_object('id', o.id, 'name', o.name), 'appliesTo', a.applies_to,
        'county', (select name from county where code = o.county_code), 'locality', o.locality) as item,
        row_number() over (order by ${order}) as position
      ${from} order by ${order} ${windowOf(page)}`,
    sql`select ${from}`,
  );
};

const USES_SHOWN = 5;

/** What a partner sees of a valid code, with the last uses that it recorded itself. */
export const readCheckedCode = async (
  db: Db,
  { organisationId }: Actor,
  { id, code, year, name, organisationId: owner }: StoredCode,
): Promise<CheckedDiscountCode> => {
  const row = found(
    await oneRow(
      db,
      sql<
        Pick<CheckedDiscountCode, 'uses'>
      >`select coalesce((select json_agg(json_build_object('at', u.created_at, 'note', u.note)
          order by ${NEWEST}) from (select * from discount_use u where code_id = ${id} and organisation_id = ${organisationId}
            and status = 'recorded' order by ${NEWEST} limit ${USES_SHOWN}) u), '[]') as uses`,
    ),
  );
  return { code, firm: { id: owner, name }, validUntil: `${year}-12-31`, ...row };
};

/** Lists the uses of all codes, newest first, as JSON text (`watchedDiscountList`). */
export const listWatchedUses = (db: Db, actor: Actor, { page, q }: WatchedDiscountQuery): Promise<string> => {
  const has = (name: Sql): Sql => containsWords(sql`search_fold(${name})`, q);
  const where = allOf(
    q
      ? sql`(${has(sql`o.name`)} or ${has(sql`w.name`)} or c.code ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`
      : undefined,
  );
  const from = sql`from discount_use u join discount_code c on c.id = u.code_id join organisation o on o.id = c.organisation_id
    join organisation w on w.id = u.organisation_id where ${where}`;
  const end = isAdmin(actor) ? `["end"]` : '[]';
  return pageText(
    db,
    page,
    sql`select json_build_object('id', u.id, 'at', u.created_at, 'note', u.note, 'withdrawal', ${WITHDRAWAL},
        'owner', json_build_object('id', o.id, 'name', o.name), 'partner', json_build_object('id', w.id, 'name', w.name),
        'code', json_build_object('id', c.id, 'version', c.version, 'code', c.code, 'year', c.year, 'status', c.status),
        'uses', (select count(*)::int from discount_use s where s.code_id = c.id and s.status = 'recorded'),
        'actions', case when c.status = 'active' then ${end}::json else '[]'::json end) as item,
        row_number() over (order by ${NEWEST}) as position
      ${from} order by ${NEWEST} ${windowOf(page)}`,
    sql`select ${from}`,
  );
};
