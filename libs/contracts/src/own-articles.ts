import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { ARTICLE_ACTIONS, ARTICLE_STATUSES, articleContent, editArticle, REVISION_STATUSES } from './articles.ts';
import { historyEntry, id, isoDateTime, pageOf, paging, searchText, version, versioned } from './common.ts';
import { pictureView } from './images.ts';
import { act, call, operations, read, upload } from './operations.ts';

/** Filters of an organisation's articles, last changed first. */
export const ownArticleQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(['all', ...ARTICLE_STATUSES]).default('all'),
});
export type OwnArticleQuery = z.infer<typeof ownArticleQuery>;

export const ownArticleItem = z.object({
  id,
  title: z.string(),
  category: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  /** True while a revision of the published article waits for approval. */
  isRevised: z.boolean(),
  /** Reason of a rejection, return or withdrawal. */
  reason: z.string().nullable(),
  views: z.int(),
  readingMinutes: z.int(),
  publishedAt: isoDateTime.nullable(),
  updatedAt: isoDateTime,
  cover: pictureView.nullable(),
});
export type OwnArticleItem = z.infer<typeof ownArticleItem>;
export const ownArticleList = pageOf(ownArticleItem);
export type OwnArticleList = z.infer<typeof ownArticleList>;

/** A stored text with its cover picture. */
export const storedArticleText = z.object({
  title: z.string(),
  category: z.string(),
  summary: z.string(),
  body: z.string(),
  coverImageId: id.nullable(),
  coverAlt: z.string(),
  cover: pictureView.nullable(),
  /** Category name, and the one of the blog. */
  categoryName: z.string(),
  blogSlug: z.string(),
});
export type StoredArticleText = z.infer<typeof storedArticleText>;

/** Preview of a text; nothing is stored. */
export const articlePreview = storedArticleText.extend({ readingMinutes: z.int() });
export type ArticlePreview = z.infer<typeof articlePreview>;

/** Revision of a published article: pending, or rejected without a newer published one. */
export const articleProposal = z.object({
  id,
  status: z.enum(REVISION_STATUSES),
  version,
  reason: z.string().nullable(),
  createdAt: isoDateTime,
  text: storedArticleText,
});
export type ArticleProposal = z.infer<typeof articleProposal>;

/** Selectable category. */
export const articleCategory = z.object({ slug: z.string(), name: z.string() });
export const articleCategories = z.object({ items: z.array(articleCategory) });
export type ArticleCategories = z.infer<typeof articleCategories>;

/** The author's view of an article. */
export const ownArticleView = z.object({
  id,
  version,
  status: z.enum(ARTICLE_STATUSES),
  reason: z.string().nullable(),
  text: storedArticleText,
  proposal: articleProposal.nullable(),
  author: z.string(),
  views: z.int(),
  readingMinutes: z.int(),
  submittedAt: isoDateTime.nullable(),
  publishedAt: isoDateTime.nullable(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
  history: z.array(historyEntry),
  actions: z.array(z.enum(ARTICLE_ACTIONS)),
});
export type OwnArticleView = z.infer<typeof ownArticleView>;

const step = { access: editors, body: versioned, view: ownArticleView };
/** The organisation's own articles; acts return the article after the change. */
export const ownArticleOperations = operations(['uat', 'firma'], {
  list: read('/articles', { access: viewers, query: ownArticleQuery, view: ownArticleList }),
  categories: read('/article-categories', { access: viewers, view: articleCategories }),
  view: read('/articles/:id', { access: viewers, view: ownArticleView }),
  preview: call('POST /articles/preview', {
    access: editors,
    act: 'article.preview',
    body: articleContent,
    view: articlePreview,
  }),
  create: act('article.create', 'POST /articles', { ...step, body: articleContent }),
  edit: act('article.edit', 'PUT /articles/:id', { ...step, body: editArticle }),
  revise: act('article.revise', 'PUT /articles/:id/revision', { ...step, body: editArticle }),
  submit: act('article.submit', 'POST /articles/:id/submit', step),
  reopen: act('article.reopen', 'POST /articles/:id/reopen', step),
  discard: act('article.discard', 'POST /articles/:id/discard', { access: editors, body: versioned }),
  addPicture: upload('article.addPicture', '/articles/pictures', { access: editors, view: pictureView }),
});
