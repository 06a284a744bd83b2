import type { BadgeView } from '@psp/contracts/badges';
import { BADGE_ACTIONS, type BadgeAction, type BadgeRule, type BadgeState } from '@psp/contracts/company-names';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { OrganisationStatus } from '@psp/contracts/common';
import { type Doer, isAdmin, isSystem, canWriteFor } from '../../actor.ts';
import type { ErrorCode } from '@psp/contracts/errors';
import type { Sql } from '../../sql.ts';
import { stateMachine } from '../../state-machine.ts';

/** The columns on which the allowed actions on a firm's badge depend. */
export interface BadgeFacts {
  id: string;
  /** State of the badge. */
  status: BadgeState;
  /** Status of the firm. */
  standing: OrganisationStatus;
  lacks: readonly BadgeRule[];
}

/* Only for an approved firm that fulfils all conditions of the badge. */
const unlessComplete = ({ standing, lacks }: BadgeFacts): ErrorCode | null => {
  if (standing !== 'approved') return 'action.not_allowed';
  return lacks.length > 0 ? 'badge.conditions' : null;
};
const byAssociation = (doer: Doer): boolean => isAdmin(doer);

export const machine = stateMachine<BadgeFacts, BadgeState, BadgeAction | 'doubtBadge' | 'settleBadge'>({
  askBadge: { from: ['none'], to: 'asked', by: (doer, { id }) => canWriteFor(doer, id), unless: unlessComplete },
  giveBadge: { from: ['none', 'asked'], to: 'given', by: byAssociation, unless: unlessComplete },
  refuseBadge: { from: ['asked'], to: 'none', by: byAssociation },
  withdrawBadge: { from: ['given', 'doubted'], to: 'none', by: byAssociation },
  keepBadge: { from: ['doubted'], to: 'given', by: byAssociation },
  doubtBadge: { from: ['given', 'doubted'], to: 'doubted', by: isSystem },
  settleBadge: { from: ['given', 'doubted'], to: 'given', by: isSystem },
});

/** SQL array of the conditions of the badge that the firm `f` does not fulfil on the day of `now`. */
export const badgeLacks = (now: Date): Sql => sql`badge_lacks(f, ${romanianDay(now)}::date)`;

/** SQL condition: the badge of the organisation `o` waits for a decision. */
export const waitsForBadge = sql`(o.badge_asked_at is not null or o.badge_doubted_at is not null)`;

/** Fields of the badge of the firm `f` without actions, as arguments of json_build_object. */
export const badgeFields = (now: Date): Sql => sql`'state', case when f.badge_doubted_at is not null then 'doubted'
    when f.verified_at is not null then 'given' when f.badge_asked_at is not null then 'asked' else 'none' end,
  'lacks', ${badgeLacks(now)}, 'verifiedAt', f.verified_at, 'askedAt', f.badge_asked_at, 'decidedAt', f.badge_decided_at,
  'reason', f.badge_reason, 'id', f.id, 'standing', f.status`;

interface BadgeRow extends Omit<BadgeView, 'actions'> {
  id: string;
  standing: OrganisationStatus;
}

/** The badge of a firm with the actions that the doer may take at `now`. */
export const badgeOf = ({ id, standing, ...badge }: BadgeRow, doer: Doer, now: Date): BadgeView => {
  const { state, lacks } = badge;
  const allowed = machine.actionsFor({ id, standing, lacks, status: state }, doer, now);
  return { ...badge, actions: BADGE_ACTIONS.filter((action) => allowed.includes(action)) };
};
