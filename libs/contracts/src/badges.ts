import { z } from 'zod';
import { isoDateTime } from './common.ts';
import { BADGE_ACTIONS, BADGE_RULES, BADGE_STATES } from './company-names.ts';

/** The badge of a firm: state, missing conditions, and the last decision of the association. */
export const badgeView = z.object({
  state: z.enum(BADGE_STATES),
  lacks: z.array(z.enum(BADGE_RULES)),
  verifiedAt: isoDateTime.nullable(),
  askedAt: isoDateTime.nullable(),
  decidedAt: isoDateTime.nullable(),
  reason: z.string().nullable(),
  actions: z.array(z.enum(BADGE_ACTIONS)),
});
export type BadgeView = z.infer<typeof badgeView>;
