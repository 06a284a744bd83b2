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

/* The firm with its badge, locked until the transaction ends. */
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

/* Takes the firm where the act leads, as of what it lacks now. */
const take = (write: Write, { firm, facts }: Locked, action: Action, reason: string | null = null): void => {
  const { actor, now } = write;
  const change = machine.apply(facts, action, actor, now);
  const has = change.to === 'given' || change.to === 'doubted';
  firm.verifiedAt = has ? (firm.verifiedAt ?? now) : null;
  firm.badgeAskedAt = change.to === 'asked' ? now : null;
  firm.badgeDoubtedAt = change.to === 'doubted' ? (firm.badgeDoubtedAt ?? now) : null;
  firm.badgeLacks = [...facts.lacks];
  if (reason !== null) Object.assign(firm, { badgeDecidedAt: now, badgeReason: reason });
  // The organisation stands where it stood; its badge is among the details.
  const unchanged = { action: change.action, from: firm.status, to: firm.status };
  const details = { badge: change.to, lacks: facts.lacks };
  record(write, { entity: 'organisation', id: firm.id }, unchanged, { reason, details });
};

/** Asks the association for the badge of the actor's firm. Throws `badge.conditions` where something is missing for it. */
export const askBadge = async (write: Write<Actor>): Promise<void> => {
  const locked = await lockBadge(write, write.actor.organisationId);
  take(write, locked, 'askBadge');
  notifyAdmins(write, NOTIFICATIONS.badgeAsked(locked.firm));
};

const decision =
  (action: 'giveBadge' | 'refuseBadge' | 'withdrawBadge' | 'keepBadge', message: (reason: string) => Message) =>
  async (write: Write<Actor>, { id, version, reason }: Versioned & { reason: string }): Promise<void> => {
    const locked = await lockBadge(write, id);
    expectVersion(locked.firm, version);
    take(write, locked, action, reason);
    notify(write, [id], message(reason));
  };

/** Gives a firm the badge, whether it has asked or not. Throws `badge.conditions`. */
export const giveBadge = decision('giveBadge', NOTIFICATIONS.badgeGiven);
export const refuseBadge = decision('refuseBadge', NOTIFICATIONS.badgeRefused);
export const withdrawBadge = decision('withdrawBadge', NOTIFICATIONS.badgeWithdrawn);
/** Lets a firm keep the badge though something is missing; asked again only when something else is. */
export const keepBadge = decision('keepBadge', NOTIFICATIONS.badgeKept);

/** Looks again at the badge of a firm: nothing happens where it lacks what it lacked before. */
export async function reviewBadge(write: Write<typeof SYSTEM>, id: string): Promise<void> {
  const locked = await lockBadge(write, id);
  const { firm, facts } = locked;
  if (!firm.verifiedAt || firm.status !== 'approved' || facts.lacks.join() === firm.badgeLacks.join()) return;
  const isNew = facts.lacks.some((rule) => !firm.badgeLacks.includes(rule));
  if (isNew) {
    take(write, locked, 'doubtBadge');
    notify(write, [id], NOTIFICATIONS.badgeDoubted(facts.lacks));
    notifyAdmins(write, NOTIFICATIONS.badgeToReview(firm));
  } else if (facts.lacks.length === 0) take(write, locked, 'settleBadge');
  else firm.badgeLacks = [...facts.lacks];
}

/**
 * Looks again at the badges of firms for which something else is missing than before: what is missing anew is told to the firm
 * and put before the association, which decides; the badge stays until then.
 */
export const reviewBadges: TimedStep = {
  due: (now) => sql`select f.id from organisation f where f.kind = 'firma' and f.verified_at is not null
    and f.status = 'approved' and ${badgeLacks(now)} <> f.badge_lacks`,
  apply: reviewBadge,
};
