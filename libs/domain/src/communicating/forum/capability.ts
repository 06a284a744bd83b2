import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/forum';
import { OWN_GROUPS } from '@psp/contracts/words/search/forum';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Forum } from '../../migrations/0101-forum.ts';
import { ForumIndexes } from '../../migrations/0106-forum-indexes.ts';
import { ForumMentions } from '../../migrations/0107-forum-mentions.ts';
import { unreadTopics } from './list.ts';
import { eraseMentions } from './mentions.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ForumPost } from './post.entity.ts';
import { isPublicTopic } from './public-queries.ts';
import { countWaiting, waitingPosts } from './queue.ts';
import { readableCategories } from './readable.ts';
import { ownSearch } from './search.ts';
import { ForumTopic } from './topic.entity.ts';

const limits = {
  'forum-post:account': { times: 30, minutes: 60, perMinute: 6 },
  'forum-mention:account': { times: 60, minutes: 60 },
  'forum-mention:stranger': { times: 20, minutes: 24 * 60 },
  'forum-flag:account': { times: 20, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const forum: Capability = {
  name: 'forum',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS },
  limits,
  entities: [ForumTopic, ForumPost],
  migrations: { '0101-forum': Forum, '0106-forum-indexes': ForumIndexes, '0107-forum-mentions': ForumMentions },
  notifications: NOTIFICATIONS,
  ownSearch,
  pictures: ['forum_post.image_ids', 'forum_post_text.body'],
  showsPicture: sql`exists (select from forum_post p join forum_topic t on t.id = p.topic_id
    where p.image_ids @> array[i.id] and p.status = 'published' and ${isPublicTopic})`,
  publicAddresses: sql`select '/forum/' as folder, t.id, t.updated_at from forum_topic t where ${isPublicTopic}`,
  readsPicture: (actor) => sql`exists (select from forum_post p join forum_topic t on t.id = p.topic_id
    where p.image_ids @> array[i.id] and p.status = 'published' and t.status in ('open', 'locked')
      and t.category = any (${readableCategories(actor)}))`,
  live: sql`select c.event, 'forum-topic:' || t.id, null::uuid, side.kind from changed c
    left join forum_post p on c.entity = 'forum-post' and p.id = c.id
    join forum_topic t on t.id = coalesce(p.topic_id, c.id) join forum_category k on k.slug = t.category,
    lateral (values ('admin'), ('uat'), ('firma')) side (kind)
    where c.entity in ('forum-topic', 'forum-post')
      and (side.kind = 'admin' or k.is_on and k.readers in ('everyone', side.kind) or c.action = 'forum-topic.move')`,
  counts: {
    uat: (actor) => ({ forum: unreadTopics(actor) }),
    firma: (actor) => ({ forum: unreadTopics(actor) }),
    admin: () => ({ forum: countWaiting }),
  },
  waiting: {
    contestedPosts: () => waitingPosts('contested'),
    flaggedPosts: () => waitingPosts('flagged'),
    pendingPosts: () => waitingPosts('pending'),
  },
  personalData: {
    exports: {
      forum: {
        about: 'mesajele scrise în forum',
        column: 'forum_post.account_id',
        rows: (id, isMine) => sql`
          select t.title as topic, p.body_text as text, p.status, p.created_at, p.edited_at, p.reason, p.contest
          from forum_post p join forum_topic t on t.id = p.topic_id where p.account_id = ${id} and ${isMine('p.organisation_id')} order by p.id`,
      },
      'topicuri-urmarite': {
        about: 'topicurile din forum urmărite sau citite',
        column: 'forum_reader.account_id',
        rows: (id, isMine) => sql`select t.title as topic, d.is_followed, d.read_until
          from forum_reader d join forum_topic t on t.id = d.topic_id where d.account_id = ${id} and ${isMine('d.organisation_id')} order by t.id`,
      },
      'multumiri-in-forum': {
        about: 'mesajele din forum pentru care ați mulțumit',
        column: 'forum_thanks.account_id',
        rows: (id, isMine) => sql`
          select t.title as topic, h.created_at from forum_thanks h join forum_post p on p.id = h.post_id
          join forum_topic t on t.id = p.topic_id where h.account_id = ${id} and ${isMine('h.organisation_id')} order by h.created_at`,
      },
      'mentiuni-in-forum': {
        about: 'mesajele din forum în care ați fost menționat',
        column: 'forum_mention.account_id',
        rows: (
          id,
          isMine,
        ) => sql`select t.title as topic, n.told_at from forum_mention n join forum_post p on p.id = n.post_id
          join forum_topic t on t.id = p.topic_id where n.account_id = ${id} and ${isMine('n.organisation_id')} order by p.id`,
      },
      'raportari-in-forum': {
        about: 'mesajele din forum pe care le-ați raportat',
        column: 'forum_flag.account_id',
        rows: (id, isMine) => sql`select t.title as topic, f.reason, f.text, f.status, f.created_at from forum_flag f
          join forum_post p on p.id = f.post_id join forum_topic t on t.id = p.topic_id where f.account_id = ${id} and ${isMine('f.organisation_id')} order by f.id`,
      },
    },
    leftOut: {
      'forum_topic.account_id': 'its opening post is exported with the posts',
      'forum_topic.accepted_by': 'that the person accepted a reply, and when, is in the list of acts',
      'forum_post.removed_by': OFFICE_WORK,
      'forum_word.created_by': OFFICE_WORK,
    },
    stays: [
      'forum_topic.account_id',
      'forum_topic.accepted_by',
      'forum_post.account_id',
      'forum_post.removed_by',
      'forum_word.created_by',
    ],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'forum-post', id::text, 'create', created_at from forum_post where account_id = ${id}`,
      sql`select organisation_id, 'forum-flag', id::text, 'create', created_at from forum_flag where account_id = ${id}`,
    ],
    erase: async (write, { id }) => {
      const { db } = write;
      await eraseMentions(write, id);
      await db.run(sql`delete from forum_reader where account_id = ${id}`);
      await db.run(sql`with gone as (delete from forum_thanks where account_id = ${id} returning post_id)
        update forum_post set thanks = thanks - 1 where id in (select post_id from gone)`);
      await db.run(sql`delete from forum_flag where account_id = ${id}`);
    },
  },
};
