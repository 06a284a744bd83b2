import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { navigationCounts } from '@psp/contracts/dashboards';
import { topicAnswer, topicList } from '@psp/contracts/forum';
import type { Actor } from '@psp/domain/actor';
import { approvePost, removePost } from '@psp/domain/communicating/forum/moderate';
import { acceptReply, lockDiscussion, mergeTopic } from '@psp/domain/communicating/forum/topic-acts';
import { createTopic, replyToTopic } from '@psp/domain/communicating/forum/write-post';
import { found } from '@psp/domain/load';
import { acting } from '@psp/domain/testing/acting';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
/* Two published posts, so that what they write now is published at once. */
const publishTwo = async ({ accountId, organisationId }: Actor) => {
  for (const title of ['Unu', 'Doi']) {
    const [topic] = await rows<{ id: string }>(
      `insert into forum_topic (created_at, updated_at, category, organisation_id, account_id, title, status, last_at)
       values (now(), now(), 'general', ?, ?, ?, 'hidden', now()) returning id`,
      [organisationId, accountId, title],
    );
    await rows(
      `insert into forum_post (created_at, topic_id, is_opening, organisation_id, account_id, status, body, body_text, published_at)
       values (now(), ?, true, ?, ?, 'published', '<p>x</p>', 'x', now())`,
      [topic?.id, organisationId, accountId],
    );
  }
};
/* Writers of one test each: their pace is limited. */
const known = async (kind: 'uat' | 'firma') => {
  const caller = await app.as({ kind });
  await publishTwo(caller.actor);
  return caller;
};
const pair = async () => ({ uat: await known('uat'), firma: await known('firma') });

const ask = (actor: Actor, title: string, more: { category?: string; body?: string } = {}) =>
  by(actor, createTopic, { title, category: 'general', body: '<p>Cum faceți?</p>', ...more });
const reply = (actor: Actor, id: string, body: string) =>
  by(actor, replyToTopic, { id, body: `<p>${body}</p>`, quotedId: null });
type Reader = Awaited<ReturnType<typeof known>>;
const seenBy = async (reader: Reader, id: string) => {
  const answer = await reader.get(`/forum/topics/${id}`);
  expect(answer.statusCode).toBe(200);
  return found(topicAnswer.parse(answer.json()).topic);
};
const listedFor = async (reader: Reader, query = '') =>
  topicList.parse((await reader.get(`/forum/topics?${query}`)).json());
const titlesFor = async (reader: Reader, query: string) =>
  (await listedFor(reader, query)).items.map(({ title }) => title);

test('a topic is opened, found by its words, answered and solved', async () => {
  const { uat, firma } = await pair();
  const opened = await firma.post('/forum/topics', {
    title: 'Garanția de participare',
    body: '<p>O cereți la sume mici?</p>',
  });
  expect(opened.json()).toMatchObject({ isPending: false });
  const { topicId } = opened.json() as { topicId: string };
  expect(await titlesFor(firma, 'q=garanții')).toContain('Garanția de participare');
  expect(await titlesFor(firma, 'q=sumele')).toContain('Garanția de participare');
  expect(await titlesFor(firma, 'show=unanswered')).toContain('Garanția de participare');
  const { postId } = await reply(uat.actor, topicId, 'Nu o cerem sub prag');
  const before = await seenBy(firma, topicId);
  expect(before).toMatchObject({ accepted: null, people: 2, organisations: 2 });
  expect(before.actions).toEqual(['reply', 'accept']);
  const accepted = await firma.post(`/forum/topics/${topicId}/accept`, { version: before.version, postId });
  expect(accepted.statusCode).toBe(204);
  expect(await seenBy(firma, topicId)).toMatchObject({ accepted: { post: { id: postId }, byAssociation: false } });
  expect(await titlesFor(firma, 'show=solved')).toContain('Garanția de participare');
  expect(
    (await rows('select from notification where account_id = ? and title like ?', [uat.actor.accountId, '%acceptat%']))
      .length,
  ).toBe(1);
});

test('a topic shows others with words of its title, without those that the reader may not read', async () => {
  const { uat, firma } = await pair();
  await ask(uat.actor, 'Indemnizația consilierilor', { category: 'autoritati' });
  const { topicId: shared } = await ask(uat.actor, 'Indemnizația și presa');
  const { topicId } = await ask(uat.actor, 'Indemnizația lunară');
  expect((await seenBy(firma, topicId)).alike.map(({ id }) => id)).toEqual([shared]);
  const created = await firma.post('/forum/topics', { body: '<p>Da</p>', title: 'Aici', category: 'autoritati' });
  expect(created.json()).toMatchObject({ code: 'forum.category' });
});

test('topics alike share two words of a longer title, or the only word of a short one', async () => {
  const { uat, firma } = await pair();
  const two = (await ask(uat.actor, 'Contoare inteligente pentru apă')).topicId;
  await ask(uat.actor, 'Contoare vechi la bloc');
  const alike = async (title: string) =>
    (await firma.get(`/forum/alike?title=${encodeURIComponent(title)}`))
      .json()
      .items.map(({ id }: { id: string }) => id);
  expect(await alike('Cine are contoare inteligente montate')).toEqual([two]);
  expect(await alike('Contoarele')).toHaveLength(2);
  expect(await alike('de la')).toEqual([]);
});

test('a person’s first two posts wait for the association, and are seen by their author alone', async () => {
  const { uat, firma } = await pair();
  const newcomer = await app.as({ kind: 'firma' });
  const { topicId } = await ask(uat.actor, 'Pentru începători');
  const sent = await newcomer.post(`/forum/topics/${topicId}/replies`, { body: '<p>Bună ziua</p>' });
  expect(sent.json()).toMatchObject({ isPending: true });
  const { postId } = sent.json() as { postId: string };
  expect((await seenBy(firma, topicId)).replies.items).toEqual([]);
  const own = await seenBy(newcomer, topicId);
  expect(own.replies.items).toMatchObject([{ status: 'pending', actions: ['edit', 'delete'] }]);
  await by(admin, approvePost, { id: postId, version: 1 });
  expect((await seenBy(firma, topicId)).replies.items.map(({ id }) => id)).toEqual([postId]);
  expect((await reply(newcomer.actor, topicId, 'A doua')).isPending).toBe(true);
});

test('the author reads the own topic that waits, and nobody else does', async () => {
  const newcomer = await app.as({ kind: 'firma' });
  const other = await known('firma');
  const { topicId } = await ask(newcomer.actor, 'Prima mea întrebare');
  const mark = { until: new Date().toISOString(), since: null };
  const statusFor = async (reader: Reader) =>
    [await reader.get(`/forum/topics/${topicId}`), await reader.post(`/forum/topics/${topicId}/read`, mark)].map(
      ({ statusCode }) => statusCode,
    );
  expect(await statusFor(newcomer)).toEqual([200, 204]);
  expect(await statusFor(other)).toEqual([404, 404]);
});

test('what was removed is a line with its reason; its author reads it and contests once', async () => {
  const { uat, firma } = await pair();
  const { topicId } = await ask(uat.actor, 'Reclamă');
  const { postId } = await reply(firma.actor, topicId, 'Sunați-ne la firmă');
  await by(admin, removePost, { id: postId, version: 1, reason: 'Reclamă.' });
  const [own] = (await seenBy(firma, topicId)).replies.items;
  expect(own).toMatchObject({ status: 'removed', removal: { reason: 'Reclamă.' }, actions: ['contest'] });
  expect(own?.body).toContain('Sunați-ne');
  const other = await app.as({ kind: 'firma' });
  const [seenByOther] = (await seenBy(other, topicId)).replies.items;
  expect(seenByOther).toMatchObject({ body: '', removal: { reason: 'Reclamă.' }, actions: [] });
  expect(await titlesFor(firma, 'q=sunați')).toEqual([]);
  const contested = await firma.post(`/forum/posts/${postId}/contest`, { version: own?.version, reason: 'Nu este.' });
  expect(contested.statusCode).toBe(204);
  expect((await seenBy(firma, topicId)).replies.items[0]).toMatchObject({ status: 'contested', actions: [] });
});

test('an accepted reply that is removed is not the answer any more', async () => {
  const { uat, firma } = await pair();
  const { topicId } = await ask(firma.actor, 'Răspuns greșit');
  const { postId } = await reply(uat.actor, topicId, 'Greșit');
  await by(firma.actor, acceptReply, { id: topicId, version: 1, postId });
  await by(admin, removePost, { id: postId, version: 1, reason: 'Informație greșită.' });
  expect(await seenBy(firma, topicId)).toMatchObject({ accepted: null });
});

test('replies are unread until the topic is opened, and counted in the navigation while it is followed', async () => {
  const { uat, firma } = await pair();
  const { topicId } = await ask(firma.actor, 'Necitite');
  const countOf = async () => navigationCounts.parse((await firma.get('/navigation-counts')).json())['forum'] ?? 0;
  const before = await countOf();
  await reply(uat.actor, topicId, 'Unu');
  await reply(uat.actor, topicId, 'Doi');
  const itemOf = async () => (await listedFor(firma, 'show=followed')).items.find(({ id }) => id === topicId);
  expect(await itemOf()).toMatchObject({ unread: 2, isFollowed: true });
  expect(await countOf()).toBe(before + 1);
  const { replies } = await seenBy(firma, topicId);
  await firma.post(`/forum/topics/${topicId}/read`, { until: replies.items.at(-1)?.publishedAt });
  expect(await itemOf()).toMatchObject({ unread: 0 });
  expect(await countOf()).toBe(before);
});

test('thanks of one person count once, however often they are sent', async () => {
  const { uat, firma } = await pair();
  const { topicId } = await ask(uat.actor, 'Mulțumiri');
  const { question } = await seenBy(firma, topicId);
  const thanks = await Promise.all(
    Array.from({ length: 8 }, () => firma.post(`/forum/posts/${question.id}/thanks`, { isThanked: true })),
  );
  expect(new Set(thanks.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect((await seenBy(firma, topicId)).question).toMatchObject({ thanks: 1, isThanked: true });
  await firma.post(`/forum/posts/${question.id}/thanks`, { isThanked: false });
  expect((await seenBy(firma, topicId)).question).toMatchObject({ thanks: 0, isThanked: false });
});

test('links to a merged topic lead to where its posts are; two merges into each other do not both happen', async () => {
  const { uat, firma } = await pair();
  const [{ topicId: one }, { topicId: other }] = [await ask(uat.actor, 'Prag unu'), await ask(uat.actor, 'Prag doi')];
  await reply(firma.actor, one, 'În primul');
  const merge = (id: string, into: string) => by(admin, mergeTopic, { id, version: 1, into });
  const results = await Promise.allSettled([merge(one, other), merge(other, one)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [gone, stays] = results[0]?.status === 'fulfilled' ? [one, other] : [other, one];
  const moved = topicAnswer.parse((await firma.get(`/forum/topics/${gone}`)).json());
  expect(moved).toEqual({ topic: null, movedTo: stays });
  const view = await seenBy(firma, stays);
  expect(view.moves).toMatchObject([{ kind: 'merge' }]);
  expect(view.replies.total).toBe(2);
});

test('a locked topic takes no replies, and says why', async () => {
  const { uat, firma } = await pair();
  const { topicId } = await ask(uat.actor, 'Închis');
  await by(admin, lockDiscussion, { id: topicId, version: 1, reason: 'S-a lămurit.' });
  const refused = await firma.post(`/forum/topics/${topicId}/replies`, { body: '<p>Încă ceva</p>' });
  expect(refused.json()).toMatchObject({ code: 'forum.locked' });
});

test.each([
  ['of 30,000 characters', `<p>${'a'.repeat(30_000)}</p>`, 'forum.too_long'],
  [
    'with 40 links',
    Array.from({ length: 40 }, (_, at) => `<p><a href="https://exemplu.ro/${at}">x</a></p>`).join(''),
    'forum.too_many_links',
  ],
  ['of markup alone', '<p><script>alert(1)</script></p>', 'forum.empty'],
])('a text %s is refused', async (_, body, code) => {
  const firma = await known('firma');
  const refused = await firma.post('/forum/topics', { title: 'Text', body });
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code }]);
});

test('Word’s markup is cleaned, and scripts are never stored', async () => {
  const firma = await known('firma');
  const body = '<p class="MsoNormal" onclick="x()"><o:p>Bună</o:p> <img src="javascript:alert(1)"><b>ziua</b></p>';
  const { topicId } = (await firma.post('/forum/topics', { title: 'Din Word', body })).json() as { topicId: string };
  const { question } = await seenBy(firma, topicId);
  expect(question.body).not.toMatch(/Mso|onclick|script|img/);
  expect(question.body).toContain('ziua');
});

test('the posts of somebody who has left stay, without the name', async () => {
  const firma = await known('firma');
  const leaver = await known('uat');
  const { topicId } = await ask(leaver.actor, 'Plecat');
  await app.as({ kind: 'uat', organisationId: leaver.actor.organisationId });
  await rows('delete from membership where account_id = ?', [leaver.actor.accountId]);
  expect((await seenBy(firma, topicId)).question.author).toMatchObject({
    name: null,
    organisation: { id: leaver.actor.organisationId },
  });
});
