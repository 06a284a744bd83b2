import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { notifyMembers, type Message } from '../../operating/notifications/notify.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { mentionsIn } from './mentions.ts';
import { NOTIFICATIONS, type Writer } from './notifications.ts';
import type { ForumPost } from './post.entity.ts';
import { membersWhoRead } from './readable.ts';
import type { ForumTopic } from './topic.entity.ts';

interface Recipient {
  accountId: string;
  organisationId: string;
  kind: Kind;
}

interface Published {
  topic: ForumTopic;
  post: ForumPost;
  /** Who wrote the post. */
  by: Writer;
}

/* Members that may read the topic's category, other than the author of the post. */
const readers = ({ topic, post }: Published, which: Sql): Sql => sql`
  select m.id, m.account_id as "accountId", m.organisation_id as "organisationId", o.kind
  from ${membersWhoRead(sql`${topic.category}`)} where m.account_id <> ${post.accountId} and ${which}`;

const notifyEach = (write: Write<Actor>, recipients: readonly Recipient[], message: (kind: Kind) => Message): void => {
  for (const { accountId, organisationId, kind } of recipients)
    notifyMembers(write, organisationId, [accountId], message(kind));
};

/** Notifies the people whom a published post mentions and who have not been notified of it yet; returns their accounts. */
export const notifyMentioned = async (write: Write<Actor>, published: Published): Promise<string[]> => {
  const { topic, post, by } = published;
  const ids = [...mentionsIn(post.body).keys()];
  if (ids.length === 0) return [];
  const told = await write.db.run<Recipient>(sql`update forum_mention n set told_at = ${write.now}
    from (${readers(published, sql`m.id = any (${ids}::uuid[])`)}) r
    where n.post_id = ${post.id} and n.membership_id = r.id and n.told_at is null returning r."accountId", r."organisationId", r.kind`);
  // Somebody with two organisations may be mentioned for both.
  const people = [...new Map(told.map((person) => [person.accountId, person])).values()];
  notifyEach(write, people, (kind) => NOTIFICATIONS.mentioned(kind, topic, post, by));
  return people.map(({ accountId }) => accountId);
};

/**
 * Notifies the people whom a published post mentions, and the topic's followers who had read everything before it; the others are
 * notified already. Nobody is notified twice.
 */
export const notifyOfReply = async (write: Write<Actor>, published: Published): Promise<void> => {
  const { topic, post, by } = published;
  const told = await notifyMentioned(write, published);
  if (post.isOpening) return;
  const followers = await write.db.run<Recipient>(sql`${readers(published, sql`m.account_id <> all (${told}::uuid[])`)}
    and exists (select from forum_reader d where d.topic_id = ${topic.id} and d.account_id = m.account_id
      and d.organisation_id = m.organisation_id and d.is_followed
      and not exists (select from forum_post p where p.topic_id = d.topic_id and p.id <> ${post.id} and p.status = 'published'
        and p.published_at > coalesce(d.read_until, '-infinity') and not p.is_opening))`);
  notifyEach(write, followers, (kind) => NOTIFICATIONS.replied(kind, topic, post, by));
};

/** Names of the author of a post and of the organisation, for the notifications about it. */
export const writerOf = async ({ db }: Write<unknown>, { accountId, organisationId }: ForumPost): Promise<Writer> =>
  found(
    await oneRow(
      db,
      sql<Writer>`select a.display_name as "displayName", o.name as "organisationName" from account a, organisation o
        where a.id = ${accountId} and o.id = ${organisationId}`,
    ),
  );

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
