import { z } from 'zod';
import { withReason } from './common.ts';
import { cui, tradeRegister } from './registrations.ts';

/** What the association corrects of a firm's identity, and why; the reason also says why a tax code that does not pass the check is right. */
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
