import { sql } from 'kysely';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { type Actor, isAdmin } from '../../actor.ts';
import { momentInWords } from '../../day-in-words.ts';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

interface Claim {
  id: string;
  cui?: string | null | undefined;
}

/** SQL condition on organisations `o` whose application is not decided yet. */
export const isOpenClaim = sql`o.status in ('pending', 'needs_info')`;

/**
 * Locks a tax code until the transaction ends, so that confirmations of claims and decisions on them run one after the other.
 * Must be taken before locks on rows of organisations.
 */
export const lockCui = async (db: Db, cui: string | Sql): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('cui ' || ${cui}, 0))`);
};

/** Locks an organisation and all others with the tax code `cui` (by default its own), in the order of their ids. */
export const lockClaims = async (
  db: Db,
  id: string,
  cui: string | Sql = sql`(select cui from organisation where id = ${id})`,
): Promise<void> => {
  await lockCui(db, cui);
  await db.run(sql`select 1 from organisation where id = ${id} or cui = ${cui} order by id for update`);
};

/** Finds the other organisations with an open claim of the same tax code. */
export const rivalsOf = (db: Db, { id, cui }: Claim): Promise<{ id: string }[]> =>
  db.run(sql<{ id: string }>`select o.id from organisation o where o.cui = ${cui} and o.id <> ${id} and ${isOpenClaim}
    order by o.id`);

interface Holder {
  name: string;
  status: 'approved' | 'suspended';
  decidedAt: string | null;
}

/* Names the organisation that holds the tax code, for the association's staff. */
const holderCause = (cui: string, { name, status, decidedAt }: Holder): string => {
  const since = decidedAt ? `, ${momentInWords(new Date(decidedAt))}` : '';
  const state = `${APPLICATION_LABELS[status].label.toLowerCase()}${since}`;
  return `CUI-ul ${cui} este deja al organizației ${name} (${state}). Verificați care dintre cele două îl are.`;
};

/**
 * Throws `organisation.cui_exists` when an approved or suspended organisation has the tax code; for the association's staff the
 * error names it. When two are approved concurrently, the unique index refuses the second one with the same error.
 */
export const expectFreeCui = async (
  { db, actor }: Write<Actor>,
  organisationId: string,
  cui: string | null | undefined,
): Promise<void> => {
  if (cui == null) return;
  const holder = await oneRow(
    db,
    sql<Holder>`select name, status, json_build_array(decided_at)->>0 as "decidedAt" from organisation
      where cui = ${cui} and id <> ${organisationId} and status in ('approved', 'suspended') limit 1`,
  );
  if (holder)
    throw new DomainError('organisation.cui_exists', undefined, isAdmin(actor) ? holderCause(cui, holder) : undefined);
};
