import { z } from 'zod';
import { anyone } from './access.ts';
import { communityCard } from './communities.ts';
import { id, isoDateTime } from './common.ts';
import { file, operations, read } from './operations.ts';
import { partnerItem } from './partners.ts';
import { computedFigures, SECTIONS } from './site-content.ts';
import { countyCode } from './taxonomies.ts';

const { hero, figures, about, audiences, steps, testimonials, impact } = SECTIONS;
const happening = { at: isoDateTime, countyCode: countyCode.nullable() };

/** The newest good review and the newest article, if any. */
export const landingNews = z.object({
  review: z
    .object({ ...happening, author: z.string(), partnerId: id, partner: z.string(), rating: z.int() })
    .nullable(),
  article: z.object({ ...happening, id, title: z.string(), author: z.string() }).nullable(),
});
export type LandingNews = z.infer<typeof landingNews>;

/** Content of the landing page. `computed`: figures counted by the portal; null while all are stated. */
export const landingView = z.object({
  content: z.object({ hero, figures, about, audiences, steps, testimonials, impact }),
  computed: computedFigures.nullable(),
  byCounty: z.partialRecord(countyCode, z.int()),
  communities: z.array(communityCard).max(4),
  partners: z.array(partnerItem).max(8),
  news: landingNews,
  /** Published projects of the exchange. Absent in answers of the previous release. */
  exchangeProjects: z.int().optional(),
});
export type LandingView = z.infer<typeof landingView>;

/** `previzualizare`: secret of a preview of unpublished text. */
export const previewQuery = z.strictObject({ previzualizare: z.string().min(20).max(100).optional() });

export const landingOperations = operations(['public'], {
  view: read('/home', {
    access: anyone,
    topics: ['content', 'partners', 'communities', 'articles', 'exchange'],
    query: previewQuery,
    view: landingView,
  }),
  /** Also stale when partners change: the community of a suspended authority is not shown. */
  map: file('/home/map.svg', { access: anyone, topics: ['communities', 'partners'] }),
});
