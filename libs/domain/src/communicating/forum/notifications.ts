import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { catalogue, type Event, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  id: string;
  title: string;
}
/** Who wrote what a notification is about. */
export interface Writer {
  displayName: string;
  organisationName: string;
}

const to = ['uat', 'firma'] as const;
const WRITER: Writer = { displayName: 'Ana Pop', organisationName: 'Comuna Roșia' };
const toQueue: Event['sample'] = (subject) => [{ id: subject['post'] }, subject, WRITER];
/** Path of a topic in an area, without its id. */
export const topicPath = (kind: Kind): string => (kind === 'firma' ? '/firma/network/forum/' : `/${kind}/forum/`);
/* Path of a topic, at one of its posts where one is given. */
const pageOf = (kind: Kind, { id }: { id: string }, postId?: string): string =>
  `${topicPath(kind)}${id}${postId ? `?reply=${postId}` : ''}`;
const about = (topic: Named) => ({ object: `„${topic.title}”` });
const queue = ({ id }: { id: string }) => ({ href: `/admin/forum/posts/${id}` });

/** Notifications about the forum, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'forum',
  {
    kind: 'forum',
    topic: null,
    subjects: sql`select t.id, t.title, p.id as post from forum_topic t join forum_post p on p.topic_id = t.id and p.is_opening
      where t.status = 'open' and t.category = 'general'`,
    sample: (subject, side) => [side, subject, { id: subject['post'] }, WRITER],
  },
  {
    replied: event(
      {
        label: 'Răspuns într-un topic urmărit',
        many: 'răspunsuri noi',
        to,
        topic: 'messages',
        bound: 'forum-post:account',
      },
      (kind: Kind, topic: Named, post: { id: string }, by: Writer) => ({
        ...about(topic),
        href: pageOf(kind, topic, post.id),
        message: `${by.displayName}, ${by.organisationName}, a răspuns în „${topic.title}”.`,
      }),
    ),
    mentioned: event(
      { label: 'Ați fost menționat în forum', many: 'mențiuni', to, topic: 'messages', bound: 'forum-mention:account' },
      (kind: Kind, topic: Named, post: { id: string }, by: Writer) => ({
        ...about(topic),
        href: pageOf(kind, topic, post.id),
        message: `${by.displayName}, ${by.organisationName}, v-a menționat în „${topic.title}”.`,
      }),
    ),
    accepted: event(
      { label: 'Răspunsul dvs. a fost acceptat', to, topic: 'messages', bound: 'forum-post:account' },
      (kind: Kind, topic: Named, post: { id: string }) => ({
        ...about(topic),
        href: pageOf(kind, topic, post.id),
        message: `Răspunsul dvs. din „${topic.title}” a fost ales drept răspuns acceptat.`,
      }),
    ),
    approved: event(
      { label: 'Mesaj din forum publicat', to, topic: 'messages' },
      (kind: Kind, topic: Named, post: { id: string }) => ({
        ...about(topic),
        href: pageOf(kind, topic, post.id),
        message: `Mesajul dvs. din „${topic.title}” a fost aprobat și se vede în forum.`,
      }),
    ),
    removed: event(
      { label: 'Mesaj din forum retras', to, topic: 'messages' },
      (kind: Kind, topic: Named, post: { id: string }, reason: string) => ({
        ...about(topic),
        href: pageOf(kind, topic, post.id),
        message: `Mesajul dvs. din „${topic.title}” a fost retras. Motiv: ${reason} Puteți contesta o dată.`,
      }),
    ),
    upheld: event(
      { label: 'Retragere menținută', to, topic: 'messages' },
      (kind: Kind, topic: Named, post: { id: string }, reason: string) => ({
        ...about(topic),
        href: pageOf(kind, topic, post.id),
        message: `Contestația dvs. la mesajul din „${topic.title}” nu a fost admisă. Motiv: ${reason}`,
      }),
    ),
    restored: event(
      { label: 'Mesaj din forum publicat din nou', to, topic: 'messages' },
      (kind: Kind, topic: Named, post: { id: string }) => ({
        ...about(topic),
        href: pageOf(kind, topic, post.id),
        message: `Contestația dvs. a fost admisă: mesajul din „${topic.title}” se vede din nou.`,
      }),
    ),
    waiting: event(
      {
        label: 'Mesaj din forum de aprobat',
        many: 'mesaje de aprobat',
        to: ['admin'],
        bound: 'forum-post:account',
        sample: toQueue,
      },
      (post: { id: string }, topic: Named, by: Writer) => ({
        ...about(topic),
        ...queue(post),
        message: `${by.displayName}, ${by.organisationName}, a scris în „${topic.title}” un mesaj care așteaptă aprobarea.`,
      }),
    ),
    flagged: event(
      {
        label: 'Mesaj din forum raportat',
        many: 'raportări',
        to: ['admin'],
        bound: 'forum-flag:account',
        sample: toQueue,
      },
      (post: { id: string }, topic: Named, by: Writer) => ({
        ...about(topic),
        ...queue(post),
        message: `${by.displayName}, ${by.organisationName}, a raportat un mesaj din „${topic.title}”.`,
      }),
    ),
    contested: event(
      {
        label: 'Retragere contestată',
        to: ['admin'],
        bound: { once: 'a removal is contested once' },
        sample: (subject) => [{ id: subject['post'] }, WRITER],
      },
      (post: { id: string }, by: Writer) => ({
        ...queue(post),
        message: `${by.displayName}, ${by.organisationName}, contestă retragerea unui mesaj din forum.`,
      }),
    ),
  },
);
