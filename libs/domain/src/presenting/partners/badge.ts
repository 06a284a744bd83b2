import type { BadgeView } from '@psp/contracts/badges';
import { BADGE_ACTIONS, type BadgeAction, type BadgeRule, type BadgeState } from '@psp/contracts/company-names';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { OrganisationStatus } from '@psp/contracts/common';
import { type Doer, isAdmin, isSystem, writesFor } from '../../actor.ts';
import type { ErrorCode } from '@psp/contracts/errors';
import type { Sql } from '../../sql.ts';
import { stateMachine } from '../../state-machine.ts';

/** The columns on which it depends what may be done about a firm's badge. */
export interface BadgeFacts {
  id: string;
  /** Where the badge stands. */
  status: BadgeState;
  standing: OrganisationStatus;
  lacks: readonly BadgeRule[];
}

/* Only of a firm that works in the portal, and only with all that the badge asks for. */
const unlessComplete = ({ standing, lacks }: BadgeFacts): ErrorCode | null => {
  if (standing !== 'approved') return 'action.not_allowed';
  return lacks.length > 0 ? 'badge.conditions' : null;
};
const byAssociation = (doer: Doer): boolean => isAdmin(doer);

export const machine = stateMachine<BadgeFacts, BadgeState, BadgeAction | 'doubtBadge' | 'settleBadge'>({
  askBadge: { from: ['none'], to: 'asked', by: (doer, { id }) => writesFor(doer, id), unless: unlessComplete },
  giveBadge: { from: ['none', 'asked'], to: 'given', by: byAssociation, unless: unlessComplete },
  refuseBadge: { from: ['asked'], to: 'none', by: byAssociation },
  withdrawBadge: { from: ['given', 'doubted'], to: 'none', by: byAssociation },
  keepBadge: { from: ['doubted'], to: 'given', by: byAssociation },
  doubtBadge: { from: ['given', 'doubted'], to: 'doubted', by: isSystem },
  settleBadge: { from: ['given', 'doubted'], to: 'given', by: isSystem },
});

/** What the badge of the firm `f` asks for and it lacks on the day of a moment: an array. */
export const badgeLacks = (now: Date): Sql => sql`badge_lacks(f, ${romanianDay(now)}::date)`;

/** True of organisations `o` whose badge waits for a decision. */
export const waitsForBadge = sql`(o.badge_asked_at is not null or o.badge_doubted_at is not null)`;

/** The badge of the firm `f` without what may be done, as pairs of a JSON object. */
export const badgeFields = (now: Date): Sql => sql`'state', case when f.badge_doubted_at is not null then 'doubted'
    when f.verified_at is not null then 'given' when f.badge_asked_at is not null then 'asked' else 'none' end,
  'lacks', ${badgeLacks(now)}, 'verifiedAt', f.verified_at, 'askedAt', f.badge_asked_at, 'decidedAt', f.badge_decided_at,
  'reason', f.badge_reason, 'id', f.id, 'standing', f.status`;

interface BadgeRow extends Omit<BadgeView, 'actions'> {
  id: string;
  standing: OrganisationStatus;
}

/** The badge of a firm with what the doer may do about it now. */
export const badgeOf = ({ id, standing, ...badge }: BadgeRow, doer: Doer, now: Date): BadgeView => {
  const { state, lacks } = badge;
  const may = machine.actionsFor({ id, standing, lacks, status: state }, doer, now);
  return { ...badge, actions: BADGE_ACTIONS.filter((action) => may.includes(action)) };
};
