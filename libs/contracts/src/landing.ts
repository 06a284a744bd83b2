import { z } from 'zod';
import { communityCard } from './communities.ts';
import { id, isoDateTime } from './common.ts';
import { partnerItem } from './partners.ts';
import { computedFigures, SECTIONS } from './site-content.ts';
import { countyCode } from './taxonomies.ts';

const { hero, figures, about, audiences, steps, testimonials, impact } = SECTIONS;
const happening = { at: isoDateTime, countyCode: countyCode.nullable() };

/** The newest good review and the newest article; null where there is none yet. */
export const landingNews = z.object({
  review: z
    .object({ ...happening, author: z.string(), partnerId: id, partner: z.string(), rating: z.int() })
    .nullable(),
  article: z.object({ ...happening, id, title: z.string(), author: z.string() }).nullable(),
});
export type LandingNews = z.infer<typeof landingNews>;

/** The landing page in one read. `computed`: what the portal counts, null while every figure is stated. */
export const landingView = z.object({
  content: z.object({ hero, figures, about, audiences, steps, testimonials, impact }),
  computed: computedFigures.nullable(),
  byCounty: z.partialRecord(countyCode, z.int()),
  communities: z.array(communityCard).max(4),
  partners: z.array(partnerItem).max(8),
  news: landingNews,
});
export type LandingView = z.infer<typeof landingView>;

/** `previzualizare`: the secret with which the association sees a text that it has not published. */
export const previewQuery = z.strictObject({ previzualizare: z.string().min(20).max(100).optional() });
