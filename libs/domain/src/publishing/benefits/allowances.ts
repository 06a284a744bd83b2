import type { AllowanceList, SetAllowance } from '@psp/contracts/benefits';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { yearOf } from './balance.ts';

/* Copies of the issues of a year; pages and seats are counted by year. */
const usedOf = (kind: 'copy' | 'ad' | 'seat'): Sql => {
  const scope =
    kind === 'copy'
      ? sql`b.scope in (select m.id::text from magazine_issue m where m.year = w.year)`
      : sql`b.scope = w.year::text`;
  return sql`(select coalesce(sum(b.used), 0)::int from benefit_balance b where b.kind = ${kind} and ${scope})`;
};

/** What the partners' package holds, by the first year of each row, with how much was used and who changed it. */
export const listAllowances = async (db: Db, actor: Actor, now: Date): Promise<AllowanceList> => {
  const row = await oneRow(
    db,
    sql<
      Omit<AllowanceList, 'currentYear'>
    >`select (select coalesce(json_agg(json_build_object('id', w.id, 'version', w.version,
        'year', w.year, 'copies', w.copies, 'adPages', w.ad_pages, 'seats', w.seats, 'price', w.price, 'savedAt', w.saved_at,
        'savedBy', a.display_name, 'used', json_build_object('copies', ${usedOf('copy')}, 'adPages', ${usedOf('ad')},
          'seats', ${usedOf('seat')})) order by w.year desc), '[]')
      from benefit_allowance w left join account a on a.id = w.saved_by) as items,
      ${historyOf(sql`select w.id from benefit_allowance w`, actor)} as history`,
  );
  return { currentYear: yearOf(now), items: row?.items ?? [], history: row?.history ?? [] };
};

/**
 * Sets what the package holds from a year on. Claims that were made stay, also above a lowered number. Throws `version.stale` when
 * the year has been changed or added since it was read.
 */
export const setAllowance = async (write: Write<Actor>, given: SetAllowance): Promise<void> => {
  const { db, actor, now } = write;
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
  const { year, version, copies, adPages, seats } = given;
  const price = given.price || null;
  const before = await oneRow(
    db,
    sql<{
      copies: number;
      adPages: number;
      seats: number;
      price: string | null;
    }>`select copies, ad_pages as "adPages", seats, price
      from benefit_allowance where package = 'partner' and year = ${year} for update`,
  );
  const saved = version
    ? await oneRow(
        db,
        sql<{
          id: string;
        }>`update benefit_allowance set copies = ${copies}, ad_pages = ${adPages}, seats = ${seats}, price = ${price},
          saved_at = ${now}, saved_by = ${actor.accountId}, version = version + 1
          where package = 'partner' and year = ${year} and version = ${version} returning id`,
      )
    : await oneRow(
        db,
        sql<{ id: string }>`insert into benefit_allowance (year, copies, ad_pages, seats, price, saved_at, saved_by)
          values (${year}, ${copies}, ${adPages}, ${seats}, ${price}, ${now}, ${actor.accountId}) on conflict do nothing returning id`,
      );
  if (!saved) throw new DomainError('version.stale');
  const words = (one: { copies: number; adPages: number; seats: number }) =>
    `${one.copies}/${one.adPages}/${one.seats}`;
  const title = `${year}, exemplare/pagini/locuri ${before ? `${words(before)} → ` : ''}${words(given)}`;
  const details = { title, before, after: { copies, adPages, seats, price } };
  record(write, { entity: 'benefit-allowance', id: saved.id }, { action: 'set' }, { details });
};
