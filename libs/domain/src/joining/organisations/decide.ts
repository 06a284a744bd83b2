import { cuiProblem } from '@psp/contracts/cui';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { type Message, notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { emit } from '../../listeners.ts';
import type { Write } from '../../write.ts';
import { expectFreeCui, lockClaims } from './cui.ts';
import { mailOwners } from './mail-owners.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Organisation } from './organisation.entity.ts';
import { settleRivals } from './settle-rivals.ts';

declare module '../../listeners.ts' {
  interface Events {
    /** Decisions of the association on an organisation. */
    'organisation.requestInfo': { id: string };
    'organisation.reject': { id: string };
    'organisation.suspend': { id: string };
    'organisation.restore': { id: string };
  }
}

/** Not limited to the actor's organisation: the association decides on all of them. */
const ANY: Acted<Organisation> = { entity: 'organisation', type: Organisation, where: (id) => ({ id }) };

const decision =
  (
    action: 'requestInfo' | 'reject' | 'suspend' | 'restore',
    mail: 'needs-info' | 'rejected' | 'suspended' | 'restored',
    message: (organisation: Organisation, reason: string) => Message,
  ) =>
  async (write: Write<Actor>, { reason, ...input }: Versioned & { reason: string }): Promise<void> => {
    const { db, actor, now } = write;
    const kept = action === 'restore' ? null : reason;
    const decide = (row: Organisation) => row.decide(action, actor, kept, now);
    const organisation = await act(write, ANY, input, decide, { reason });
    notify(write, [organisation.id], message(organisation, reason));
    await emit(write, `organisation.${action}`, { id: organisation.id });
    await mailOwners(db, organisation, mail, { reason });
  };

/** Asks the applicant to complete the application; the reason says what is missing. */
export const requestInfo = decision('requestInfo', 'needs-info', (_, reason) => NOTIFICATIONS.infoRequested(reason));
export const rejectApplication = decision('reject', 'rejected', (_, reason) => NOTIFICATIONS.rejected(reason));
/** Suspends an approved organisation; its members are refused from their next request on. */
export const suspendOrganisation = decision('suspend', 'suspended', NOTIFICATIONS.suspended);
export const restoreOrganisation = decision('restore', 'restored', NOTIFICATIONS.restored);

/**
 * Approves an application and rejects the other open claims of its tax code. Throws `application.cui_override_required` when the
 * tax code fails the check and no reason is given, `organisation.cui_exists` when an approved organisation has it.
 */
export const approveApplication = async (
  write: Write<Actor>,
  { id, version, cuiOverrideReason }: Versioned & { cuiOverrideReason: string },
): Promise<void> => {
  const { db, actor, now } = write;
  await lockClaims(db, id);
  const organisation = await lock(write, Organisation, { id });
  const problem = cuiProblem(organisation.cui ?? '');
  const override = problem && cuiOverrideReason ? cuiOverrideReason : null;
  const approve = () => organisation.approve(actor, override, now);
  // Recorded as a detail, because applicants see the reason in their own history.
  const details = { cui: problem ?? 'ok', cuiOverrideReason: override };
  actOnLocked(write, { entity: 'organisation', row: organisation, version }, approve, { details });
  if (problem && !override) throw new DomainError('application.cui_override_required');
  await expectFreeCui(write, id, organisation.cui);
  notify(write, [id], NOTIFICATIONS.approved(organisation));
  await mailOwners(db, organisation, 'approved', { kind: organisation.kind });
  await settleRivals(write, organisation);
};
