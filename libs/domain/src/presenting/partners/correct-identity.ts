import { CUI_MESSAGES, cuiProblem } from '@psp/contracts/cui';
import type { CorrectIdentity } from '@psp/contracts/identity-corrections';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { expectFreeCui, lockClaims } from '../../joining/organisations/cui.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { settleRivals } from '../../joining/organisations/settle-rivals.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { bySystem, flush, type Write } from '../../write.ts';
import { reviewBadge } from './decide-badge.ts';
import { NOTIFICATIONS } from './notifications.ts';

/* A tax code with a wrong control digit is accepted if somebody confirms that they checked it; the reason is stored. */
const overrideOf = ({ cui, cuiConfirmed, reason }: CorrectIdentity): string | null => {
  const problem = cuiProblem(cui);
  if (problem && !cuiConfirmed) throw new DomainError('body.invalid', { fields: { cui: CUI_MESSAGES[problem] } });
  return problem && reason;
};

/**
 * Corrects the tax code and the trade register number of an approved firm, notifies it and reviews its badge. Ends other open
 * claims to a new tax code. Throws `not_found`, `version.stale`, `action.not_allowed`, `organisation.cui_exists`, and
 * `body.invalid` (field `cui`) for an invalid code or if nothing changes.
 */
export const correctIdentity = async (
  write: Write<Actor>,
  { id, ...input }: CorrectIdentity & { id: string },
): Promise<void> => {
  const { db, actor, now } = write;
  const { cui, reason, version } = input;
  await lockClaims(db, id, cui);
  const firm = await lock(write, Organisation, { id, kind: 'firma' });
  expectVersion(firm, version);
  const registrationNumber = input.registrationNumber || null;
  const before = { cui: firm.cui, registrationNumber: firm.registrationNumber };
  if (before.cui === cui && before.registrationNumber === registrationNumber)
    throw new DomainError('body.invalid', { fields: { cui: 'Schimbați CUI-ul sau numărul din registru.' } });
  const cuiOverrideReason = before.cui === cui ? firm.cuiOverrideReason : overrideOf(input);
  const change = firm.correctIdentity(actor, { cui, registrationNumber, cuiOverrideReason }, now);
  await expectFreeCui(write, id, cui);
  record(write, { entity: 'organisation', id }, change, {
    reason,
    details: { before, after: { cui, registrationNumber } },
  });
  notify(write, [id], NOTIFICATIONS.identityCorrected({ cui, registrationNumber }, reason));
  if (before.cui !== cui) await settleRivals(write, firm);
  await flush(write);
  await reviewBadge(bySystem(write), id);
};
