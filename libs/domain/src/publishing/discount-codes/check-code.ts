import type { MikroORM } from '@mikro-orm/postgresql';
import type { DiscountCodeStatus } from '@psp/contracts/discount-codes';
import type { OrganisationStatus } from '@psp/contracts/common';
import type { ErrorCode } from '@psp/contracts/errors';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { transaction, type Write } from '../../write.ts';
import { yearOf } from './make-code.ts';

/** A stored code with what decides whether it is valid. */
export interface StoredCode {
  id: string;
  code: string;
  year: number;
  status: DiscountCodeStatus;
  organisationId: string;
  name: string;
  firmStatus: OrganisationStatus;
  /** The firm has an active code of the current year. */
  hasCurrent: boolean;
}

/** Finds a code; `lock` is a locking clause for its row. */
export const findCode = (db: Db, code: string, year: number, lock: Sql = sql``): Promise<StoredCode | null> =>
  oneRow(
    db,
    sql<StoredCode>`select c.id, c.code, c.year, c.status, c.organisation_id as "organisationId", o.name, o.status as "firmStatus",
      exists (select from discount_code n where n.organisation_id = c.organisation_id and n.year = ${year}::int
        and n.status = 'active') as "hasCurrent"
      from discount_code c join organisation o on o.id = c.organisation_id where c.code = ${code} ${lock}`,
  );

/** Why the actor's firm cannot give the discount for a code in this year; null when it can. */
export const refusalOf = (found: StoredCode | null, { organisationId }: Actor, year: number): ErrorCode | null => {
  if (!found) return 'discount.unknown';
  if (found.organisationId === organisationId) return 'discount.own';
  if (found.year !== year) return found.hasCurrent ? 'discount.other_year' : 'discount.expired';
  if (found.status !== 'active') return found.status === 'ended' ? 'discount.ended' : 'discount.replaced';
  return found.firmStatus === 'approved' ? null : 'discount.inactive';
};

const GUESSES = ['discount-guess:account', 'discount-guess:organisation'] as const;

/*
 * Counts the attempt first, under locks that are held until the commit, so that attempts at one moment are counted too; a valid code
 * is taken out of the count again.
 */
const attempt = async (write: Write<Actor>, code: string): Promise<StoredCode | ErrorCode> => {
  const { actor, db, now } = write;
  const keys = [actor.accountId, actor.organisationId] as const;
  for (const [at, guess] of GUESSES.entries())
    if (!(await isWithinLimit(write, guess, keys[at] ?? ''))) return 'discount.too_many';
  const found = await findCode(db, code, yearOf(now));
  const refusal = refusalOf(found, actor, yearOf(now));
  if (found && (refusal === null || refusal === 'discount.own')) {
    await db.run(
      sql`delete from attempt where kind = any (${GUESSES}::text[]) and key = any (${keys}::text[]) and at = ${now}`,
    );
    return refusal ?? found;
  }
  const isNamed = await isWithinLimit(write, 'discount-named:account', actor.accountId);
  return isNamed && refusal ? refusal : 'discount.not_valid';
};

/**
 * Checks a code in a transaction of its own, so that a failed attempt stays counted. Throws the cause of a refusal; after some failed
 * attempts `discount.not_valid` for all causes alike, so that guessing learns nothing, and then `discount.too_many`.
 */
export const checkCode = async (orm: MikroORM, actor: Actor, code: string, now?: Date): Promise<StoredCode> => {
  const outcome = await transaction(orm, { actor, now }, (write) => attempt(write, code));
  if (typeof outcome === 'string') throw new DomainError(outcome);
  return outcome;
};
