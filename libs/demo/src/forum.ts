import { acceptReply, followTopic, pinTopic, thankForPost } from '@psp/domain/communicating/forum/topic-acts';
import { approvePost, removePost } from '@psp/domain/communicating/forum/moderate';
import { createTopic, editPost, replyToTopic, type WrittenPost } from '@psp/domain/communicating/forum/write-post';
import type { Actor } from '@psp/domain/actor';
import { oneRow } from '@psp/domain/sql';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore, HOUR } from './clock.ts';
import { FORUM, type ForumReply, type ForumTopicText } from './content/forum.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Party, World } from './world.ts';

/* Time until the association approves a first post. */
const READ_AFTER = HOUR / 2;
const MINUTE = 60_000;

/** Plans the topics of the forum with their replies. */
export const forumSteps = (world: World): Step[] => FORUM.flatMap((text) => topicTimeline(world, text));

const partyOf = ({ uats, firms }: World, by: ForumReply['by']): Party => {
  const firmOf = (firm: number | string) =>
    typeof firm === 'string' ? firms.find(({ name }) => name === firm) : firms[firm];
  const party = 'uat' in by ? uats[by.uat] : firmOf(by.firm);
  if (!party) throw new RangeError(`nobody is ${JSON.stringify(by)}`);
  return party;
};

function topicTimeline(world: World, text: ForumTopicText): Step[] {
  const { admin, now } = world;
  const written: WrittenPost[] = [];
  const asked = daysBefore(now, text.daysAgo);
  const open = stepOf(partyOf(world, text.by), asked, async (write) => {
    written.push(await createTopic(write, { title: text.title, category: text.category, body: text.text }));
  });
  const topicId = () => written[0]?.topicId ?? '';
  const pin = stepOf(admin, later(world, asked, READ_AFTER + MINUTE), async (write) =>
    pinTopic(write, await rowOf(write, 'forum_topic', { id: topicId() })),
  );
  let last = asked;
  const replies = text.replies.flatMap((reply, at) => {
    last = later(world, last, reply.after * HOUR);
    return replySteps(world, reply, {
      at: last,
      post: () => written[at + 1],
      written,
      topicId,
      asker: partyOf(world, text.by),
    });
  });
  const approve = text.waits ? [] : [approval(world, asked, () => written[0])];
  return [open, ...approve, ...(text.isPinned ? [pin] : []), ...replies];
}

/* Some time after a moment, but before now. */
const later = ({ now }: World, at: Date, by: number): Date => {
  const wanted = new Date(at.getTime() + by);
  return wanted < now ? wanted : new Date((at.getTime() + now.getTime()) / 2);
};

/* Approves a post where it waits. */
const approval = (world: World, at: Date, post: () => WrittenPost | undefined): Step =>
  stepOf(world.admin, later(world, at, READ_AFTER), async (write) => {
    const { postId = '', isPending = false } = post() ?? {};
    if (isPending) await approvePost(write, await rowOf(write, 'forum_post', { id: postId }));
  });

interface Written {
  at: Date;
  post: () => WrittenPost | undefined;
  written: WrittenPost[];
  topicId: () => string;
  asker: Party;
}

/* The mention of the owner of an organisation, as the editor writes it. */
async function mentionOf({ db }: Write<Actor>, world: World, { mentions }: ForumReply): Promise<string> {
  if (!mentions) return '@';
  const { accountId, person } = partyOf(world, mentions);
  const row = await oneRow(db, sql<{ id: string }>`select id from membership where account_id = ${accountId}`);
  return `<span data-mention="${row?.id}">@${person}</span>`;
}

function replySteps(world: World, reply: ForumReply, { at, post, written, topicId, asker }: Written): Step[] {
  const write = stepOf(partyOf(world, reply.by), at, async (by) => {
    const quotedId = reply.quotes === undefined ? null : (written[reply.quotes + 1]?.postId ?? null);
    const body = reply.before ?? reply.text.replace('@', await mentionOf(by, world, reply));
    written.push(await replyToTopic(by, { id: topicId(), body, quotedId }));
  });
  const decided = later(world, at, READ_AFTER + MINUTE);
  const id = () => post()?.postId ?? '';
  const acts: [isDone: boolean, by: Party, does: (by: Write<Actor>) => Promise<unknown>][] = [
    [
      reply.before !== undefined,
      partyOf(world, reply.by),
      async (by) => editPost(by, { ...(await rowOf(by, 'forum_post', { id: id() })), body: reply.text }),
    ],
    [
      reply.isAccepted === true,
      asker,
      async (by) => acceptReply(by, { ...(await rowOf(by, 'forum_topic', { id: topicId() })), postId: id() }),
    ],
    [
      reply.removedFor !== undefined,
      world.admin,
      async (by) =>
        removePost(by, { ...(await rowOf(by, 'forum_post', { id: id() })), reason: reply.removedFor ?? '' }),
    ],
  ];
  const thanks = [
    ...(reply.thanks?.uats ?? []).map((uat) => ({ uat })),
    ...(reply.thanks?.firms ?? []).map((firm) => ({ firm })),
  ].map((by) =>
    stepOf(partyOf(world, by), later(world, decided, MINUTE), async (given) => {
      await thankForPost(given, { id: id(), isThanked: true });
      await followTopic(given, { id: topicId(), isFollowed: true });
    }),
  );
  return [
    write,
    ...(reply.waits ? [] : [approval(world, at, post)]),
    ...acts.filter(([isDone]) => isDone).map(([, by, does]) => stepOf(by, decided, does)),
    ...thanks,
  ];
}
