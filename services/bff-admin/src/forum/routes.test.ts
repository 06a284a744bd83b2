import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { navigationCounts } from '@psp/contracts/dashboards';
import { topicAnswer, topicList } from '@psp/contracts/forum';
import {
  editedCategories,
  filterWords,
  moderatedPost,
  waitingPosts,
  wordPreview,
} from '@psp/contracts/forum-moderation';
import type { Actor } from '@psp/domain/actor';
import { removePost } from '@psp/domain/communicating/forum/moderate';
import {
  contestRemoval,
  createTopic,
  deletePost,
  flagPost,
  replyToTopic,
} from '@psp/domain/communicating/forum/write-post';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const [admin, other] = [await app.as({ kind: 'admin' }), await app.as({ kind: 'admin' })];
const writer = async () => (await app.as({ kind: 'firma' })).actor;

const ask = (actor: Actor, title: string) =>
  by(actor, createTopic, { title, category: 'general', body: '<p>Cum faceți?</p>' });
const waiting = async (query = '') => waitingPosts.parse((await admin.get(`/forum/posts?${query}`)).json());
const viewOf = async (id: string) => moderatedPost.parse((await admin.get(`/forum/posts/${id}`)).json());
const decide = async (id: string, action: string, body: object = { reason: 'Un motiv.' }, who = admin) =>
  who.post(`/forum/posts/${id}/${action}`, { version: (await viewOf(id)).post.version, ...body });
const titlesFor = async ({ accountId }: Actor) =>
  (await rows<{ title: string }>('select title from notification where account_id = ?', [accountId])).map(
    ({ title }) => title,
  );
const countOf = async () => navigationCounts.parse((await admin.get('/navigation-counts')).json())['forum'] ?? 0;

test('a first post waits in the queue, and is published with its topic once it is approved', async () => {
  const author = await writer();
  const before = await countOf();
  const { topicId, postId, isPending } = await ask(author, 'Prima întrebare');
  expect(isPending).toBe(true);
  expect(await countOf()).toBe(before + 1);
  const { items } = await waiting('kind=pending&q=prima');
  expect(items).toMatchObject([{ id: postId, kind: 'pending', isOpening: true, topic: { id: topicId } }]);
  const view = await viewOf(postId);
  expect(view).toMatchObject({
    published: 0,
    post: { status: 'pending', body: '<p>Cum faceți?</p>', actions: ['approve', 'remove'] },
  });
  const unreadOf = async () =>
    (await rows('select from notification where read_at is null and href = ?', [`/admin/forum/posts/${postId}`]))
      .length;
  expect(await unreadOf()).toBeGreaterThan(0);
  const approved = moderatedPost.parse((await decide(postId, 'approve', {})).json());
  expect(approved.post.status).toBe('published');
  expect(await unreadOf()).toBe(0);
  expect(await titlesFor(author)).toContain('Mesaj din forum publicat');
  expect(await countOf()).toBe(before);
  const { items: topics } = topicList.parse((await admin.get('/forum/topics?q=prima')).json());
  expect(topics).toMatchObject([{ id: topicId, status: 'open' }]);
});

test('a flagged post is kept or removed by one administrator; the other one is told that it changed', async () => {
  const { postId, topicId } = await ask(admin.actor, 'Raportat');
  const flag = { id: postId, reason: 'advertising', text: 'Vinde ceva.' } as const;
  const reader = await writer();
  await by(reader, flagPost, flag);
  await expect(by(reader, flagPost, flag)).rejects.toMatchObject({ code: 'forum.flagged' });
  await by(await writer(), flagPost, flag);
  expect((await waiting('kind=flagged')).items.filter(({ id }) => id === postId)).toHaveLength(1);
  const { post, flags } = await viewOf(postId);
  expect(flags).toHaveLength(2);
  const answers = await Promise.all(
    [admin, other].map((who) =>
      who.post(`/forum/posts/${postId}/remove`, { version: post.version, reason: 'Reclamă.' }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await waiting('kind=flagged')).items.map(({ id }) => id)).not.toContain(postId);
  expect((await viewOf(postId)).flags.map(({ status }) => status)).toEqual(['upheld', 'upheld']);
  expect((await other.get(`/forum/topics/${topicId}`)).statusCode).toBe(404);
});

test('a post that its author deletes while it is removed ends as one of the two', async () => {
  const author = await writer();
  const { topicId } = await ask(admin.actor, 'Deodată');
  const statuses: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const text = { id: topicId, body: `<p>Răspunsul ${round}</p>`, quotedId: null };
    const { postId: id, isPending } = await by(author, replyToTopic, text);
    if (isPending) await decide(id, 'approve', {});
    const { version } = (await viewOf(id)).post;
    const outcomes = await Promise.allSettled([
      by(author, deletePost, { id, version }),
      by(other.actor, removePost, { id, version, reason: 'Reclamă.' }),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refused).toEqual([expect.stringMatching(/^(version\.stale|action\.not_allowed)$/)]);
    statuses.push((await viewOf(id)).post.status);
  }
  for (const status of statuses) expect(['deleted', 'removed']).toContain(status);
});

test('a contested removal is decided by another administrator', async () => {
  const author = await writer();
  const { topicId } = await ask(admin.actor, 'Contestat');
  const { postId } = await by(author, replyToTopic, { id: topicId, body: '<p>Da</p>', quotedId: null });
  await decide(postId, 'approve', {});
  expect((await decide(postId, 'remove', { reason: '' })).statusCode).toBe(400);
  await decide(postId, 'remove');
  expect(await titlesFor(author)).toContain('Mesaj din forum retras');
  await by(author, contestRemoval, {
    id: postId,
    version: (await viewOf(postId)).post.version,
    reason: 'Este adevărat.',
  });
  expect((await viewOf(postId)).contest).toMatchObject({ text: 'Este adevărat.' });
  expect((await viewOf(postId)).post.actions).toEqual([]);
  const refused = await decide(postId, 'restore');
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'forum.same_admin' }]);
  const restored = moderatedPost.parse((await decide(postId, 'restore', undefined, other)).json());
  expect(restored.post.status).toBe('published');
  expect(await titlesFor(author)).toContain('Mesaj din forum publicat din nou');
  const { topic } = topicAnswer.parse((await admin.get(`/forum/topics/${topicId}`)).json());
  expect(topic?.replies.total).toBe(1);
});

test('a word of the filter holds back posts of everybody, in any case and without diacritics', async () => {
  await ask(admin.actor, 'Jocuri de noroc');
  const preview = wordPreview.parse((await admin.get('/forum/words/preview?word=NOROC')).json());
  expect(preview).toMatchObject({ total: 1, posts: [{ topic: 'Jocuri de noroc' }] });
  expect(wordPreview.parse((await admin.get('/forum/words/preview?word=noro')).json()).total).toBe(0);
  expect(wordPreview.parse((await admin.get('/forum/words/preview?word=(.*)%2B')).json()).total).toBe(0);
  const added = filterWords.parse((await admin.post('/forum/words', { word: 'Păcănele' })).json());
  expect(added.items.map(({ word }) => word)).toEqual(['pacanele']);
  const known = await writer();
  for (const title of ['Unu', 'Doi']) await decide((await ask(known, title)).postId, 'approve', {});
  expect((await ask(known, 'Fără cuvânt')).isPending).toBe(false);
  const held = await ask(known, 'Despre PACANELE');
  expect(held.isPending).toBe(true);
  expect((await viewOf(held.postId)).words).toEqual(['pacanele']);
  await admin.post('/forum/words/remove', { word: 'pacanele' });
  expect((await viewOf(held.postId)).words).toEqual([]);
});

test('categories are added, closed and given to other readers; the general one stays open', async () => {
  const form = { name: 'Situații de urgență', readers: 'uat', domain: null, isOn: true };
  const { items } = editedCategories.parse((await admin.post('/forum/categories', form)).json());
  expect(items.at(-1)).toMatchObject({ slug: 'situatii-de-urgenta', readers: 'uat', topics: 0, version: 1 });
  expect((await admin.post('/forum/categories', form)).json()).toMatchObject({ code: 'forum.category_exists' });
  const put = (slug: string, body: object) => admin.call('PUT', `/forum/categories/${slug}`, { ...form, ...body });
  expect((await put('situatii-de-urgenta', { isOn: false, version: 1 })).statusCode).toBe(200);
  expect((await put('situatii-de-urgenta', { version: 1 })).json()).toMatchObject({ code: 'version.stale' });
  const general = { name: 'General', readers: 'everyone', isOn: false, version: 1 };
  expect((await put('general', general)).json()).toMatchObject({ code: 'forum.general_stays' });
});
