import type { ChangePeriod, SetPeriod } from '@psp/contracts/packages';
import { MEMBER_PACKAGE_LABELS } from '@psp/contracts/package-names';
import { sql } from 'kysely';
import { actOnLocked, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { endForPeriod, issueForPeriod } from '../../attending/proformas/issue.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { applyPackage, beginIfDue, ENTITY } from './begin.ts';
import { expectTerms, type Held, inWords, lockHeld } from './load.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PackagePeriod, type PeriodTerms } from './period.entity.ts';
import { settleTold } from './settle.ts';

type Of = { id: string };
/* A column without a value may be undefined. */
type StoredTerms = Omit<PeriodTerms, 'price'> & { price?: number | null };

const held = <Period>(period: Period | null): Period => found(period, 'package-period.none');

const detailsOf = (terms: PeriodTerms) => ({
  package: MEMBER_PACKAGE_LABELS[terms.package],
  ...(terms.price === null ? {} : { price: terms.price }),
  ...{ from: terms.startsOn, to: terms.endsOn },
});
const termsOf = ({ package: name, price = null, startsOn, endsOn }: StoredTerms): PeriodTerms => ({
  ...{ package: name, price, startsOn, endsOn },
});

/* Issues the proforma of a locked period with a price; its organisation is told. */
const issueOf = async (write: Write<Actor>, { organisation }: Held, period: PackagePeriod): Promise<void> => {
  const { id: periodId, startsOn, endsOn } = period;
  const { price } = termsOf(period);
  if (price === null) throw new DomainError('package-period.no_price');
  const title = MEMBER_PACKAGE_LABELS[period.package];
  const subject = { kind: 'package', id: organisation.id, title, startsOn, endsOn } as const;
  const proforma = await issueForPeriod(write, { periodId, organisationId: organisation.id, total: price, subject });
  notify(write, [organisation.id], NOTIFICATIONS.issued(organisation, period, proforma.dueOn));
};

/** Sets the first period of a member. Throws `package-period.open` and the codes of its terms. */
export const setPackagePeriod = async (
  write: Write<Actor>,
  { id, reason, ...terms }: SetPeriod & Of,
): Promise<void> => {
  const of = await lockHeld(write, id);
  if (of.open) throw new DomainError('package-period.open');
  expectTerms(of, terms, null);
  const period = PackagePeriod.make(id, terms, 'open');
  write.em.persist(period);
  const details = { title: inWords(terms), after: detailsOf(terms) };
  record(write, { entity: ENTITY, id: period.id }, { action: 'set', from: null, to: 'open' }, { reason, details });
  await beginIfDue(write, period);
};

const isPaid = async ({ db }: Write<unknown>, { id }: PackagePeriod): Promise<boolean> =>
  (await oneRow(db, sql`select 1 from proforma where period_id = ${id} and status = 'paid'`)) !== null;

const isSame = (one: PeriodTerms, other: PeriodTerms): boolean =>
  JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other));

/**
 * Changes the open period of a member. Its unpaid proforma is replaced by one with the new terms. Throws `version.stale`,
 * `package-period.price_paid` and the codes of its terms.
 */
export const changePackagePeriod = async (
  write: Write<Actor>,
  { id, version, reason, ...terms }: ChangePeriod & Of,
): Promise<void> => {
  const { actor, now } = write;
  const of = await lockHeld(write, id);
  const open = held(of.open);
  expectVersion(open, version);
  expectTerms(of, terms, open);
  const before = termsOf(open);
  if (before.price !== terms.price && (await isPaid(write, open))) throw new DomainError('package-period.price_paid');
  const details = { title: inWords(terms), before: detailsOf(before), after: detailsOf(terms) };
  actOnLocked(write, { entity: ENTITY, row: open, version }, () => open.change(actor, terms, now), { reason, details });
  if (open.begunAt) await applyPackage(write, open);
  else await beginIfDue(write, open);
  await flush(write);
  if (isSame(before, terms)) return;
  const isReplaced = await endForPeriod(write, open.id, terms.price === null ? 'withdraw' : 'replace');
  await settleTold(write, id);
  if (isReplaced && terms.price !== null) await issueOf(write, of, open);
};

/* Closes the open period and opens the next one. */
export const startNext = async (write: Write<Actor>, { open }: Held, next: PackagePeriod): Promise<void> => {
  const { actor, now } = write;
  const details = { title: inWords(next) };
  if (open) {
    record(write, { entity: ENTITY, id: open.id }, open.act('close', actor, now), {
      details: { title: inWords(open) },
    });
    // Before the next one is open: an organisation has one.
    await flush(write);
  }
  record(write, { entity: ENTITY, id: next.id }, next.act('start', actor, now), { details });
  await beginIfDue(write, next);
};

/**
 * Renews the package of a member. With a price, the next period is proposed with a proforma and begins with its payment; without one it
 * is open at once. Throws `version.stale`, `package-period.renewed` and the codes of its terms.
 */
export const renewPackage = async (
  write: Write<Actor>,
  { id, version, reason, ...terms }: ChangePeriod & Of,
): Promise<void> => {
  const of = await lockHeld(write, id);
  const open = held(of.open);
  if (of.proposed) throw new DomainError('package-period.renewed');
  expectVersion(open, version);
  expectTerms(of, terms, null);
  if (terms.startsOn <= open.endsOn) throw new DomainError('package-period.overlaps');
  const next = PackagePeriod.make(id, terms, 'proposed');
  next.follows = open.id;
  write.em.persist(next);
  const details = { title: inWords(terms), after: detailsOf(terms) };
  record(write, { entity: ENTITY, id: next.id }, { action: 'renew', from: null, to: 'proposed' }, { reason, details });
  await flush(write);
  await settleTold(write, id);
  if (terms.price === null) await startNext(write, of, next);
  else await issueOf(write, of, next);
};

/** Takes a renewal back that is not paid, with its proforma. Throws `version.stale` and `package-period.none`. */
export const withdrawPackageRenewal = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const row = held((await lockHeld(write, id)).proposed);
  const details = { title: inWords(row) };
  actOnLocked(write, { entity: ENTITY, row, version }, () => row.act('withdraw', actor, now), { reason, details });
  await endForPeriod(write, row.id, 'withdraw');
  await settleTold(write, id);
};

const hasProforma = async ({ db }: Write<unknown>, { id }: PackagePeriod): Promise<boolean> =>
  (await oneRow(db, sql`select 1 from proforma where period_id = ${id} and status in ('issued', 'paid')`)) !== null;

/** Issues the proforma of the open period. Throws `version.stale`, `package-period.issued` and `package-period.no_price`. */
export const issuePackageProforma = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const of = await lockHeld(write, id);
  const open = held(of.open);
  expectVersion(open, version);
  if (await hasProforma(write, open)) throw new DomainError('package-period.issued');
  await issueOf(write, of, open);
};
