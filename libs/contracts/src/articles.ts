import { z } from 'zod';
import { anyone } from './access.ts';
import {
  id,
  isoDateTime,
  KINDS,
  pageOf,
  paging,
  type StatusLabel,
  searchText,
  version,
  requiredText,
} from './common.ts';
import { pictureView } from './images.ts';
import { call, file, operations, read } from './operations.ts';

export const ARTICLE_STATUSES = ['draft', 'pending', 'published', 'rejected', 'withdrawn'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];
export const ARTICLE_STATUS: Record<ArticleStatus, StatusLabel> = {
  draft: { label: 'Ciornă', tone: 'draft' },
  pending: { label: 'În așteptare', tone: 'waiting' },
  published: { label: 'Publicat', tone: 'success' },
  rejected: { label: 'Respins', tone: 'danger' },
  withdrawn: { label: 'Retras', tone: 'danger' },
};
/** Partners' label of the pending status. */
export const PENDING_FOR_PARTNER = 'În Revizie';

export const ARTICLE_ACTIONS = [
  'edit',
  'discard',
  'submit',
  'approve',
  'reject',
  'requestChanges',
  'reopen',
  'revise',
  'withdraw',
] as const;
export type ArticleAction = (typeof ARTICLE_ACTIONS)[number];

export const REVISION_STATUSES = ['pending', 'published', 'rejected'] as const;
export type RevisionStatus = (typeof REVISION_STATUSES)[number];
export const REVISION_ACTIONS = ['edit', 'approve', 'reject'] as const;
export type RevisionAction = (typeof REVISION_ACTIONS)[number];

/** Messages for required fields of an article. */
export const ARTICLE_MISSING = { title: 'Scrieți titlul.', category: 'Alegeți categoria.', body: 'Scrieți textul.' };
/** Form of an article. */
export const articleForm = z.strictObject({
  title: z.string().trim().min(1, ARTICLE_MISSING.title).max(200, 'Titlul poate avea cel mult 200 de caractere.'),
  category: requiredText(60, ARTICLE_MISSING.category),
  summary: z.string().trim().max(500, 'Rezumatul poate avea cel mult 500 de caractere.'),
  body: z.string().trim().min(1, ARTICLE_MISSING.body).max(100_000, 'Textul este prea lung.'),
  coverImageId: id.nullable(),
  /** Alternative text of the picture. */
  coverAlt: z.string().trim().max(300, 'Descrierea poate avea cel mult 300 de caractere.'),
});
const { summary, coverImageId, coverAlt } = articleForm.shape;

/** An author's text; `body` is HTML, `category` depends on the kind of organisation. */
export const articleContent = articleForm.extend({
  summary: summary.default(''),
  coverImageId: coverImageId.default(null),
  coverAlt: coverAlt.default(''),
});
export type ArticleContent = z.infer<typeof articleContent>;
export const editArticle = articleContent.extend({ version });
export type EditArticle = z.infer<typeof editArticle>;

/** Page size of the blog. */
export const ARTICLES_PER_PAGE = 15;

export const articleQuery = z.strictObject({
  ...paging,
  q: searchText,
  category: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional(),
});
export type ArticleQuery = z.infer<typeof articleQuery>;

export const blogCategory = z.object({ slug: z.string(), name: z.string() });
export type BlogCategory = z.infer<typeof blogCategory>;

/** Public author: the organisation, with the id of its public page if it has one. */
const articleAuthor = z.object({ name: z.string(), kind: z.enum(KINDS), profileId: id.nullable() });
export type ArticleAuthor = z.infer<typeof articleAuthor>;

export const articleItem = z.object({
  id,
  title: z.string(),
  excerpt: z.string(),
  /** The author's category and the corresponding one of the blog. */
  category: z.object({ name: z.string(), blogSlug: z.string(), blogName: z.string() }),
  author: articleAuthor,
  publishedAt: isoDateTime,
  views: z.int(),
  readingMinutes: z.int(),
  cover: pictureView.nullable(),
  coverAlt: z.string(),
});
export type ArticleItem = z.infer<typeof articleItem>;

/** A page of the blog, newest first, with the enabled categories. */
export const articleList = pageOf(articleItem).extend({ categories: z.array(blogCategory) });
export type ArticleList = z.infer<typeof articleList>;

export const articleView = articleItem.extend({
  /** Absolute URL, for sharing. */
  url: z.url(),
  /** Sanitised HTML. */
  body: z.string(),
  related: z.array(articleItem).max(3),
});
export type ArticleView = z.infer<typeof articleView>;

/* An author's name and page come from its organisation and, for an authority, from its community. */
const published = { access: anyone, topics: ['articles', 'partners', 'communities'] } as const;
/** The public blog. */
export const publicArticleOperations = operations(['public'], {
  list: read('/articles', { ...published, query: articleQuery, view: articleList }),
  feed: file('/articles/rss.xml', published),
  view: read('/articles/:id', { ...published, view: articleView }),
  countView: call('POST /articles/:id/views', { access: anyone, body: z.strictObject({}) }),
});
