import type { SeatKind } from '@psp/contracts/proformas';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { readSetting } from '../../operating/settings/settings.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { lockPool } from '../seats/pool.ts';
import { type DueSeat, dueSeats, type PricedSubject, readSubject, subjectOfPool } from './due.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PAYMENT_ACCOUNT } from './payment-account.ts';
import { type Issuer, type PeriodSubject, Proforma, type ProformaParty, type Subject } from './proforma.entity.ts';

/** Name of the entity in the audit. */
export const ENTITY = 'proforma';

const partyWhere = async ({ db }: Write<unknown>, where: Sql): Promise<ProformaParty & { kind: 'uat' | 'firma' }> =>
  found(
    await oneRow(
      db,
      sql<
        ProformaParty & { kind: 'uat' | 'firma' }
      >`select o.kind, o.name, o.cui, o.registration_number as "registrationNumber",
          o.address, o.locality, c.name as county, o.email, o.phone
        from organisation o left join county c on c.code = o.county_code where ${where} order by o.id limit 1`,
    ),
  );

/* The association, with the contact data of the public page where its own are empty. */
const issuerOf = async (write: Write<unknown>): Promise<Issuer> => {
  const { kind: _, ...own } = await partyWhere(write, sql`o.kind = 'admin' and o.status = 'approved'`);
  const contact = await oneRow(
    write.db,
    sql<
      Partial<Record<'email' | 'phone' | 'address', string>>
    >`select content->>'email' as email, content->>'phone' as phone, content->>'address' as address
      from site_section where key = 'contact'`,
  );
  const account = await readSetting(write.db, PAYMENT_ACCOUNT, write.now);
  return {
    ...own,
    ...(account.iban ? { account } : {}),
    address: own.address || contact?.address || '',
    email: own.email || contact?.email || null,
    phone: own.phone || contact?.phone || null,
  };
};

interface Whose {
  poolId: string;
  organisationId: string;
}

/** Finds and locks the proforma of an organisation that waits for its payment. */
export const lockUnpaid = (write: Write<unknown>, { poolId, organisationId }: Whose): Promise<Proforma | null> =>
  findRow(write, Proforma, { poolId, organisationId, status: 'issued' }, { lock: true });

const storeLines = ({ db }: Write<unknown>, { id }: Proforma, seats: readonly DueSeat[]) =>
  db.run(sql`insert into proforma_line (proforma_id, registration_id, price)
    select ${id}::uuid, s."registrationId", s.price
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s("registrationId" uuid, price numeric)`);

interface Owed {
  poolId: string | null;
  periodId: string | null;
  organisationId: string;
  /** Lei. */
  total: number;
  subject: Subject;
}

/* Issues a proforma with both parties as they are today; the replaced ones for the same thing without a successor name it. */
const issueOne = async (write: Write<Actor>, owed: Owed): Promise<Proforma> => {
  const { poolId, periodId, organisationId } = owed;
  const { kind: _, ...buyer } = await partyWhere(write, sql`o.id = ${organisationId}`);
  const issuer = await issuerOf(write);
  const proforma = Proforma.issue(write.actor, { ...owed, issuer, buyer }, write.now);
  write.em.persist(proforma);
  record(write, { entity: ENTITY, id: proforma.id }, { action: 'issue', from: null, to: 'issued' });
  await flush(write);
  const of = poolId ? sql`pool_id = ${poolId}` : sql`period_id = ${periodId}`;
  await write.db.run(sql`update proforma set replaced_by = ${proforma.id} where ${of}
    and organisation_id = ${organisationId} and status = 'replaced' and replaced_by is null`);
  return proforma;
};

/* Issues a proforma for seats of a locked pool. */
const issueFor = async (
  write: Write<Actor>,
  { poolId, ...subject }: PricedSubject,
  organisationId: string,
  seats: DueSeat[],
) => {
  const total = seats.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;
  const proforma = await issueOne(write, { poolId, periodId: null, organisationId, total, subject });
  await storeLines(write, proforma, seats);
};

/** A period of a package that is to be paid. */
export interface OwedPeriod {
  periodId: string;
  organisationId: string;
  /** Lei. */
  total: number;
  subject: PeriodSubject;
}

/** Issues the proforma for a locked period of a package that has none. */
export const issueForPeriod = (write: Write<Actor>, owed: OwedPeriod): Promise<Proforma> =>
  issueOne(write, { poolId: null, ...owed });

/**
 * Ends the unpaid proforma of a locked period, if there is one: `replace` where another one follows. Returns whether there was one.
 */
export const endForPeriod = async (
  write: Write<Actor>,
  periodId: string,
  how: 'replace' | 'withdraw',
): Promise<boolean> => {
  const { actor, now } = write;
  const unpaid = await findRow(write, Proforma, { periodId, status: 'issued' }, { lock: true });
  if (!unpaid) return false;
  record(write, { entity: ENTITY, id: unpaid.id }, unpaid[how](actor, now));
  await flush(write);
  return true;
};

interface Asked {
  kind: SeatKind;
  id: string;
  /** The actor's own by default; the association names another one. */
  organisationId?: string;
}

/**
 * Issues the proforma of an organisation for its seats that are on none; without effect where it has an unpaid one, which always has
 * all of them. Throws `not_found` and `proforma.nothing_due`.
 */
export const issueProforma = async (write: Write<Actor>, { organisationId, ...of }: Asked): Promise<void> => {
  const { actor, db } = write;
  const subject = found(await readSubject(db, actor, of));
  const whose = { poolId: subject.poolId, organisationId: organisationId ?? actor.organisationId };
  await lockPool(write, whose.poolId);
  if (await lockUnpaid(write, whose)) return;
  const seats = await dueSeats(db, whose.poolId, whose.organisationId);
  if (seats.length === 0) throw new DomainError('proforma.nothing_due');
  await issueFor(write, subject, whose.organisationId, seats);
  if (actor.kind !== 'admin') return;
  const { kind } = await partyWhere(write, sql`o.id = ${whose.organisationId}`);
  notify(write, [whose.organisationId], NOTIFICATIONS.issued(kind, subject));
};

const linesOf = ({ db }: Write<unknown>, { id }: Proforma): Promise<DueSeat[]> =>
  db.run(
    sql<DueSeat>`select registration_id as "registrationId", price::float8 as price from proforma_line
      where proforma_id = ${id} order by registration_id`,
  );

/**
 * Replaces the unpaid proforma of an organisation in a locked pool whose seats have changed, or withdraws it where none is left. Returns
 * the number that is not to be paid any more; null where nothing changed.
 */
export const followSeats = async (write: Write<Actor>, whose: Whose): Promise<string | null> => {
  const { actor, db, now } = write;
  const unpaid = await lockUnpaid(write, whose);
  if (!unpaid) return null;
  const seats = await dueSeats(db, whose.poolId, whose.organisationId);
  if (JSON.stringify(seats) === JSON.stringify(await linesOf(write, unpaid))) return null;
  const isOver = seats.length === 0;
  record(write, { entity: ENTITY, id: unpaid.id }, isOver ? unpaid.withdraw(actor, now) : unpaid.replace(actor, now));
  await flush(write);
  if (!isOver) await issueFor(write, found(await subjectOfPool(db, whose.poolId)), whose.organisationId, seats);
  return unpaid.number;
};

const tellFollowed = async (write: Write<Actor>, { poolId, organisationId }: Whose, number: string): Promise<void> => {
  const { kind } = await partyWhere(write, sql`o.id = ${organisationId}`);
  const subject = found(await subjectOfPool(write.db, poolId));
  notify(write, [organisationId], NOTIFICATIONS.followed(kind, subject, number));
};

/** Listener of `seats.changed`. An organisation is told of what somebody else changed. */
export const followChange = async (
  write: Write<Actor>,
  { poolId, organisationId }: { poolId: string; organisationId: string | null },
): Promise<void> => {
  await flush(write);
  const unpaid = await write.db.run(
    sql<{ organisationId: string }>`select organisation_id as "organisationId" from proforma where pool_id = ${poolId}
      and status = 'issued' and (${organisationId}::uuid is null or organisation_id = ${organisationId}::uuid) order by id`,
  );
  for (const { organisationId: own } of unpaid) {
    const number = await followSeats(write, { poolId, organisationId: own });
    if (number && own !== write.actor.organisationId)
      await tellFollowed(write, { poolId, organisationId: own }, number);
  }
};
