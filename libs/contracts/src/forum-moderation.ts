import { z } from 'zod';
import { editors, viewers } from './access.ts';
import {
  historyEntry,
  id,
  isoDateTime,
  pageOf,
  paging,
  party,
  searchText,
  version,
  versioned,
  withReason,
  upTo,
} from './common.ts';
import { categorySlug, FLAG_REASONS, FORUM_READERS, forumPost, postAuthor, topicItem } from './forum.ts';
import { act, operations, read } from './operations.ts';

/** Why a post waits for a decision. */
export const WAITING_KINDS = ['pending', 'flagged', 'contested'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export const waitingQuery = z.strictObject({
  ...paging,
  q: searchText,
  kind: z.enum(['all', ...WAITING_KINDS]).default('all'),
});
export type WaitingQuery = z.infer<typeof waitingQuery>;

export const waitingPost = z.object({
  id,
  kind: z.enum(WAITING_KINDS),
  topic: z.object({ id, title: z.string() }),
  isOpening: z.boolean(),
  author: postAuthor,
  excerpt: z.string(),
  /** Since when it waits. */
  at: isoDateTime,
});
export type WaitingPost = z.infer<typeof waitingPost>;
/** `waiting` counts all posts that wait, without filters. */
export const waitingPosts = pageOf(waitingPost).extend({ waiting: z.int() });
export type WaitingPosts = z.infer<typeof waitingPosts>;

export const moderatedPost = z.object({
  post: forumPost,
  topic: topicItem.pick({ id: true, title: true, category: true }),
  isOpening: z.boolean(),
  /** Published posts of its author, whom the association may know already. */
  published: z.int(),
  /** Words of the filter that it contains. */
  words: z.array(z.string()),
  flags: z.array(
    z.object({
      reason: z.enum(FLAG_REASONS),
      text: z.string(),
      by: party,
      at: isoDateTime,
      status: z.enum(['open', 'dismissed', 'upheld']),
    }),
  ),
  /** What the author says against the removal. */
  contest: z.object({ text: z.string(), at: isoDateTime }).nullable(),
  removedBy: z.string().nullable(),
  history: z.array(historyEntry),
});
export type ModeratedPost = z.infer<typeof moderatedPost>;

const name = z.string().trim().min(1, 'Scrieți numele.').max(80, 'Numele poate avea cel mult 80 de caractere.');
export const categoryForm = z.strictObject({
  name,
  readers: z.enum(FORUM_READERS),
  /** Members of this domain see its topics among the news of their dashboard; null for none. */
  domain: upTo(60).nullable().default(null),
  isOn: z.boolean().default(true),
});
export type CategoryForm = z.infer<typeof categoryForm>;
export const editedCategory = z.object({
  slug: z.string(),
  version,
  name: z.string(),
  readers: z.enum(FORUM_READERS),
  domain: z.string().nullable(),
  isOn: z.boolean(),
  topics: z.int(),
});
export type EditedCategory = z.infer<typeof editedCategory>;
export const editedCategories = z.object({ items: z.array(editedCategory) });

const filterWord = z
  .string()
  .trim()
  .min(3, 'Scrieți cel puțin trei litere.')
  .max(60, 'Un cuvânt poate avea cel mult 60 de caractere.');
export const filterWordForm = z.strictObject({ word: filterWord });
export const filterWords = z.object({
  items: z.array(z.object({ word: z.string(), by: z.string(), at: isoDateTime })),
});
export type FilterWords = z.infer<typeof filterWords>;
/** Published posts of the last year that a word would have held back. */
export const wordPreview = z.object({
  total: z.int(),
  posts: z.array(z.object({ id, topicId: id, topic: z.string(), excerpt: z.string() })),
});
export type WordPreview = z.infer<typeof wordPreview>;

const slugParams = z.object({ slug: categorySlug });
const decision = { access: editors, view: moderatedPost };
const topicStep = { access: editors, body: versioned };
/** The association's side of the forum: posts that wait, topics, categories, and the words that hold a post back. */
export const forumModerationOperations = operations(['admin'], {
  posts: read('/forum/posts', { access: viewers, query: waitingQuery, view: waitingPosts }),
  post: read('/forum/posts/:id', { access: viewers, view: moderatedPost }),
  approve: act('forum-post.approve', 'POST /forum/posts/:id/approve', { ...decision, body: versioned }),
  removePost: act('forum-post.remove', 'POST /forum/posts/:id/remove', { ...decision, body: withReason }),
  keep: act('forum-post.keep', 'POST /forum/posts/:id/keep', { ...decision, body: withReason }),
  uphold: act('forum-post.uphold', 'POST /forum/posts/:id/uphold', { ...decision, body: withReason }),
  restore: act('forum-post.restore', 'POST /forum/posts/:id/restore', { ...decision, body: withReason }),
  lock: act('forum-topic.lock', 'POST /forum/topics/:id/lock', { access: editors, body: withReason }),
  unlock: act('forum-topic.unlock', 'POST /forum/topics/:id/unlock', topicStep),
  pin: act('forum-topic.pin', 'POST /forum/topics/:id/pin', topicStep),
  unpin: act('forum-topic.unpin', 'POST /forum/topics/:id/unpin', topicStep),
  move: act('forum-topic.move', 'POST /forum/topics/:id/move', {
    access: editors,
    body: versioned.extend({ category: categorySlug }),
  }),
  merge: act('forum-topic.merge', 'POST /forum/topics/:id/merge', {
    access: editors,
    body: versioned.extend({ into: id }),
  }),
  publish: act('forum-topic.publish', 'POST /forum/topics/:id/publish', topicStep),
  unpublish: act('forum-topic.unpublish', 'POST /forum/topics/:id/unpublish', topicStep),
  categories: read('/forum/categories', { access: viewers, view: editedCategories }),
  addCategory: act('forum-category.create', 'POST /forum/categories', {
    access: editors,
    body: categoryForm,
    view: editedCategories,
  }),
  editCategory: act('forum-category.edit', 'PUT /forum/categories/:slug', {
    access: editors,
    params: slugParams,
    body: categoryForm.extend({ version }),
    view: editedCategories,
  }),
  words: read('/forum/words', { access: viewers, view: filterWords }),
  previewWord: read('/forum/words/preview', { access: viewers, query: filterWordForm, view: wordPreview }),
  addWord: act('forum-word.add', 'POST /forum/words', { access: editors, body: filterWordForm, view: filterWords }),
  removeWord: act('forum-word.remove', 'POST /forum/words/remove', {
    access: editors,
    body: filterWordForm,
    view: filterWords,
  }),
});
