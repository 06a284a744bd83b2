import { acting, implement } from '@psp/bff-kit/implement';
import { withBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';
import type { Kind } from '@psp/contracts/common';
import { forumOperations } from '@psp/contracts/forum-operations';
import type { Actor } from '@psp/domain/actor';
import { readPostTexts } from '@psp/domain/communicating/forum/earlier-texts';
import { alikeText, listTopics } from '@psp/domain/communicating/forum/list';
import { newTopics } from '@psp/domain/communicating/forum/news';
import { peopleText } from '@psp/domain/communicating/forum/mentions';
import {
  acceptReply,
  followTopic,
  markTopicRead,
  thankForPost,
  unacceptReply,
} from '@psp/domain/communicating/forum/topic-acts';
import { readTopic } from '@psp/domain/communicating/forum/topic-queries';
import {
  contestRemoval,
  createTopic,
  deletePost,
  editPost,
  flagPost,
  replyToTopic,
  type WrittenPost,
} from '@psp/domain/communicating/forum/write-post';
import type { Write } from '@psp/domain/write';

const written = async (_: Write<Actor>, post: WrittenPost): Promise<WrittenPost> => post;

/** Registers the routes of the forum for one area. */
export const forumRoutes = (app: PortalApp, kind: Kind): void =>
  implement(app, kind, forumOperations, {
    topics: ({ db, actor, now }, query) => listTopics(db, actor, query, now),
    alike: ({ db, actor }, { title }) => alikeText(db, actor, title),
    news: ({ db, actor, now }) => newTopics(db, actor, now),
    people: ({ db, actor }, query) => peopleText(db, actor, query),
    texts: ({ db, actor }, { id }) => readPostTexts(db, actor, id),
    topic: ({ db, actor, now }, input) => readTopic(db, actor, input, now),
    create: acting({ ...withBody(createTopic), answer: written }),
    reply: acting({ ...withBody(replyToTopic), answer: written }),
    edit: acting({ ...withBody(editPost), answer: written }),
    accept: acceptReply,
    unaccept: unacceptReply,
    remove: deletePost,
    contest: contestRemoval,
    flag: flagPost,
    thank: thankForPost,
    follow: followTopic,
    markRead: markTopicRead,
    addPicture: keepPicture({ isPrivate: true }),
  });
