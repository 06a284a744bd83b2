import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Maker } from '../../operating/notifications/catalogue.ts';
import { record } from '../../operating/audit/record.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { lockPool } from '../seats/pool.ts';
import { ENTITY, followSeats, lockUnpaid } from './issue.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Proforma, type SeatSubject } from './proforma.entity.ts';

/* A proforma of seats, locked after its pool, in the order of all commands. */
const lockProforma = async (write: Write<Actor>, id: string): Promise<{ proforma: Proforma; poolId: string }> => {
  const row = found(await findRow(write, Proforma, { id }, { lock: false }));
  const poolId = found(row.poolId);
  await lockPool(write, poolId);
  return { poolId, proforma: await lock(write, Proforma, { id }) };
};

type Told = Pick<SeatSubject, 'kind' | 'id' | 'title'>;

const tell = async <More extends unknown[]>(
  write: Write<Actor>,
  { organisationId, subject, number }: Proforma,
  make: Maker<['uat' | 'firma', Told, string, ...More]>,
  ...more: More
): Promise<void> => {
  const row = await oneRow(
    write.db,
    sql<{ kind: 'uat' | 'firma' }>`select kind from organisation where id = ${organisationId}`,
  );
  if (subject.kind !== 'package') notify(write, [organisationId], make(found(row).kind, subject, number, ...more));
};

/** Marks a locked proforma as paid on a day. Throws `version.stale`, `action.not_allowed` and `proforma.paid_later`. */
export const markPaid = (
  write: Write<Actor>,
  proforma: Proforma,
  { version, paidOn }: { version: number; paidOn: string },
): void =>
  actOnLocked(write, { entity: ENTITY, row: proforma, version }, () => proforma.pay(write.actor, paidOn, write.now), {
    details: { paidOn },
  });

/** Takes the payment of a locked proforma back. Throws `version.stale` and `action.not_allowed`. */
export const markUnpaid = (
  write: Write<Actor>,
  proforma: Proforma,
  { version, reason }: { version: number; reason: string },
): void =>
  actOnLocked(write, { entity: ENTITY, row: proforma, version }, () => proforma.unpay(write.actor, write.now), {
    reason,
  });

/** Marks a proforma of seats as paid on a day; its organisation is notified. Throws `version.stale`, `action.not_allowed` and `proforma.paid_later`. */
export const payProforma = async (
  write: Write<Actor>,
  { id, ...payment }: Versioned & { paidOn: string },
): Promise<void> => {
  const { proforma } = await lockProforma(write, id);
  markPaid(write, proforma, payment);
  await tell(write, proforma, NOTIFICATIONS.paid);
};

/**
 * Takes the payment of a proforma of seats back with a reason, which its organisation is told. Where the seats have changed since, also by seats on
 * another unpaid proforma, one new proforma replaces them all. Throws `version.stale` and `action.not_allowed`.
 */
export const unpayProforma = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const { proforma, poolId } = await lockProforma(write, id);
  const whose = { poolId, organisationId: proforma.organisationId };
  const other = await lockUnpaid(write, whose);
  markUnpaid(write, proforma, { version, reason });
  if (other) {
    record(write, { entity: ENTITY, id: other.id }, other.replace(actor, now));
    // Before the first one waits again: an organisation has one unpaid proforma.
    await write.db.run(sql`update proforma set status = 'replaced' where id = ${other.id}`);
  }
  await tell(write, proforma, NOTIFICATIONS.unpaid, reason);
  await flush(write);
  await followSeats(write, whose);
};
