import { sql } from 'kysely';
import { type Acted, act, lock, type Versioned } from '../../../act.ts';
import { type Actor, SYSTEM } from '../../../actor.ts';
import type { TimedStep } from '../../../capability.ts';
import { momentInWords } from '../../../day-in-words.ts';
import { DomainError } from '../../../errors.ts';
import { expectVersion } from '../../../load.ts';
import { record } from '../../../operating/audit/record.ts';
import { type Message, notify, notifyAdmins } from '../../../operating/notifications/notify.ts';
import { markReadWhere } from '../../../operating/notifications/waiting.ts';
import { bySystem, flush, type Write } from '../../../write.ts';
import { personOf } from '../../../joining/accounts/person.ts';
import { suspendOrganisation } from '../../../joining/organisations/decide.ts';
import { Organisation } from '../../../joining/organisations/organisation.entity.ts';
import { organisationActions } from '../../../joining/organisations/transitions.ts';
import { NOTIFICATIONS, organisationPath } from '../notifications.ts';
import { SuspensionProposal } from './proposal.entity.ts';

type Reasoned = Versioned & { reason: string };

const PROPOSAL: Acted<SuspensionProposal> = {
  entity: 'suspension',
  type: SuspensionProposal,
  where: (id) => ({ id }),
};

/* An open proposal that has lapsed by its time, but not yet by the timed step, ends now. */
const endLapsed = async (write: Write<Actor>, organisationId: string): Promise<void> => {
  const { em, db, now } = write;
  const open = await em.findOne(SuspensionProposal, { organisationId, status: 'open' }, { refresh: true });
  if (!open) return;
  if (open.lapsesAt > now) {
    const { displayName } = await personOf(db, open.proposedBy);
    const when = momentInWords(open.createdAt);
    throw new DomainError(
      'suspension.open',
      undefined,
      `${displayName} a propus deja suspendarea, pe ${when}. O confirmă sau o respinge alt administrator.`,
    );
  }
  record(bySystem(write), { entity: 'suspension', id: open.id }, open.end('lapse', SYSTEM, null, now));
  // Before the new one is inserted: only one may be open.
  await flush(write);
};

/**
 * Proposes to suspend an approved organisation; `id` and `version` are the organisation's. Throws `suspension.open` while another
 * proposal waits, `action.not_allowed` when the organisation is not approved, `auth.forbidden` for the association itself.
 */
export const proposeSuspension = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<void> => {
  const { em, actor, now } = write;
  const organisation = await lock(write, Organisation, { id });
  expectVersion(organisation, version);
  if (!organisationActions(organisation, actor, now).includes('suspend')) {
    // Throws the refusal of the state machine, without changing the row.
    organisation.decide('suspend', actor, reason, now);
  }
  await endLapsed(write, id);
  const proposal = SuspensionProposal.of(actor, id, reason, now);
  em.persist(proposal);
  const change = { action: 'propose', from: 'none', to: proposal.status };
  record(write, { entity: 'suspension', id: proposal.id }, change, { reason });
  const message = NOTIFICATIONS.suspensionProposed(organisation, actor.displayName, reason, proposal.lapsesAt);
  notify(write, [actor.organisationId], message, actor.accountId);
};

const settle = (write: Write<unknown>, { organisationId }: SuspensionProposal): Promise<void> =>
  markReadWhere(
    write,
    sql`n.event = ${NOTIFICATIONS.suspensionProposed.event.name} and n.href = ${organisationPath({ id: organisationId })}`,
  );

/* Ends a proposal and notifies the other administrators. */
const ending = async (
  write: Write<Actor>,
  action: 'confirm' | 'decline' | 'withdraw',
  { reason = null, ...input }: Versioned & { reason?: string | null },
  message: (organisation: Organisation, who: string) => Message,
): Promise<{ proposal: SuspensionProposal; organisation: Organisation }> => {
  const { actor, now } = write;
  const end = (row: SuspensionProposal) => row.end(action, actor, reason, now);
  const proposal = await act(write, PROPOSAL, input, end, { reason });
  const organisation = await lock(write, Organisation, { id: proposal.organisationId });
  await settle(write, proposal);
  notify(write, [actor.organisationId], message(organisation, actor.displayName), actor.accountId);
  return { proposal, organisation };
};

/**
 * Confirms a proposal as a second administrator: the organisation is suspended. Throws `suspension.own`, `suspension.lapsed`,
 * `action.not_allowed` when the organisation is no longer approved.
 */
export const confirmSuspension = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { proposal, organisation } = await ending(write, 'confirm', input, NOTIFICATIONS.suspensionConfirmed);
  const { id, version } = organisation;
  await suspendOrganisation(write, { id, version, reason: proposal.reason });
};

/** Declines a proposal of another administrator, with a reason for its author. */
export const declineSuspension = async (write: Write<Actor>, input: Reasoned): Promise<void> => {
  await ending(write, 'decline', input, (organisation, who) =>
    NOTIFICATIONS.suspensionDeclined(organisation, who, input.reason),
  );
};

/** Withdraws the actor's own proposal. */
export const withdrawSuspension = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  await ending(write, 'withdraw', input, NOTIFICATIONS.suspensionWithdrawn);
};

/** Ends proposals that nobody decided within their seven days. */
export const lapseSuspensions: TimedStep = {
  due: (now) => sql`select s.id from suspension_proposal s where s.status = 'open' and s.lapses_at <= ${now}`,
  apply: async (write, id) => {
    const proposal = await lock(write, SuspensionProposal, { id });
    if (proposal.status !== 'open' || proposal.lapsesAt > write.now) return;
    record(write, { entity: 'suspension', id }, proposal.end('lapse', write.actor, null, write.now));
    const organisation = await lock(write, Organisation, { id: proposal.organisationId });
    await settle(write, proposal);
    notifyAdmins(write, NOTIFICATIONS.suspensionLapsed(organisation));
  },
};
