import { z } from 'zod';
import { approvedMembers, viewers } from './access.ts';
import { articleItem } from './articles.ts';
import { category, categoryNames } from './categorised.ts';
import { id, pageOf, paging, searchText } from './common.ts';
import { KNOWLEDGE_SHOWN, SOURCE_KINDS, type SourceKind } from './knowledge-categories.ts';
import { libraryItem } from './library.ts';
import { setFavourite } from './library-opinions.ts';
import { act, operations, read } from './operations.ts';
import { trainingItem } from './training.ts';

const kind = z.enum(Object.keys(SOURCE_KINDS) as SourceKind[]);

/** Without words, the sources of a kind or category, the newest first. */
export const knowledgeQuery = z.strictObject({
  ...paging,
  q: searchText,
  kind: kind.optional(),
  category: category.optional(),
  show: z.enum(KNOWLEDGE_SHOWN).default('all'),
});
export type KnowledgeQuery = z.infer<typeof knowledgeQuery>;

const source = { kind, id, title: z.string(), category: category.nullable() };

/** A source with the passage that matched. */
export const knowledgeItem = z.object({
  ...source,
  /** Null without a category. Optional until the next release. */
  categoryName: z.string().nullable().optional(),
  /** Address of the passage in its source; '' for the beginning. */
  anchor: z.string(),
  heading: z.string(),
  excerpt: z.string(),
  /** Of a document of the library; null for other kinds. */
  document: libraryItem.pick({ type: true, verifiedOn: true, rating: true, reviews: true }).nullable(),
});
export type KnowledgeItem = z.infer<typeof knowledgeItem>;

/** Sources by kind and by category, each under the other filters; kinds and categories without sources are absent. */
const counts = z.array(z.object({ kind, count: z.int() }));
const categoryCounts = z.array(z.object({ category, count: z.int() }));
export const knowledgeList = pageOf(knowledgeItem).extend({
  /** Beginnings of the words that were searched, without case and diacritics. */
  terms: z.array(z.string()),
  kinds: counts,
  categories: categoryCounts,
  categoryNames,
});
export type KnowledgeList = z.infer<typeof knowledgeList>;

/** Why a source is recommended: an open request, colleagues who opened it, or a domain of the institution. */
export const RECOMMENDED_FOR = ['request', 'colleagues', 'domain'] as const;
const recommended = z.object({
  ...source,
  reason: z.enum(RECOMMENDED_FOR),
  /** Number of the request, or name of the domain; '' for colleagues. */
  detail: z.string(),
  /** Colleagues who opened it; 0 for other reasons. */
  people: z.int(),
});
export type RecommendedSource = z.infer<typeof recommended>;

export const knowledgeHub = z.object({
  /** Number of sources that the reader may open. */
  kinds: counts,
  recommended: z.array(recommended).max(3),
  /** The newest published articles. */
  articles: z.array(articleItem).max(3),
  /** The reader's favourites that they may open, and the newest three. */
  favourites: z.object({ total: z.int(), items: z.array(z.object({ kind, id, title: z.string() })).max(3) }),
  /** Number of templates that the reader may open. */
  templates: z.int(),
  /** Number of coming courses, and the next one with free seats. */
  trainings: z.int(),
  training: trainingItem.nullable(),
});
export type KnowledgeHub = z.infer<typeof knowledgeHub>;

export const knowledgeOperations = operations(['uat', 'firma'], {
  search: read('/knowledge', { access: viewers, query: knowledgeQuery, view: knowledgeList }),
});

export const knowledgeHubOperations = operations(['uat'], {
  hub: read('/knowledge/hub', { access: viewers, view: knowledgeHub }),
});

export const favourite = z.object({ isFavourite: z.boolean() });
export type Favourite = z.infer<typeof favourite>;
/** Published articles as favourites of members and partners. */
export const articleFavouriteOperations = operations(['uat', 'firma'], {
  view: read('/knowledge/articles/:id/favourite', { access: viewers, view: favourite }),
  favour: act('library-favourite.set', 'POST /knowledge/articles/:id/favourite', {
    ...{ access: approvedMembers, body: setFavourite, view: favourite },
  }),
});
