import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrganisationStatus } from '@psp/contracts/common';
import { cuiProblem } from '@psp/contracts/cui';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { type Message, notify } from '../../communicating/notifications/notify.ts';
import type { Change } from '../../state-machine.ts';
import { expectFreeCui } from './cui.ts';
import { NOTIFICATIONS } from './notifications.ts';
import type { Organisation } from './organisation.entity.ts';
import { lockOrganisation, mailOwners } from './owners.ts';

interface Input {
  id: string;
  version: number;
  reason: string;
}

interface Decision {
  change: (organisation: Organisation, actor: Actor, reason: string, now: Date) => Change<OrganisationStatus>;
  message: (organisation: Organisation, reason: string) => Message;
  mail: 'rejected' | 'needs-info' | 'suspended' | 'restored';
}

const decision =
  ({ change, message, mail }: Decision) =>
  async (em: EntityManager, actor: Actor, { id, version, reason }: Input, now: Date): Promise<void> => {
    const organisation = await lockOrganisation(em, id);
    expectVersion(organisation, version);
    record(em, actor, { entity: 'organisation', id }, change(organisation, actor, reason, now), { reason });
    await notify(em, [id], message(organisation, reason));
    await mailOwners(em, organisation, mail, { reason });
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
  em: EntityManager,
  actor: Actor,
  { id, version, cuiOverrideReason }: { id: string; version: number; cuiOverrideReason: string },
  now: Date,
): Promise<void> => {
  const organisation = await lockOrganisation(em, id);
  expectVersion(organisation, version);
  const problem = cuiProblem(organisation.cui ?? '');
  const override = problem && cuiOverrideReason ? cuiOverrideReason : null;
  const change = organisation.approve(actor, override, now);
  if (problem && !override) throw new DomainError('application.cui_override_required');
  await expectFreeCui(em, id, organisation.cui ?? null);
  // Among the details, not as the reason: that one the applicant reads in their own history.
  const details = { cui: problem ?? 'ok', cuiOverrideReason: override };
  record(em, actor, { entity: 'organisation', id }, change, { details });
  await notify(em, [id], NOTIFICATIONS.approved(organisation));
  await mailOwners(em, organisation, 'approved', {});
};
