import { defineEntity, p } from '@mikro-orm/core';
import type { ForumReaders, TopicAction, TopicStatus } from '@psp/contracts/forum';
import { type Actor, type Doer, isAdmin, canWriteFor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const topicSchema = defineEntity({
  name: 'ForumTopic',
  tableName: 'forum_topic',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    category: p.text(),
    organisationId: p.uuid(),
    accountId: p.uuid(),
    title: p.text(),
    status: p.string().$type<TopicStatus>(),
    isPinned: p.boolean().default(false),
    mergedInto: p.uuid().nullable(),
    acceptedId: p.uuid().nullable(),
    acceptedBy: p.uuid().nullable(),
    acceptedAt: p.datetime().nullable(),
    publicAt: p.datetime().nullable(),
    lastAt: p.datetime(),
  },
});

/** A question or subject of the forum; its opening post and its replies are `ForumPost`s. */
export class ForumTopic extends topicSchema.class {
  /** Starts a topic; it waits with its opening post where that has to be approved. */
  static open(actor: Actor, { title, category }: { title: string; category: string }, isPending: boolean, now: Date) {
    const { accountId, organisationId } = actor;
    const own = { id: newId(), accountId, organisationId, title, category };
    const none = { mergedInto: null, acceptedId: null, acceptedBy: null, acceptedAt: null, publicAt: null };
    const status = isPending ? 'pending' : 'open';
    return Object.assign(new ForumTopic(), { ...own, ...none, status, isPinned: false, createdAt: now, lastAt: now });
  }

  /** Does what changes the topic itself; throws as its table of transitions says. */
  step(action: TopicAction, doer: Doer, now: Date): Change<TopicStatus> {
    return machine.apply(this, action, doer, now);
  }

  accept(postId: string, doer: Actor, now: Date): Change<TopicStatus> {
    const change = this.step('accept', doer, now);
    Object.assign(this, { acceptedId: postId, acceptedBy: doer.accountId, acceptedAt: now });
    return change;
  }

  /** Takes the acceptance back; also where the accepted reply can no longer be read. */
  forgetAccepted(): void {
    Object.assign(this, { acceptedId: null, acceptedBy: null, acceptedAt: null });
  }

  /**
   * Shows the topic once its opening post is published, and hides it once that is removed or deleted. Returns the change of its state, or
   * null when it stays.
   */
  follow(isShown: boolean): Change<TopicStatus> | null {
    const from = this.status;
    if (isShown && (from === 'pending' || from === 'hidden')) this.status = 'open';
    if (!isShown && from !== 'merged') this.status = 'hidden';
    return this.status === from ? null : { action: isShown ? 'show' : 'hide', from, to: this.status };
  }
}
topicSchema.setClass(ForumTopic);

/** The columns that decide what may be done with a topic. */
export type TopicFacts = Pick<ForumTopic, 'status' | 'accountId' | 'organisationId' | 'isPinned'> & {
  acceptedId?: string | null;
  publicAt?: Date | null;
  readers?: ForumReaders;
};

const byAuthor = (doer: Doer, { accountId, organisationId }: TopicFacts): boolean =>
  canWriteFor(doer, organisationId) && doer.accountId === accountId;
const byAuthorOrAdmin = (doer: Doer, topic: TopicFacts): boolean => byAuthor(doer, topic) || isAdmin(doer);
const byWriter = (doer: Doer): boolean => doer.kind !== 'system' && canWriteFor(doer, doer.organisationId);
const SHOWN = ['open', 'locked'] as const;
const refuse = (isRefused: boolean) => (isRefused ? ('action.not_allowed' as const) : null);

const machine = stateMachine<TopicFacts, TopicStatus, TopicAction>({
  reply: { from: SHOWN, by: byWriter, unless: ({ status }) => (status === 'locked' ? 'forum.locked' : null) },
  accept: { from: SHOWN, by: byAuthorOrAdmin },
  unaccept: { from: SHOWN, by: byAuthorOrAdmin, unless: ({ acceptedId }) => refuse(!acceptedId) },
  lock: { from: ['open'], to: 'locked', by: isAdmin },
  unlock: { from: ['locked'], to: 'open', by: isAdmin },
  pin: { from: SHOWN, by: isAdmin, unless: ({ isPinned }) => refuse(isPinned) },
  unpin: { from: SHOWN, by: isAdmin, unless: ({ isPinned }) => refuse(!isPinned) },
  move: { from: SHOWN, by: isAdmin },
  merge: { from: SHOWN, to: 'merged', by: isAdmin },
  publish: {
    from: SHOWN,
    by: isAdmin,
    unless: ({ acceptedId, publicAt, readers = 'everyone' }) =>
      refuse(!acceptedId || Boolean(publicAt) || readers !== 'everyone'),
  },
  unpublish: { from: SHOWN, by: isAdmin, unless: ({ publicAt }) => refuse(!publicAt) },
});

/** What the doer may do with the topic now. */
export const topicActions = (topic: TopicFacts, doer: Doer, now: Date): TopicAction[] =>
  machine.actionsFor(topic, doer, now);
