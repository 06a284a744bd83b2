import { sql } from 'kysely';
import type { AcceptanceForm, RecordDiscountUse } from '@psp/contracts/discount-codes';
import { type Acted, act, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found as foundRow } from '../../load.ts';
import { newId } from '../../id.ts';
import { record } from '../../operating/audit/record.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { findCode, refusalOf } from './check-code.ts';
import { DiscountAcceptance, DiscountUse } from './code.entity.ts';
import { yearOf } from './make-code.ts';
import { NOTIFICATIONS } from './notifications.ts';

/**
 * Records that the actor's firm gave the discount for a code, and notifies both firms. Throws the causes of `refusalOf`,
 * `rate.limited`, and `discount.recorded_already` for a purchase that is recorded.
 */
export const recordUse = async (write: Write<Actor>, { code, note }: RecordDiscountUse): Promise<void> => {
  const { actor, db, now, em } = write;
  // Locked, so that the code cannot be replaced or ended meanwhile.
  const found = await findCode(db, code, yearOf(now), sql`for share of c`);
  const refusal = refusalOf(found, actor, yearOf(now));
  if (refusal) throw new DomainError(refusal);
  const { id, organisationId, name } = foundRow(found);
  await countAttempt(write, 'discount-use:account', actor.accountId);
  const use = DiscountUse.of(actor, id, note, now);
  em.persist(use);
  record(write, { entity: 'discount-use', id: use.id }, { action: 'record', from: null, to: 'recorded' });
  notify(write, [organisationId], NOTIFICATIONS.used(actor.organisationName, note));
  notify(write, [actor.organisationId], NOTIFICATIONS.recorded(name, note));
  await flush(write);
};

const uses: Acted<DiscountUse> = {
  entity: 'discount-use',
  type: DiscountUse,
  where: (id, { organisationId }) => ({ id, organisationId }),
};

/** Withdraws a use that was recorded by mistake, and notifies the owner of the code. Throws `version.stale`, `discount.withdraw_late`. */
export const withdrawUse = async (
  write: Write<Actor>,
  { reason, ...input }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, db, now } = write;
  const use = await act(write, uses, input, (one) => one.withdraw(actor, reason, now), { reason });
  const owner = await oneRow(
    db,
    sql<{ id: string }>`select organisation_id as id from discount_code where id = ${use.codeId}`,
  );
  notify(write, [foundRow(owner).id], NOTIFICATIONS.withdrawn(actor.organisationName, reason));
};

/** Sets whether the actor's firm gives the discount, and for what. Throws `version.stale`. */
export const setAcceptance = async (write: Write<Actor>, { version, ...form }: AcceptanceForm): Promise<void> => {
  const { actor, em } = write;
  const { organisationId, accountId } = actor;
  const known = await findRow(write, DiscountAcceptance, { organisationId }, { lock: true });
  if (known) expectVersion(known, version ?? 0);
  const row = known ?? Object.assign(new DiscountAcceptance(), { id: newId(), organisationId });
  const stateOf = (isOn: boolean) => (isOn ? 'on' : 'off');
  const from = known && stateOf(known.isOn);
  Object.assign(row, { ...form, accountId });
  em.persist(row);
  record(write, { entity: 'discount-acceptance', id: row.id }, { action: 'edit', from, to: stateOf(form.isOn) });
  await flush(write);
};
