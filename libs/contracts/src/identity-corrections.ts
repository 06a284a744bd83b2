import { z } from 'zod';
import { withReason } from './common.ts';
import { cui, tradeRegister } from './registrations.ts';

/** Correction of a firm's identity by the association. The reason also justifies a tax code with a wrong control digit. */
export const correctIdentity = withReason.extend({
  cui,
  /** True when a tax code with a wrong control digit was checked. */
  cuiConfirmed: z.boolean().default(false),
  /** '' for none. */
  registrationNumber: z.union([z.literal(''), tradeRegister], {
    error: ({ errors }) => (Array.isArray(errors) ? errors.at(-1)?.[0]?.message : undefined),
  }),
});
export type CorrectIdentity = z.infer<typeof correctIdentity>;
