import { z } from 'zod';
import { anyone } from './access.ts';
import { previewQuery } from './landing.ts';
import { operations, read } from './operations.ts';

/** What the footer shows: contact of the association that runs the portal, null for unknown. `phone` as stored, `+40` and nine digits. */
export const contactView = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  hours: z.string().nullable(),
  /** Words of the subscription form, with the version that it sends. Optional until the next release. */
  newsletterConsent: z.object({ version: z.string(), text: z.string(), link: z.string() }).optional(),
});
export type ContactView = z.infer<typeof contactView>;

export const contactOperations = operations(['public'], {
  view: read('/contact', { access: anyone, topics: ['content', 'partners'], query: previewQuery, view: contactView }),
});
