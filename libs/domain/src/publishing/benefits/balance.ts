import type { ClaimKind } from '@psp/contracts/benefits';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

/** What the package holds in one year; `year` is the first year of these values. */
export interface Allowance {
  copies: number;
  adPages: number;
  seats: number;
}

/** The year of a moment in Romania. */
export const yearOf = (moment: Date): number => Number(romanianDay(moment).slice(0, 4));

/** The row `w` of the allowance in force in a year. */
export const allowanceIn = (year: number | Sql): Sql => sql`(select * from benefit_allowance
  where package = 'partner' and year <= ${year} order by year desc limit 1) w`;

type BalanceKind = ClaimKind | 'seat';
/** What is counted: the copies of an issue, or pages and seats of a year. */
export interface Balance {
  organisationId: string;
  kind: BalanceKind;
  scope: string;
}

const COLUMNS: Record<BalanceKind, string> = { copy: 'copies', ad: 'ad_pages', seat: 'seats' };

/* Without the name of what is missing where nothing has been used: the package holds none. */
const SENTENCES: Record<BalanceKind, (most: number) => string> = {
  copy: (most) =>
    `Pachetul cuprinde acum ${most === 1 ? 'un exemplar' : `${most} exemplare`} din fiecare număr, pe care le-ați cerut.`,
  ad: (most) =>
    `Pachetul cuprinde acum ${most === 1 ? 'o pagină de reclamă' : `${most} pagini de reclamă`} pe an, pe care le-ați rezervat.`,
  seat: (most) =>
    `Pachetul cuprinde acum ${most === 1 ? 'un loc gratuit' : `${most} locuri gratuite`} pe an, pe care le-ați folosit.`,
};

const usedUp = (kind: BalanceKind, most: number): DomainError =>
  new DomainError(
    'benefit.used_up',
    { most },
    most === 0 ? 'Pachetul nu mai cuprinde acest beneficiu anul acesta.' : SENTENCES[kind](most),
  );

/**
 * Uses one of the allowance in force this year. The allowance is locked against changes, and the count is raised only below it, so
 * that concurrent calls never exceed it. Throws `benefit.used_up`, with the allowance in its sentence.
 */
export const take = async ({ db, now }: Pick<Write<unknown>, 'db' | 'now'>, of: Balance): Promise<void> => {
  const { organisationId, kind, scope } = of;
  const allowance = await oneRow(
    db,
    sql<{ most: number }>`select ${sql.ref(COLUMNS[kind])} as most from benefit_allowance
      where package = 'partner' and year <= ${yearOf(now)} order by year desc limit 1 for share`,
  );
  const most = allowance?.most ?? 0;
  const taken = await oneRow(
    db,
    sql`insert into benefit_balance as b (organisation_id, kind, scope, used)
      select ${organisationId}, ${kind}, ${scope}, 1 where ${most}::int > 0
      on conflict (organisation_id, kind, scope) do update set used = b.used + 1 where b.used < ${most}::int returning used`,
  );
  if (!taken) throw usedUp(kind, most);
};

const where = ({ organisationId, kind, scope }: Balance): Sql =>
  sql`organisation_id = ${organisationId} and kind = ${kind} and scope = ${scope}`;

/** Locks the count. Before the claim that gives back, in the order of `take`, so that the two cannot deadlock. */
export const lockBalance = async ({ db }: Pick<Write<unknown>, 'db'>, of: Balance): Promise<void> => {
  await db.run(sql`select from benefit_balance where ${where(of)} for update`);
};

/** Gives one back. */
export const giveBack = async ({ db }: Pick<Write<unknown>, 'db'>, of: Balance): Promise<void> => {
  await db.run(sql`update benefit_balance set used = used - 1 where ${where(of)} and used > 0`);
};

/** How many of a kind a firm has used in a scope: a scalar. */
export const usedIn = (
  organisationId: string,
  kind: BalanceKind,
  scope: Sql,
): Sql => sql`coalesce((select b.used from benefit_balance b
  where b.organisation_id = ${organisationId} and b.kind = ${kind} and b.scope = ${scope}), 0)`;

/** What a free seat was used for. */
export interface SeatUse {
  /** Names the record that uses it, such as `event-registration:<id>`; one seat each. */
  source: string;
  /** As the firm reads it: the name of the event. */
  title: string;
  /** Path of its page for members of the firm. */
  href: string | null;
}

/**
 * Uses a free seat of the actor's firm this year for one record; repeated calls for the record use one seat. Returns false where the
 * record has one already. Throws `benefit.used_up`.
 */
export const useSeat = async (write: Write<Actor>, { source, title, href }: SeatUse): Promise<boolean> => {
  const { db, actor, now } = write;
  const { organisationId, accountId } = actor;
  const scope = String(yearOf(now));
  const used = await oneRow(
    db,
    sql<{ id: string }>`insert into benefit_seat as s (source, organisation_id, account_id, scope, title, href, used_at)
      values (${source}, ${organisationId}, ${accountId}, ${scope}, ${title}, ${href}, ${now})
      on conflict (source) do update set organisation_id = excluded.organisation_id, account_id = excluded.account_id,
        scope = excluded.scope, title = excluded.title, href = excluded.href, used_at = excluded.used_at, given_back_at = null
      where s.given_back_at is not null returning id`,
  );
  if (!used) return false;
  await take(write, { organisationId, kind: 'seat', scope });
  record(write, { entity: 'benefit-seat', id: used.id }, { action: 'use' }, { details: { title } });
  return true;
};

/** Gives the seat of a record back to the year it was taken from; does nothing where it has none. Returns whether it had one. */
export const giveBackSeat = async (write: Write, source: string): Promise<boolean> => {
  const { db, now } = write;
  const seat = await oneRow(
    db,
    sql<Omit<Balance, 'kind'> & { id: string; title: string }>`update benefit_seat set given_back_at = ${now}
      where source = ${source} and given_back_at is null
      returning id, organisation_id as "organisationId", scope, title`,
  );
  if (!seat) return false;
  await giveBack(write, { ...seat, kind: 'seat' });
  record(write, { entity: 'benefit-seat', id: seat.id }, { action: 'giveBack' }, { details: { title: seat.title } });
  return true;
};
