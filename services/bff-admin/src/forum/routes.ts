import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { forumModerationOperations } from '@psp/contracts/forum-moderation';
import type { Actor } from '@psp/domain/actor';
import { addCategory, editCategory, listEditedCategories } from '@psp/domain/communicating/forum/categories';
import {
  approvePost,
  keepPost,
  removePost,
  restorePost,
  upholdRemoval,
} from '@psp/domain/communicating/forum/moderate';
import { listWaitingPosts, readModeratedPost } from '@psp/domain/communicating/forum/queue';
import {
  lockDiscussion,
  mergeTopic,
  moveTopic,
  pinTopic,
  publishTopic,
  unlockDiscussion,
  unpinTopic,
  unpublishTopic,
} from '@psp/domain/communicating/forum/topic-acts';
import {
  addFilterWord,
  listFilterWords,
  previewWord,
  removeFilterWord,
} from '@psp/domain/communicating/forum/word-filter';
import type { Write } from '@psp/domain/write';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readModeratedPost(db, actor, id, now);
const decision = actsOn(viewOf);
const onCategories = <Input>(command: (write: Write<Actor>, input: Input) => Promise<void>) =>
  acting({ command, answer: ({ db }, _, __: Input) => listEditedCategories(db) });
const onWords = <Input>(command: (write: Write<Actor>, input: Input) => Promise<void>) =>
  acting({ command, answer: ({ db }, _, __: Input) => listFilterWords(db) });

/** Posts of the forum that wait for a decision, topics as the association arranges them, categories and the word filter. */
export const forumModerationRoutes = (app: PortalApp): void =>
  implement(app, 'admin', forumModerationOperations, {
    posts: ({ db, actor }, query) => listWaitingPosts(db, actor, query),
    post: (read, { id }) => viewOf(read, id),
    approve: decision(approvePost),
    removePost: decision(removePost),
    keep: decision(keepPost),
    uphold: decision(upholdRemoval),
    restore: decision(restorePost),
    lock: lockDiscussion,
    unlock: unlockDiscussion,
    pin: pinTopic,
    unpin: unpinTopic,
    move: moveTopic,
    merge: mergeTopic,
    publish: publishTopic,
    unpublish: unpublishTopic,
    categories: ({ db }) => listEditedCategories(db),
    addCategory: onCategories(addCategory),
    editCategory: onCategories(editCategory),
    words: ({ db }) => listFilterWords(db),
    previewWord: ({ db }, { word }) => previewWord(db, word),
    addWord: onWords(addFilterWord),
    removeWord: onWords(removeFilterWord),
  });
