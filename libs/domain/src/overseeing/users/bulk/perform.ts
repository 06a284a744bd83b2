import type { AnyBulk } from '@psp/contracts/bulk-act-names';
import type { Package } from '@psp/contracts/organisations';
import { sql } from 'kysely';
import { lock, lockAll } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { record } from '../../../operating/audit/record.ts';
import { enqueue } from '../../../operating/jobs/enqueue.ts';
import { isWithinLimit } from '../../../operating/limits/limit.ts';
import { notifyOwners } from '../../../operating/notifications/notify.ts';
import { oneRow } from '../../../sql.ts';
import { flush, type Write } from '../../../write.ts';
import { resendConfirmation } from '../../../joining/applications/resend-confirmation.ts';
import { Invitation } from '../../../joining/members/invitation.entity.ts';
import { Organisation } from '../../../joining/organisations/organisation.entity.ts';
import { followPackage } from '../../packages/follow.ts';
import { NOTIFICATIONS } from '../notifications.ts';
import { inviteImported } from '../imports/invite.ts';
import { proposeSuspension } from '../suspensions/commands.ts';

/** Days in which an organisation is reminded of its profile once. */
const REMINDED_DAYS = 7;

export interface Task {
  action: AnyBulk;
  subjectId: string;
  reason: string;
  package: Package | null;
}

const lockApproved = async (write: Write<Actor>, id: string): Promise<Organisation> => {
  const organisation = await lock(write, Organisation, { id });
  if (organisation.kind === 'admin' || organisation.status !== 'approved')
    throw new DomainError('bulk-act.not_approved');
  return organisation;
};

const remindProfile = async (write: Write<Actor>, { subjectId }: Task): Promise<void> => {
  const { db, now } = write;
  const organisation = await lockApproved(write, subjectId);
  const reminded = await oneRow(
    db,
    sql`select 1 from audit where entity_id = ${subjectId} and action = 'organisation.remindProfile' and outcome = 'done'
      and at > ${now}::timestamptz - make_interval(days => ${REMINDED_DAYS})`,
  );
  if (reminded) throw new DomainError('bulk-act.reminded');
  const { status } = organisation;
  record(write, { entity: 'organisation', id: subjectId }, { action: 'remindProfile', from: status, to: status });
  notifyOwners(write, subjectId, NOTIFICATIONS.profileReminder(organisation));
};

const setPackage = async (write: Write<Actor>, { subjectId, package: chosen, reason }: Task): Promise<void> => {
  const organisation = await lockApproved(write, subjectId);
  if (organisation.kind !== 'uat' || chosen === null) throw new DomainError('bulk-act.no_package');
  const from = organisation.package ?? null;
  if (from === chosen) throw new DomainError('bulk-act.same_package');
  const change = { action: 'setPackage', from, to: chosen };
  record(write, { entity: 'organisation', id: subjectId }, change, { reason });
  organisation.describe({ package: chosen }, write.now);
  await followPackage(write, subjectId, chosen, reason);
  notifyOwners(write, subjectId, NOTIFICATIONS.packageChanged(organisation, chosen, reason));
};

/* The invitations of an organisation that nobody answered get new links, as far as each address may be written to today. */
const resendInvitations = async (write: Write<Actor>, { subjectId }: Task): Promise<void> => {
  const { db, now } = write;
  await lockApproved(write, subjectId);
  const unanswered = { organisationId: subjectId, acceptedAt: null, revokedAt: null };
  const invitations = await lockAll(write, Invitation, unanswered);
  if (invitations.length === 0) throw new DomainError('bulk-act.no_invitations');
  const sent: string[] = [];
  for (const invitation of invitations) {
    const { id, email } = invitation;
    if (!(await isWithinLimit(write, 'invite:email', `${email} ${subjectId}`))) continue;
    record(write, { entity: 'invitation', id }, invitation.resendByAssociation(now));
    sent.push(id);
  }
  if (sent.length === 0) throw new DomainError('invitation.too_often');
  await flush(write);
  await enqueue(db, 'send-link', ...sent.map((invitationId) => ({ kind: 'invitation' as const, invitationId })));
};

const suspend = async (write: Write<Actor>, { subjectId, reason }: Task): Promise<void> => {
  const { id, version } = await lockApproved(write, subjectId);
  await proposeSuspension(write, { id, version, reason });
};

const confirm = (write: Write<Actor>, { subjectId }: Task): Promise<void> =>
  resendConfirmation(write, { id: subjectId });

const PERFORM: Record<AnyBulk, (write: Write<Actor>, task: Task) => Promise<void>> = {
  remindProfile,
  setPackage,
  resendInvitations,
  proposeSuspension: suspend,
  resendConfirmation: confirm,
  inviteOrganisations: (write, { subjectId }) => inviteImported(write, subjectId),
};

/** Performs an act on one row. Throws the DomainError that says why the row is refused. */
export const perform = (write: Write<Actor>, task: Task): Promise<void> => PERFORM[task.action](write, task);
