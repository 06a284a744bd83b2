import { sql } from 'kysely';
import { act, type Acted, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { romanianDay } from '@psp/contracts/romania';
import { record } from '../../operating/audit/record.ts';
import { type Message, notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { giveBack } from './balance.ts';
import { BenefitClaim } from './claim.entity.ts';
import { issueOf, lockCounted } from './claimed.ts';
import { issueName, type NamedIssue, NOTIFICATIONS } from './notifications.ts';

type Reasoned = Versioned & { reason: string };

const anyClaim: Acted<BenefitClaim> = { entity: 'benefit-claim', type: BenefitClaim, where: (id) => ({ id }) };

const tell = async (
  write: Write<unknown>,
  claim: BenefitClaim,
  message: (issue: NamedIssue) => Message,
): Promise<void> => notify(write, [claim.organisationId], message(await issueOf(write, claim.issueId)));

/** Approves a copy; it can then be shipped. */
export const approveClaim = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const claim = await act(write, anyClaim, on, (row) => row.approve(write.actor, write.now));
  await tell(write, claim, (issue) => NOTIFICATIONS.approved(claim, issue));
};

/** Refuses a copy for a reason that the firm reads; it may claim again. */
export const refuseClaim = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<void> => {
  const claim = await lockCounted(write, { id });
  const refuse = () => claim.refuse(write.actor, reason, write.now);
  actOnLocked(write, { entity: 'benefit-claim', row: claim, version }, refuse, { reason });
  await giveBack(write, claim);
  await tell(write, claim, (issue) => NOTIFICATIONS.refused(claim, issue, reason));
};

/** Ships a copy with its waybill number. */
export const shipCopy = async (write: Write<Actor>, { awb, ...on }: Versioned & { awb: string }): Promise<void> => {
  const ship = (row: BenefitClaim) => row.ship(write.actor, awb, write.now);
  const claim = await act(write, anyClaim, on, ship, { details: { title: `AWB ${awb}` } });
  await tell(write, claim, (issue) => NOTIFICATIONS.shipped(claim, issue, awb));
};

/** Accepts the layout of a page; it is printed with the issue. */
export const acceptLayout = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const claim = await act(write, anyClaim, on, (row) => row.acceptLayout(write.actor, write.now));
  await tell(write, claim, (issue) => NOTIFICATIONS.layoutAccepted(claim, issue));
};

/** Asks for changes of a layout; the firm sends it again. */
export const askChanges = async (write: Write<Actor>, { reason, ...on }: Reasoned): Promise<void> => {
  const ask = (row: BenefitClaim) => row.askChanges(write.actor, reason, write.now);
  const claim = await act(write, anyClaim, on, ask, { reason });
  await tell(write, claim, (issue) => NOTIFICATIONS.changesAsked(claim, issue, reason));
};

const missesLayout = (now: Date) => sql`c.status in ('awaiting_layout', 'changes_asked')
  and (m.status <> 'draft' or m.ads_until < ${romanianDay(now)}::date)`;

/**
 * Moves a page without a layout to the next issue once its last day is over, or ends the reservation where no later issue takes
 * layouts; the firm is told.
 */
export const moveLatePages: TimedStep = {
  due: (now) => sql`select c.id from benefit_claim c join magazine_issue m on m.id = c.issue_id
    where c.kind = 'ad' and ${missesLayout(now)} order by c.id`,
  apply: async (write, id) => {
    const { db, actor, now } = write;
    const claim = await lockCounted(write, { id });
    const late = await oneRow(
      db,
      sql`select from benefit_claim c join magazine_issue m on m.id = c.issue_id where c.id = ${id} and ${missesLayout(now)}`,
    );
    if (!late) return;
    const next = await oneRow(
      db,
      sql<{
        id: string;
      }>`select n.id from magazine_issue m, magazine_issue n where m.id = ${claim.issueId} and n.status = 'draft'
        and n.ads_until >= ${romanianDay(now)}::date and (n.year, n.number) > (m.year, m.number) order by n.year, n.number limit 1`,
    );
    const missed = await issueOf(write, claim.issueId);
    if (next) {
      const moved = await issueOf(write, next.id);
      const details = { title: issueName(moved) };
      record(write, { entity: 'benefit-claim', id }, claim.move(actor, next.id, now), { details });
      return notify(write, [claim.organisationId], NOTIFICATIONS.moved(claim, missed, moved));
    }
    record(write, { entity: 'benefit-claim', id }, claim.release(actor, now));
    await giveBack(write, claim);
    notify(write, [claim.organisationId], NOTIFICATIONS.released(claim, missed));
  },
};

/** Marks accepted pages as printed once their issue is published. */
export const printPages: TimedStep = {
  due: () => sql`select c.id from benefit_claim c join magazine_issue m on m.id = c.issue_id
    where c.status = 'accepted' and m.status = 'published' order by c.id`,
  apply: async (write, id) => {
    const claim = await lock(write, BenefitClaim, { id });
    const issue = await issueOf(write, claim.issueId);
    if (claim.status !== 'accepted' || !issue.isPublished) return;
    record(write, { entity: 'benefit-claim', id }, claim.print(write.actor, write.now));
    notify(write, [claim.organisationId], NOTIFICATIONS.printed(claim, issue));
  },
};
