import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { notifyMembers, type Message } from '../../operating/notifications/notify.ts';
import type { Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import type { ForumPost } from './post.entity.ts';
import type { ForumTopic } from './topic.entity.ts';

interface Recipient {
  accountId: string;
  organisationId: string;
  kind: Kind;
}

/* Members `m` of approved organisations `o` that may read the topic's category, other than the actor. */
const readers = (actor: Actor, topic: ForumTopic, which: Sql): Sql => sql`
  select m.account_id as "accountId", m.organisation_id as "organisationId", o.kind
  from membership m join organisation o on o.id = m.organisation_id and o.status = 'approved'
    join forum_category k on k.slug = ${topic.category} and k.is_on and (k.readers = 'everyone' or k.readers = o.kind)
  where o.kind <> 'admin' and m.account_id <> ${actor.accountId} and ${which}`;

const notifyEach = (write: Write<Actor>, recipients: readonly Recipient[], message: (kind: Kind) => Message): void => {
  for (const { accountId, organisationId, kind } of recipients)
    notifyMembers(write, organisationId, [accountId], message(kind));
};

interface Published {
  topic: ForumTopic;
  post: ForumPost;
  /** Accounts that the text mentions. */
  mentions: readonly string[];
}

/**
 * Notifies the people whom a new post mentions, each in the first of their organisations, and the topic's followers who had read
 * everything before it; the others are notified already. Nobody is notified twice.
 */
export const notifyOfReply = async (write: Write<Actor>, { topic, post, mentions }: Published): Promise<void> => {
  const { db, actor } = write;
  const mentioned = await db.run<Recipient>(
    sql`select distinct on ("accountId") * from (${readers(
      actor,
      topic,
      sql`m.account_id = any (${mentions}::uuid[])`,
    )}) r order by "accountId", "organisationId"`,
  );
  notifyEach(write, mentioned, (kind) => NOTIFICATIONS.mentioned(kind, topic, post, actor));
  if (post.isOpening) return;
  const told = mentioned.map(({ accountId }) => accountId);
  const followers = await db.run<Recipient>(sql`${readers(actor, topic, sql`m.account_id <> all (${told}::uuid[])`)}
    and exists (select from forum_reader d where d.topic_id = ${topic.id} and d.account_id = m.account_id
      and d.organisation_id = m.organisation_id and d.is_followed
      and not exists (select from forum_post p where p.topic_id = d.topic_id and p.id <> ${post.id} and p.status = 'published'
        and p.published_at > coalesce(d.read_until, '-infinity') and not p.is_opening))`);
  notifyEach(write, followers, (kind) => NOTIFICATIONS.replied(kind, topic, post, actor));
};

/** Notifies the author of a post, unless that is the actor. */
export const notifyAuthor = async (
  write: Write<Actor>,
  { accountId, organisationId }: Pick<ForumPost, 'accountId' | 'organisationId'>,
  message: (kind: Kind) => Message,
): Promise<void> => {
  const { db, actor } = write;
  if (accountId === actor.accountId) return;
  const authors =
    await db.run<Recipient>(sql`select m.account_id as "accountId", m.organisation_id as "organisationId", o.kind
    from membership m join organisation o on o.id = m.organisation_id
    where m.account_id = ${accountId} and m.organisation_id = ${organisationId}`);
  notifyEach(write, authors, message);
};
