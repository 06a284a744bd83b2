import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, versioned, withReason } from './common.ts';
import {
  editPost,
  flagPost,
  readMark,
  replyToTopic,
  topicAnswer,
  topicForm,
  topicItem,
  mentionedPerson,
  mentionQuery,
  postTexts,
  topicList,
  topicPage,
  topicQuery,
} from './forum.ts';
import { pictureView } from './images.ts';
import { act, operations, read, upload } from './operations.ts';

const alikeQuery = z.strictObject({ title: z.string().trim().max(200) });
const alike = z.object({
  items: z.array(z.object({ id, title: z.string(), replies: z.int(), isSolved: z.boolean() })),
});
const topicNews = z.object({
  items: z.array(
    topicItem.pick({ id: true, title: true, author: true, replies: true, isSolved: true }).extend({
      category: z.string(),
      createdAt: isoDateTime,
    }),
  ),
});
export type TopicNews = z.infer<typeof topicNews>;
/** Topic and post that an act on a post answers with: the page that holds it is read anew. */
const written = z.object({
  topicId: id,
  postId: id,
  isPending: z.boolean(),
  /** Names that stay plain text, because these people may not read the topic. */
  unmentioned: z.array(z.string()),
});

const own = { access: viewers };
/** The forum; which categories members may read depends on their kind. */
export const forumOperations = operations(['uat', 'firma', 'admin'], {
  topics: read('/forum/topics', { ...own, query: topicQuery, view: topicList }),
  alike: read('/forum/alike', { ...own, query: alikeQuery, view: alike }),
  /** Newest topics in the domains of the organisation, for its dashboard. */
  news: read('/forum/news', { ...own, view: topicNews }),
  people: read('/forum/people', {
    access: editors,
    query: mentionQuery,
    view: z.object({ items: z.array(mentionedPerson) }),
  }),
  texts: read('/forum/posts/:id/texts', { ...own, view: postTexts }),
  topic: read('/forum/topics/:id', { ...own, query: topicPage, view: topicAnswer }),
  create: act('forum-topic.create', 'POST /forum/topics', { access: editors, body: topicForm, view: written }),
  reply: act('forum-topic.reply', 'POST /forum/topics/:id/replies', {
    access: editors,
    body: replyToTopic,
    view: written,
  }),
  accept: act('forum-topic.accept', 'POST /forum/topics/:id/accept', {
    access: editors,
    body: versioned.extend({ postId: id }),
  }),
  unaccept: act('forum-topic.unaccept', 'POST /forum/topics/:id/unaccept', { access: editors, body: versioned }),
  edit: act('forum-post.edit', 'PUT /forum/posts/:id', { access: editors, body: editPost, view: written }),
  remove: act('forum-post.delete', 'POST /forum/posts/:id/delete', { access: editors, body: versioned }),
  contest: act('forum-post.contest', 'POST /forum/posts/:id/contest', { access: editors, body: withReason }),
  flag: act('forum-post.flag', 'POST /forum/posts/:id/flag', { access: editors, body: flagPost }),
  thank: act('forum-post.thank', 'POST /forum/posts/:id/thanks', {
    ...own,
    body: z.strictObject({ isThanked: z.boolean() }),
  }),
  follow: act('forum-topic.follow', 'POST /forum/topics/:id/follow', {
    ...own,
    body: z.strictObject({ isFollowed: z.boolean() }),
  }),
  markRead: act('forum-topic.read', 'POST /forum/topics/:id/read', {
    ...own,
    body: readMark,
  }),
  addPicture: upload('forum-post.create', '/forum/pictures', { access: editors, view: pictureView }),
});
