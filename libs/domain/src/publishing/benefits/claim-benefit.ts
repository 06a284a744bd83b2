import type { ClaimCopy } from '@psp/contracts/benefits';
import { LAYOUT_TYPES } from '@psp/contracts/benefits';
import { sql } from 'kysely';
import { act, type Acted, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { attachToClaim } from '../../operating/attachments/attach.ts';
import { record } from '../../operating/audit/record.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { giveBack, lockBalance, take, yearOf } from './balance.ts';
import { BenefitClaim, type Delivery } from './claim.entity.ts';
import { issueOf, lockCounted } from './claimed.ts';
import { issueName, type NamedIssue, NOTIFICATIONS } from './notifications.ts';

const ownClaims: Acted<BenefitClaim> = {
  entity: 'benefit-claim',
  type: BenefitClaim,
  where: (id, { organisationId }) => ({ id, organisationId }),
};

/* Takes one of the allowance and stores the claim. A claim that was made meanwhile is told from a used allowance. */
const store = async (write: Write<Actor>, claim: BenefitClaim, action: 'request' | 'reserve', issue: NamedIssue) => {
  await countAttempt(write, 'benefit-claim:organisation', claim.organisationId);
  const isClaimed = sql`exists (select from benefit_claim where organisation_id = ${claim.organisationId} and kind = ${claim.kind}
    and scope = ${claim.scope} and number = ${claim.number} and status not in ('refused', 'released', 'cancelled'))`;
  await lockBalance(write, claim);
  const before = await oneRow(write.db, sql<{ isClaimed: boolean }>`select ${isClaimed} as "isClaimed"`);
  if (before?.isClaimed) throw new DomainError('benefit.claimed');
  await take(write, claim);
  write.em.persist(claim);
  const details = { title: issueName(issue) };
  record(write, { entity: 'benefit-claim', id: claim.id }, { action, to: claim.status }, { details });
  notifyAdmins(write, NOTIFICATIONS.claimed(claim, issue, write.actor));
  await flush(write);
  return claim.id;
};

/**
 * Asks for a printed copy of a published issue; the association decides. Throws `benefit.issue`, `benefit.used_up` and, for a copy
 * that is claimed already, `benefit.claimed`.
 */
export const claimCopy = async (write: Write<Actor>, { issueId, number, address, attention }: ClaimCopy) => {
  const issue = await issueOf(write, issueId);
  if (!issue.isPublished) throw new DomainError('benefit.issue');
  const claimed = { issueId, scope: issueId, number };
  return store(write, BenefitClaim.copy(write.actor, claimed, { address, attention }, write.now), 'request', issue);
};

/** Reserves an advertising page of this year in an issue that still takes layouts. Throws like `claimCopy`. */
export const reserveAd = async (write: Write<Actor>, { issueId, number }: { issueId: string; number: number }) => {
  const issue = await issueOf(write, issueId);
  if (!issue.takesLayouts) throw new DomainError('benefit.issue');
  const claimed = { issueId, scope: String(yearOf(write.now)), number };
  return store(write, BenefitClaim.ad(write.actor, claimed, write.now), 'reserve', issue);
};

/** Confirms that a copy has arrived. */
export const receiveCopy = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  await act(write, ownClaims, on, (claim) => claim.receive(write.actor, write.now));
};

/** Changes where a copy goes, until it is shipped. */
export const changeAddress = async (write: Write<Actor>, { address, attention, ...on }: Versioned & Delivery) => {
  await act(write, ownClaims, on, (claim) => claim.changeAddress(write.actor, { address, attention }, write.now));
};

/**
 * Sends the layout of a page, a file that the firm uploaded. Throws `benefit.ads_closed` after the last day of the issue,
 * `benefit.layout_type`, and `attachment.gone` for a file of somebody else.
 */
export const sendLayout = async (write: Write<Actor>, { fileId, ...on }: Versioned & { fileId: string }) => {
  const { db, actor, now } = write;
  const claim = await lock(write, BenefitClaim, ownClaims.where(on.id, actor));
  const issue = await issueOf(write, claim.issueId);
  const file = await oneRow(
    db,
    sql<{ type: string; name: string }>`select content_type as type, name from stored_file where id = ${fileId}
      and organisation_id = ${actor.organisationId} and purpose = 'attachment'`,
  );
  if (!file) throw new DomainError('attachment.gone');
  if (!LAYOUT_TYPES.some((type) => type === file.type)) throw new DomainError('benefit.layout_type');
  const send = () => {
    const change = claim.sendLayout(actor, now);
    if (!issue.takesLayouts) throw new DomainError('benefit.ads_closed');
    return change;
  };
  actOnLocked(write, { entity: 'benefit-claim', row: claim, version: on.version }, send, {
    details: { title: file.name },
  });
  await attachToClaim(write, claim.id, [fileId]);
  notifyAdmins(write, NOTIFICATIONS.layoutSent(claim, issue, actor));
};

/** Takes a claim back before it is shipped or accepted; the firm may claim again. */
export const cancelClaim = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const claim = await lockCounted(write, { id, organisationId: actor.organisationId });
  actOnLocked(write, { entity: 'benefit-claim', row: claim, version }, () => claim.cancel(actor, now));
  await giveBack(write, claim);
};
