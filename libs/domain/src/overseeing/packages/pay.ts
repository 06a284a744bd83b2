import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { markPaid, markUnpaid } from '../../attending/proformas/pay.ts';
import { Proforma } from '../../attending/proformas/proforma.entity.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { flush, type Write } from '../../write.ts';
import { applyPackage, ENTITY } from './begin.ts';
import { startNext } from './commands.ts';
import { type Held, inWords, lockHeld } from './load.ts';
import { NOTIFICATIONS } from './notifications.ts';
import type { PackagePeriod } from './period.entity.ts';
import { settleTold } from './settle.ts';

interface Payment {
  /** Id of the organisation. */
  id: string;
  proformaId: string;
  version: number;
}

/* A proforma for a period of the organisation, locked after the periods. */
const lockPaid = async (write: Write<Actor>, { id, proformaId }: Payment) => {
  const of = await lockHeld(write, id, true);
  const proforma = await lock(write, Proforma, { id: proformaId, organisationId: id });
  const period = found(of.all.find((one) => one.id === proforma.periodId));
  return { of, proforma, period };
};

/**
 * Marks the proforma of a package as paid on a day; a renewal begins with that, once. Its organisation is told. Throws `not_found`,
 * `version.stale`, `action.not_allowed` and `proforma.paid_later`.
 */
export const payForPackage = async (
  write: Write<Actor>,
  { paidOn, ...payment }: Payment & { paidOn: string },
): Promise<void> => {
  const { of, proforma, period } = await lockPaid(write, payment);
  markPaid(write, proforma, { version: payment.version, paidOn });
  await flush(write);
  if (period.status === 'proposed') await startNext(write, of, period);
  await settleTold(write, payment.id);
  notify(write, [payment.id], NOTIFICATIONS.paid(of.organisation, period, proforma.number));
};

/* Proposes a renewal again that began with its payment, and opens the period before it. */
const holdAgain = async (write: Write<Actor>, { all }: Held, period: PackagePeriod): Promise<void> => {
  const before = found(all.find((one) => one.id === period.follows));
  const { actor, now } = write;
  record(write, { entity: ENTITY, id: period.id }, period.act('hold', actor, now), {
    details: { title: inWords(period) },
  });
  await flush(write);
  record(write, { entity: ENTITY, id: before.id }, before.act('reopen', actor, now), {
    details: { title: inWords(before) },
  });
  if (!period.begunAt) return;
  period.begunAt = null;
  await applyPackage(write, before);
};

/**
 * Takes the payment of a package back with a reason, which its organisation is told; a renewal that began with it is proposed again.
 * Throws `not_found`, `version.stale`, `action.not_allowed`, `package-period.followed` when another period has begun since and
 * `package-period.renewal_prepared` while the next one is proposed.
 */
export const unpayForPackage = async (
  write: Write<Actor>,
  { reason, ...payment }: Payment & { reason: string },
): Promise<void> => {
  const { of, proforma, period } = await lockPaid(write, payment);
  if (period.status === 'closed') throw new DomainError('package-period.followed');
  if (period.follows && of.proposed) throw new DomainError('package-period.renewal_prepared');
  markUnpaid(write, proforma, { version: payment.version, reason });
  await flush(write);
  if (period.follows && period.status === 'open') await holdAgain(write, of, period);
  notify(write, [payment.id], NOTIFICATIONS.unpaid(of.organisation, proforma.number, reason));
};
