import { defineEntity, p } from '@mikro-orm/core';
import { CONTEST_DAYS } from '@psp/contracts/decision-names';
import { POST_LINKS_MAX, POST_MAX, type PostAction, type PostStatus } from '@psp/contracts/forum';
import { type Actor, type Doer, isAdmin, canWriteFor } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { type GivenText, richTextOf } from '../../operating/rich-text/text.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const postSchema = defineEntity({
  name: 'ForumPost',
  tableName: 'forum_post',
  properties: {
    ...row,
    createdAt,
    topicId: p.uuid(),
    writtenIn: p.uuid().nullable(),
    isOpening: p.boolean(),
    title: p.text().nullable(),
    organisationId: p.uuid(),
    accountId: p.uuid(),
    status: p.string().$type<PostStatus>(),
    body: p.text(),
    bodyText: p.text(),
    imageIds: p.array().columnType('uuid[]'),
    publishedAt: p.datetime(),
    editedAt: p.datetime().nullable(),
    edits: p.integer().default(0),
    quotedId: p.uuid().nullable(),
    removedBy: p.uuid().nullable(),
    removedAt: p.datetime().nullable(),
    reason: p.text().nullable(),
    contestedAt: p.datetime().nullable(),
    contest: p.text().nullable(),
  },
});

/** The text of a post as it is stored. */
export interface PostText {
  body: string;
  bodyText: string;
  imageIds: string[];
}

const IMAGE = /\/api\/public\/images\/([0-9a-f-]{36})\//g;

/** Sanitises the text of a post. Throws `forum.too_long`, `forum.too_many_links` and `forum.empty`. */
export const postText = (given: GivenText): PostText => {
  const { html, words } = richTextOf(given);
  if (words.length > POST_MAX) throw new DomainError('forum.too_long');
  if ((html.match(/<a /g)?.length ?? 0) > POST_LINKS_MAX) throw new DomainError('forum.too_many_links');
  const imageIds = [...new Set([...html.matchAll(IMAGE)].map(([, id = '']) => id))];
  if (words === '' && imageIds.length === 0) throw new DomainError('forum.empty');
  return { body: html, bodyText: words, imageIds };
};

interface Written {
  topicId: string;
  /** Title of the topic that the post opens; null for a reply. */
  title: string | null;
  quotedId: string | null;
  text: PostText;
}

/** The opening post of a topic, or a reply. */
export class ForumPost extends postSchema.class {
  static write(actor: Actor, { text, ...at }: Written, isPending: boolean, now: Date): ForumPost {
    const { accountId, organisationId } = actor;
    const own = { id: newId(), accountId, organisationId, isOpening: at.title !== null, ...text, ...at };
    const none = { writtenIn: null, editedAt: null, removedBy: null, removedAt: null, reason: null };
    const state = { status: isPending ? 'pending' : 'published', createdAt: now, publishedAt: now, edits: 0 };
    return Object.assign(new ForumPost(), { ...own, ...none, ...state, contestedAt: null, contest: null });
  }

  edit(doer: Doer, text: PostText, now: Date): Change<PostStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    Object.assign(this, text, { editedAt: now, edits: this.edits + 1 });
    return change;
  }

  discard(doer: Doer, now: Date): Change<PostStatus> {
    return machine.apply(this, 'delete', doer, now);
  }

  flag(doer: Doer, now: Date): Change<PostStatus> {
    return machine.apply(this, 'flag', doer, now);
  }

  /** Publishes a post that waited; readers see it as new from now on. */
  approve(doer: Doer, now: Date): Change<PostStatus> {
    const change = machine.apply(this, 'approve', doer, now);
    this.publishedAt = now;
    return change;
  }

  /** Takes a post away from readers, who see that and why. */
  remove(doer: Actor, reason: string, now: Date): Change<PostStatus> {
    const change = machine.apply(this, 'remove', doer, now);
    Object.assign(this, { removedBy: doer.accountId, removedAt: now, reason });
    return change;
  }

  /** Decides that a flagged post stays. */
  keep(doer: Doer, now: Date): Change<PostStatus> {
    return machine.apply(this, 'keep', doer, now);
  }

  /** The author disagrees with the removal; another administrator decides. */
  protest(doer: Doer, why: string, now: Date): Change<PostStatus> {
    const change = machine.apply(this, 'contest', doer, now);
    Object.assign(this, { contestedAt: now, contest: why });
    return change;
  }

  /** Throws `forum.same_admin` for the administrator who removed it. */
  decide(action: 'uphold' | 'restore', doer: Doer, now: Date): Change<PostStatus> {
    if (isAdmin(doer) && doer.accountId === this.removedBy) throw new DomainError('forum.same_admin');
    return machine.apply(this, action, doer, now);
  }
}
postSchema.setClass(ForumPost);

/** The columns that decide what may be done with a post. */
export type PostFacts = Pick<ForumPost, 'status' | 'accountId' | 'organisationId'> & {
  removedBy?: string | null;
  removedAt?: Date | null;
  contestedAt?: Date | null;
};

const CONTEST_MS = CONTEST_DAYS * 86_400_000;

const byAuthor = (doer: Doer, { accountId, organisationId }: PostFacts): boolean =>
  canWriteFor(doer, organisationId) && doer.accountId === accountId;
const byOtherMember = (doer: Doer, post: PostFacts): boolean =>
  doer.kind !== 'system' &&
  !isAdmin(doer) &&
  canWriteFor(doer, doer.organisationId) &&
  doer.accountId !== post.accountId;
const byOtherAdmin = (doer: Doer, { removedBy }: PostFacts): boolean => isAdmin(doer) && doer.accountId !== removedBy;

const machine = stateMachine<PostFacts, PostStatus, PostAction>({
  edit: { from: ['pending', 'published'], by: byAuthor },
  delete: { from: ['pending', 'published'], to: 'deleted', by: byAuthor },
  flag: { from: ['published'], by: byOtherMember },
  contest: {
    from: ['removed'],
    to: 'contested',
    by: byAuthor,
    unless: ({ contestedAt, removedAt }, now) => {
      if (contestedAt) return 'forum.contested_once';
      return removedAt && now.getTime() > removedAt.getTime() + CONTEST_MS ? 'decision.contest_late' : null;
    },
  },
  approve: { from: ['pending'], to: 'published', by: isAdmin },
  keep: { from: ['published'], by: isAdmin },
  remove: { from: ['pending', 'published'], to: 'removed', by: isAdmin },
  uphold: { from: ['contested'], to: 'removed', by: byOtherAdmin },
  restore: { from: ['contested'], to: 'published', by: byOtherAdmin },
});

/** What the doer may do with the post now. */
export const postActions = (post: PostFacts, doer: Doer, now: Date): PostAction[] =>
  machine.actionsFor(post, doer, now);
