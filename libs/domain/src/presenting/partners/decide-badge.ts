import type { BadgeRule } from '@psp/contracts/company-names';
import { sql } from 'kysely';
import { lock, type Versioned } from '../../act.ts';
import type { Actor, SYSTEM } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { type Message, notify, notifyAdmins } from '../../operating/notifications/notify.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { type BadgeFacts, badgeLacks, machine } from './badge.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface Locked {
  firm: Organisation;
  facts: BadgeFacts;
}

/* Locks a firm with its badge until the transaction ends. */
const lockBadge = async (write: Write, id: string): Promise<Locked> => {
  const firm = await lock(write, Organisation, { id, kind: 'firma' });
  const row = found(
    await oneRow(
      write.db,
      sql<{ lacks: BadgeRule[] }>`select ${badgeLacks(write.now)} as lacks from organisation f where f.id = ${id}`,
    ),
  );
  const held = firm.badgeDoubtedAt ? 'doubted' : 'given';
  const status = firm.verifiedAt ? held : firm.badgeAskedAt ? 'asked' : 'none';
  return { firm, facts: { id, status, standing: firm.status, lacks: row.lacks } };
};

type Action = Parameters<typeof machine.apply>[1];

/* Applies an action to the badge, stores what the firm lacks now, and records the act. */
const applyAction = (write: Write, { firm, facts }: Locked, action: Action, reason: string | null = null): void => {
  const { actor, now } = write;
  const change = machine.apply(facts, action, actor, now);
  const has = change.to === 'given' || change.to === 'doubted';
  firm.verifiedAt = has ? (firm.verifiedAt ?? now) : null;
  firm.badgeAskedAt = change.to === 'asked' ? now : null;
  firm.badgeDoubtedAt = change.to === 'doubted' ? (firm.badgeDoubtedAt ?? now) : null;
  firm.badgeLacks = [...facts.lacks];
  if (reason !== null) Object.assign(firm, { badgeDecidedAt: now, badgeReason: reason });
  // The status of the organisation does not change; its badge is in the details.
  const unchanged = { action: change.action, from: firm.status, to: firm.status };
  const details = { badge: change.to, lacks: facts.lacks };
  record(write, { entity: 'organisation', id: firm.id }, unchanged, { reason, details });
};

/** Asks the association for the badge of the actor's firm. Throws `badge.conditions` if it does not fulfil all conditions. */
export const askBadge = async (write: Write<Actor>): Promise<void> => {
  const locked = await lockBadge(write, write.actor.organisationId);
  applyAction(write, locked, 'askBadge');
  notifyAdmins(write, NOTIFICATIONS.badgeAsked(locked.firm));
};

const decision =
  (action: 'giveBadge' | 'refuseBadge' | 'withdrawBadge' | 'keepBadge', message: (reason: string) => Message) =>
  async (write: Write<Actor>, { id, version, reason }: Versioned & { reason: string }): Promise<void> => {
    const locked = await lockBadge(write, id);
    expectVersion(locked.firm, version);
    applyAction(write, locked, action, reason);
    notify(write, [id], message(reason));
  };

/** Gives a firm the badge, also if it has not asked for it. Throws `badge.conditions`. */
export const giveBadge = decision('giveBadge', NOTIFICATIONS.badgeGiven);
export const refuseBadge = decision('refuseBadge', NOTIFICATIONS.badgeRefused);
export const withdrawBadge = decision('withdrawBadge', NOTIFICATIONS.badgeWithdrawn);
/** Lets a firm keep the badge although a condition is missing. It is reviewed again only when another condition is. */
export const keepBadge = decision('keepBadge', NOTIFICATIONS.badgeKept);

/** Reviews the badge of a firm; does nothing if the missing conditions are the same as before. */
export async function reviewBadge(write: Write<typeof SYSTEM>, id: string): Promise<void> {
  const locked = await lockBadge(write, id);
  const { firm, facts } = locked;
  if (!firm.verifiedAt || firm.status !== 'approved' || facts.lacks.join() === firm.badgeLacks.join()) return;
  const isNew = facts.lacks.some((rule) => !firm.badgeLacks.includes(rule));
  if (isNew) {
    applyAction(write, locked, 'doubtBadge');
    notify(write, [id], NOTIFICATIONS.badgeDoubted(facts.lacks));
    notifyAdmins(write, NOTIFICATIONS.badgeToReview(firm));
  } else if (facts.lacks.length === 0) applyAction(write, locked, 'settleBadge');
  else firm.badgeLacks = [...facts.lacks];
}

/**
 * Reviews the badges of firms whose missing conditions changed. If a condition is newly missing, notifies the firm and the
 * association, which decides; until then the firm keeps the badge.
 */
export const reviewBadges: TimedStep = {
  due: (now) => sql`select f.id from organisation f where f.kind = 'firma' and f.verified_at is not null
    and f.status = 'approved' and ${badgeLacks(now)} <> f.badge_lacks`,
  apply: reviewBadge,
};
