import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ForumPost, TopicView } from '@psp/contracts/forum';
import type { forumOperations } from '@psp/contracts/forum-operations';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { session, signInAs } from '@psp/remote/testing/identity';
import { openPage } from '@psp/remote/testing/open-page';
import { act, cleanup, screen } from '@testing-library/react';
import type { ForumArea } from './area.ts';
import { NewReplies, useVisit } from './new-replies.tsx';
import { TopicPage } from './topic-page.tsx';
import { useState } from 'react';

const ID = '00000000-0000-7000-8000-00000000000';
const ORGANISATION = { id: `${ID}a`, name: 'Comuna Roșia', kind: 'uat' } as const;
const at = (hour: number) => `2026-11-02T0${hour}:00:00Z`;

const post = (n: number, isYou = false): ForumPost => ({
  id: ID + n,
  version: 1,
  status: 'published',
  author: { name: 'Ion Savu', organisation: ORGANISATION, isYou, isColleague: isYou },
  body: `<p>Textul ${n}</p>`,
  publishedAt: at(n),
  edited: null,
  quoted: null,
  thanks: 0,
  isThanked: false,
  removal: null,
  actions: [],
});
const topic = (replies: ForumPost[], more: Partial<TopicView> = {}): TopicView => {
  const last = replies.at(-1);
  return {
    ...{ id: `${ID}f`, version: 1, title: 'Un topic', status: 'open', isPinned: false, isPublic: false },
    category: { slug: 'general', name: 'General', readers: 'everyone' },
    ...{ isFollowed: true, followers: 1, people: 2, organisations: 2, accepted: null, question: post(0) },
    replies: { items: replies, total: replies.length, page: 1, pageSize: 50 },
    ...{ readUntil: at(1), unread: null, moves: [], alike: [], actions: [] },
    newest: last ? { id: last.id, at: last.publishedAt, isYou: last.author.isYou } : null,
    ...more,
  };
};

/* Elements that are watched for coming on screen, and the way to say that one has. */
const watched = new Map<Element, (entries: object[]) => void>();
class Screen {
  private readonly tell: (entries: object[]) => void;
  constructor(tell: (entries: object[]) => void) {
    this.tell = tell;
  }
  observe(element: Element): void {
    watched.set(element, this.tell);
  }
  disconnect(): void {
    watched.clear();
  }
}
Object.assign(globalThis, { IntersectionObserver: Screen });
const comesOnScreen = (n: number) => {
  const element = document.getElementById(`mesaj-${ID}${n}`);
  if (!element) throw new Error(`no post ${n}`);
  act(() => watched.get(element)?.([{ isIntersecting: true, target: element }]));
};

const areaOf = (view: TopicView) => {
  const { api, calls } = fakeApi<typeof forumOperations>((address) =>
    address === 'GET /forum/topics/:id' ? { topic: view, movedTo: null } : null,
  );
  const area: ForumArea = { kind: 'uat', api, title: 'Forum', path: '/uat/forum', topicPath: '/uat/forum' };
  return { area, calls };
};

beforeEach(() => signInAs(session));
afterEach(cleanup);

const openTopic = async (view: TopicView) => {
  const { area, calls } = areaOf(view);
  openPage([{ path: '/uat/forum/:id', element: <TopicPage area={area} /> }], `/uat/forum/${view.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Un topic' });
  const leave = () => {
    cleanup();
    return calls.map(({ input }) => input);
  };
  return { leave };
};

test('what is new is below a line, and a link leads to the first of it', async () => {
  await openTopic(topic([post(1), post(2), post(3)], { unread: { count: 2, firstId: `${ID}2` } }));
  const line = screen.getByRole('heading', { name: 'Noi de la ultima vizită' });
  expect(line.nextElementSibling?.id).toBe(`mesaj-${ID}2`);
  const link = screen.getByRole('link', { name: 'Continuați de unde ați rămas: 2 răspunsuri noi' });
  expect(link.getAttribute('href')).toBe(`/uat/forum/${ID}f?reply=${ID}2`);
});

test('a first visit has no line, and own replies are not new', async () => {
  await openTopic(topic([post(1), post(2)], { readUntil: null }));
  expect(screen.queryByRole('heading', { name: 'Noi de la ultima vizită' })).toBe(null);
  cleanup();
  await openTopic(topic([post(1), post(2, true)]));
  expect(screen.queryByRole('heading', { name: 'Noi de la ultima vizită' })).toBe(null);
});

test('a topic is read until the last reply that was on screen', async () => {
  const { leave } = await openTopic(topic([post(1), post(2), post(3)]));
  comesOnScreen(2);
  comesOnScreen(1);
  expect(leave()).toEqual([{ id: `${ID}f`, body: { until: at(2), since: null }, outlivesPage: true }]);
});

test('a later page says where it begins, and that nothing was read while nothing was on screen', async () => {
  const page = { items: [post(2), post(3)], total: 102, page: 2, pageSize: 50 };
  const { leave } = await openTopic(topic([], { replies: page }));
  expect(leave()).toEqual([]);
  const other = await openTopic(topic([], { replies: page }));
  comesOnScreen(3);
  expect(other.leave()).toMatchObject([{ body: { until: at(3), since: at(2) } }]);
});

test('the accepted reply, which stands above all others, is read with the reply before it', async () => {
  const accepted = { post: post(3), by: 'Ana Pop', byAssociation: false, at: at(4) };
  const { leave } = await openTopic(topic([post(1), post(2), post(3), post(4)], { accepted }));
  comesOnScreen(3);
  comesOnScreen(1);
  expect(leave()).toMatchObject([{ body: { until: at(1) } }]);
  const other = await openTopic(topic([post(1), post(2), post(3), post(4)], { accepted }));
  comesOnScreen(2);
  expect(other.leave()).toMatchObject([{ body: { until: at(3) } }]);
});

test('a reply that comes while the topic is open is announced once, and its bar goes once it was on screen', async () => {
  const { area } = areaOf(topic([]));
  const steps: [TopicView, seen: string][] = [
    [topic([post(1)]), ''],
    [topic([post(1), post(2)]), ''],
    [topic([post(1), post(2)]), at(2)],
    [topic([post(1), post(2), post(3, true)]), at(2)],
  ];
  function Open() {
    const [step, setStep] = useState(0);
    const [view, seen] = steps[step] ?? [topic([]), ''];
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Mai departe
        </button>
        <NewReplies area={area} topic={view} visit={useVisit(view)} seen={seen} />
      </>
    );
  }
  openPage([{ path: '/', element: <Open /> }], '/');
  const status = await screen.findByRole('status');
  const next = () => act(() => screen.getByRole('button').click());
  expect(status.textContent).toBe('');
  next();
  expect(status.textContent).toBe('1 răspuns nou');
  expect(screen.getByRole('link', { name: '1 răspuns nou' }).getAttribute('href')).toContain(`reply=${ID}2`);
  next();
  expect([status.textContent, screen.queryByRole('link')]).toEqual(['1 răspuns nou', null]);
  next();
  expect(screen.queryByRole('link')).toBe(null);
});
