import { z } from 'zod';
import { id, isoDateTime, KINDS, pageOf, paging, party, type StatusLabel, searchText, version } from './common.ts';
import { TOPIC_FILTERS, TOPIC_SORTS } from './forum-names.ts';

/** Who may read a category and write in it; the association reads all of them. */
export const FORUM_READERS = ['everyone', 'uat', 'firma'] as const;
export type ForumReaders = (typeof FORUM_READERS)[number];
export const FORUM_READERS_LABELS: Record<ForumReaders, string> = {
  everyone: 'Autorități și parteneri',
  uat: 'Numai autorități',
  firma: 'Numai parteneri',
};

/** `pending`: the opening post waits for the association; `hidden`: it was removed or deleted. */
export const TOPIC_STATUSES = ['pending', 'open', 'locked', 'hidden', 'merged'] as const;
export type TopicStatus = (typeof TOPIC_STATUSES)[number];
export const TOPIC_ACTIONS = [
  'reply',
  'accept',
  'unaccept',
  'lock',
  'unlock',
  'pin',
  'unpin',
  'move',
  'merge',
  'publish',
  'unpublish',
] as const;
export type TopicAction = (typeof TOPIC_ACTIONS)[number];

export const POST_STATUSES = ['pending', 'published', 'removed', 'contested', 'deleted'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
export const POST_STATUS: Record<PostStatus, StatusLabel> = {
  pending: { label: 'Așteaptă aprobarea', tone: 'waiting' },
  published: { label: 'Publicat', tone: 'success' },
  removed: { label: 'Retras', tone: 'danger' },
  contested: { label: 'Retragere contestată', tone: 'waiting' },
  deleted: { label: 'Șters de autor', tone: 'closed' },
};
/** `uphold` and `restore` decide on a contested removal. */
export const POST_ACTIONS = [
  'edit',
  'delete',
  'flag',
  'contest',
  'approve',
  'keep',
  'remove',
  'uphold',
  'restore',
] as const;
export type PostAction = (typeof POST_ACTIONS)[number];

/** Replies of one page of a topic. */
export const REPLIES_PER_PAGE = 50;
/** Characters of a post without its markup, links in it, and people mentioned. */
export const POST_MAX = 20_000;
export const POST_LINKS_MAX = 10;
export const MENTIONS_MAX = 10;

/** The category of a new topic until its author chooses another one. */
export const GENERAL = 'general';
export const categorySlug = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Alegeți categoria.');

export const topicQuery = z.strictObject({
  ...paging,
  q: searchText,
  category: categorySlug.optional(),
  show: z.enum(TOPIC_FILTERS).optional(),
  sort: z.enum(TOPIC_SORTS).default('activity'),
});
export type TopicQuery = z.infer<typeof topicQuery>;

/** Author of a post; a person who has left is without a name. */
export const postAuthor = z.object({
  /** Null once the person has left the organisation or the portal. */
  name: z.string().nullable(),
  organisation: party.extend({ kind: z.enum(KINDS) }),
  isYou: z.boolean(),
  isColleague: z.boolean(),
});
export type PostAuthor = z.infer<typeof postAuthor>;

export const forumCategory = z.object({
  slug: z.string(),
  name: z.string(),
  readers: z.enum(FORUM_READERS),
  topics: z.int(),
});
export type ForumCategory = z.infer<typeof forumCategory>;

export const topicItem = z.object({
  id,
  title: z.string(),
  category: forumCategory.omit({ topics: true }),
  author: postAuthor,
  status: z.enum(TOPIC_STATUSES),
  isSolved: z.boolean(),
  isPinned: z.boolean(),
  isHot: z.boolean(),
  isFollowed: z.boolean(),
  replies: z.int(),
  /** Replies since the reader's last visit; null for a topic that the reader has not opened yet. */
  unread: z.int().nullable(),
  /** The first of them; null when there are none. */
  unreadId: id.nullable(),
  /** Author and moment of the last reply; of the topic itself while it has none. */
  last: z.object({ author: postAuthor, at: isoDateTime }),
});
export type TopicItem = z.infer<typeof topicItem>;
export const topicList = pageOf(topicItem).extend({
  /** Topics under each filter, up to 1,000. */
  counts: z.object({ all: z.int(), unanswered: z.int(), solved: z.int(), followed: z.int(), mine: z.int() }),
  /** Followed topics with replies that the reader has not seen. */
  news: z.int(),
  categories: z.array(forumCategory),
});
export type TopicList = z.infer<typeof topicList>;

const post = {
  id,
  version,
  status: z.enum(POST_STATUSES),
  author: postAuthor,
  /** Sanitised HTML; '' for a post that the reader may not read. */
  body: z.string(),
  publishedAt: isoDateTime,
  /** Moment of the last change and how many there were; null for a post that was never changed. */
  edited: z.object({ at: isoDateTime, times: z.int() }).nullable(),
  /** The post that it answers. */
  quoted: z.object({ id, author: z.string().nullable(), text: z.string() }).nullable(),
  thanks: z.int(),
  isThanked: z.boolean(),
  /** Why it was removed and when; for all readers in short, for its author whole. */
  removal: z.object({ reason: z.string(), at: isoDateTime, isContested: z.boolean() }).nullable(),
  actions: z.array(z.enum(POST_ACTIONS)),
};
export const forumPost = z.object(post);
export type ForumPost = z.infer<typeof forumPost>;

export const topicPage = z.strictObject({
  ...paging,
  /** Shows the page that holds this reply. */
  reply: id.optional(),
});
export const topicView = z.object({
  id,
  version,
  title: z.string(),
  category: forumCategory.omit({ topics: true }),
  status: z.enum(TOPIC_STATUSES),
  isPinned: z.boolean(),
  /** True while visitors may read it. */
  isPublic: z.boolean(),
  isFollowed: z.boolean(),
  followers: z.int(),
  /** People and organisations that wrote in it. */
  people: z.int(),
  organisations: z.int(),
  question: forumPost,
  accepted: z.object({ post: forumPost, by: z.string(), byAssociation: z.boolean(), at: isoDateTime }).nullable(),
  replies: pageOf(forumPost),
  /** When the last reply that the reader has seen was published; null on the first visit. */
  readUntil: isoDateTime.nullable(),
  /** Replies of others since then: how many, and the first of them; null when there are none. */
  unread: z.object({ count: z.int(), firstId: id }).nullable(),
  /** The last reply of the topic, on whichever page. */
  newest: z.object({ id, at: isoDateTime, isYou: z.boolean() }).nullable(),
  /** Earlier categories and topics merged into it, for the line above the question. */
  moves: z.array(z.object({ kind: z.enum(['move', 'merge']), what: z.string(), at: isoDateTime })),
  alike: z.array(z.object({ id, title: z.string(), replies: z.int(), isSolved: z.boolean() })),
  actions: z.array(z.enum(TOPIC_ACTIONS)),
});
export type TopicView = z.infer<typeof topicView>;

/** A topic, or the id of the topic that it was merged into. */
export const topicAnswer = z.object({ topic: topicView.nullable(), movedTo: id.nullable() });
export type TopicAnswer = z.infer<typeof topicAnswer>;

const body = z.string().trim().min(1, 'Scrieți textul.').max(100_000, 'Textul este prea lung.');
export const topicForm = z.strictObject({
  title: z.string().trim().min(1, 'Scrieți titlul.').max(200, 'Titlul poate avea cel mult 200 de caractere.'),
  body,
  category: categorySlug.default(GENERAL),
});
export type TopicForm = z.infer<typeof topicForm>;
export const replyToTopic = z.strictObject({ body, quotedId: id.nullable().default(null) });
export type ReplyToTopic = z.infer<typeof replyToTopic>;
/** What a reader has seen of one page of a topic. */
export const readMark = z.strictObject({
  /** When the last seen reply was published. */
  until: isoDateTime,
  /** When the first reply of the page was published; null for the first page. Where earlier replies are unread, nothing is kept. */
  since: isoDateTime.nullable().default(null),
});
export type ReadMark = z.infer<typeof readMark>;
export const editPost = z.strictObject({ version, body });

/** Who may be mentioned in a reply to a topic, or in a new topic of a category. */
export const mentionQuery = z.strictObject({
  q: z.string().trim().max(60).default(''),
  topicId: id.optional(),
  category: categorySlug.optional(),
});
export type MentionQuery = z.infer<typeof mentionQuery>;
/** Letters of a name from which people are offered who neither took part in the topic nor are colleagues. */
export const MENTION_FROM = 3;
/** A person as the text of a post mentions them: `<span data-mention="id">@name</span>`. */
export const mentionedPerson = z.object({ id, name: z.string(), organisation: z.string() });
export type MentionedPerson = z.infer<typeof mentionedPerson>;

/** The text of a post before one of its changes, without markup. */
export const earlierText = z.object({ text: z.string(), until: isoDateTime });
/** The texts of a changed post in order, and the present one. */
export const postTexts = z.object({ earlier: z.array(earlierText), text: z.string() });
export type PostTexts = z.infer<typeof postTexts>;

export const FLAG_REASONS = ['insult', 'advertising', 'off_topic', 'personal_data', 'wrong', 'other'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
export const FLAG_REASON_LABELS: Record<FlagReason, string> = {
  insult: 'Jigniri sau amenințări',
  advertising: 'Reclamă',
  off_topic: 'Nu are legătură cu subiectul',
  personal_data: 'Date personale ale cuiva',
  wrong: 'Informație greșită sau periculoasă',
  other: 'Alt motiv',
};
export const flagPost = z.strictObject({
  reason: z.enum(FLAG_REASONS, { error: 'Alegeți motivul.' }),
  text: z.string().trim().max(1000, 'Textul poate avea cel mult 1.000 de caractere.').default(''),
});
export type FlagPost = z.infer<typeof flagPost>;
