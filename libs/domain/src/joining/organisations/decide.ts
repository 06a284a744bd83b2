import type { OrganisationStatus } from '@psp/contracts/common';
import { cuiProblem } from '@psp/contracts/cui';
import { type Acted, act, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { type Message, notify } from '../../communicating/notifications/message.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/rows.ts';
import type { Change } from '../../state-machine.ts';
import type { Write } from '../../write.ts';
import { expectFreeCui } from './cui.ts';
import { mailOwners } from './mail-owners.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Organisation } from './organisation.entity.ts';

/** Any organisation: the association decides on all of them. */
const ANY: Acted<Organisation> = { entity: 'organisation', type: Organisation, where: (id) => ({ id }) };

interface Decision {
  change: (organisation: Organisation, actor: Actor, reason: string, now: Date) => Change<OrganisationStatus>;
  message: (organisation: Organisation, reason: string) => Message;
  mail: 'rejected' | 'needs-info' | 'suspended' | 'restored';
}

const decision =
  ({ change, message, mail }: Decision) =>
  async (write: Write<Actor>, { reason, ...input }: Versioned & { reason: string }): Promise<void> => {
    const decide = (row: Organisation) => change(row, write.actor, reason, write.now);
    const organisation = await act(write, ANY, input, decide, { reason });
    notify(write, [organisation.id], message(organisation, reason));
    await mailOwners(write.db, organisation, mail, { reason });
  };

/** Asks the applicant to complete the application; the reason says what is missing. */
export const requestInfo = decision({
  change: (organisation, actor, reason, now) => organisation.requestInfo(actor, reason, now),
  message: (_, reason) => NOTIFICATIONS.infoRequested(reason),
  mail: 'needs-info',
});

export const rejectApplication = decision({
  change: (organisation, actor, reason, now) => organisation.reject(actor, reason, now),
  message: (_, reason) => NOTIFICATIONS.rejected(reason),
  mail: 'rejected',
});

/** Takes an approved organisation out of the portal: its people are refused from their next request on. */
export const suspendOrganisation = decision({
  change: (organisation, actor, reason, now) => organisation.suspend(actor, reason, now),
  message: NOTIFICATIONS.suspended,
  mail: 'suspended',
});

export const restoreOrganisation = decision({
  change: (organisation, actor, _, now) => organisation.restore(actor, now),
  message: NOTIFICATIONS.restored,
  mail: 'restored',
});

/**
 * Lets an applicant in. Throws `application.cui_override_required` when the tax code does not pass the check and no reason
 * is given, `organisation.cui_exists` when another organisation that was not refused has it.
 */
export const approveApplication = async (
  write: Write<Actor>,
  { id, version, cuiOverrideReason }: Versioned & { cuiOverrideReason: string },
): Promise<void> => {
  const { db, actor, now } = write;
  const organisation = await lock(write, Organisation, { id });
  expectVersion(organisation, version);
  const problem = cuiProblem(organisation.cui ?? '');
  const override = problem && cuiOverrideReason ? cuiOverrideReason : null;
  const change = organisation.approve(actor, override, now);
  if (problem && !override) throw new DomainError('application.cui_override_required');
  await expectFreeCui(db, id, organisation.cui);
  // Among the details, not as the reason: that one the applicant reads in their own history.
  const details = { cui: problem ?? 'ok', cuiOverrideReason: override };
  record(write, { entity: 'organisation', id }, change, { details });
  notify(write, [id], NOTIFICATIONS.approved(organisation));
  await mailOwners(db, organisation, 'approved', {});
};
