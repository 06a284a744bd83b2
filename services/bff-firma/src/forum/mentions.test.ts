import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { postTexts, topicAnswer } from '@psp/contracts/forum';
import type { Actor } from '@psp/domain/actor';
import { approvePost, removePost } from '@psp/domain/communicating/forum/moderate';
import { eraseMentions } from '@psp/domain/communicating/forum/mentions';
import { followTopic } from '@psp/domain/communicating/forum/topic-acts';
import { createTopic, replyToTopic } from '@psp/domain/communicating/forum/write-post';
import { found } from '@psp/domain/load';
import { acting } from '@psp/domain/testing/acting';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });

/* A person of this name; with `posts`, two published ones, so that what they write now is published at once. */
const named = async (
  kind: 'uat' | 'firma',
  name: string,
  { posts = true, ...more }: { posts?: boolean; organisationId?: string } = {},
) => {
  const caller = await app.as({ kind, ...more });
  await rows('update account set display_name = ? where id = ?', [name, caller.actor.accountId]);
  if (posts) for (const title of ['Unu', 'Doi']) await publish(caller.actor, title);
  const [membership] = await rows<{ id: string }>('select id from membership where account_id = ?', [
    caller.actor.accountId,
  ]);
  return { ...caller, mention: found(membership).id };
};
const publish = async ({ accountId, organisationId }: Actor, title: string) => {
  const [topic] = await rows<{ id: string }>(
    `insert into forum_topic (created_at, updated_at, category, organisation_id, account_id, title, status, last_at)
     values (now(), now(), 'general', ?, ?, ?, 'open', now()) returning id`,
    [organisationId, accountId, title],
  );
  await rows(
    `insert into forum_post (created_at, topic_id, is_opening, organisation_id, account_id, status, body, body_text, published_at)
     values (now(), ?, true, ?, ?, 'published', '<p>x</p>', 'x', now())`,
    [topic?.id, organisationId, accountId],
  );
};

const mention = (id: string, name = '@cineva') => `<span data-mention="${id}">${name}</span>`;
const ask = (actor: Actor, category = 'general') =>
  by(actor, createTopic, { title: 'Întrebare', category, body: '<p>Cum faceți?</p>' });
type Writer = Awaited<ReturnType<typeof named>>;
const replyOf = async (writer: Writer, id: string, body: string) =>
  (await writer.post(`/forum/topics/${id}/replies`, { body })).json() as { postId: string; unmentioned: string[] };
const toldTo = async ({ actor }: Writer) =>
  (
    await rows<{ event: string }>(
      `select event from notification where account_id = ? and event in ('forum.mentioned', 'forum.replied') order by id`,
      [actor.accountId],
    )
  ).map(({ event }) => event);
const bodyOf = async (postId: string) =>
  (
    await rows<{ body: string; words: string }>('select body, body_text as words from forum_post where id = ?', [
      postId,
    ])
  )[0];
const offeredTo = async (writer: Writer, query: string) => {
  const answer = await writer.get(`/forum/people?${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return (answer.json() as { items: { name: string }[] }).items.map(({ name }) => name);
};

test('a mention is kept with the person’s own name, and notified once, also to a follower', async () => {
  const [firma, uat] = [await named('firma', 'Maria Firmă'), await named('uat', 'Ion <Savu>')];
  const { topicId } = await ask(firma.actor);
  await by(uat.actor, followTopic, { id: topicId, isFollowed: true });
  const { postId, unmentioned } = await replyOf(firma, topicId, `<p>Bună, ${mention(uat.mention, '@Ministrul')}.</p>`);
  expect(unmentioned).toEqual([]);
  expect(await bodyOf(postId)).toEqual({
    body: `<p>Bună, ${mention(uat.mention, '@Ion &lt;Savu&gt;')}.</p>`,
    words: 'Bună, @Ion <Savu>.',
  });
  expect(await toldTo(uat)).toEqual(['forum.mentioned']);
});

test('who may not read the topic is told nothing, and the writer is told so', async () => {
  const firma = await named('firma', 'Maria Firmă');
  const { topicId } = await ask(firma.actor, 'parteneri');
  const uat = await named('uat', 'Ion Primar');
  const pending = await app.as({ kind: 'firma', status: 'pending' });
  const [waiting] = await rows<{ id: string }>('select id from membership where account_id = ?', [
    pending.actor.accountId,
  ]);
  const left = await named('firma', 'Dan Plecat');
  await app.as({ kind: 'firma', organisationId: left.actor.organisationId });
  await rows('delete from membership where id = ?', [left.mention]);
  const marks = [
    mention(uat.mention, '@Ion Primar'),
    mention(found(waiting).id, '@Ana'),
    mention(left.mention, '@Dan Plecat'),
  ];
  const { postId, unmentioned } = await replyOf(
    firma,
    topicId,
    `<p>${marks.join(' ')} <span data-mention="${uat.mention}"><b>x</b></span></p>`,
  );
  expect(unmentioned).toEqual(['Ion Primar', 'Ana', 'Dan Plecat']);
  expect((await bodyOf(postId))?.body).toBe('<p>@Ion Primar @Ana @Dan Plecat <strong>x</strong></p>');
  expect([
    await toldTo(uat),
    await rows('select from notification where account_id = ?', [pending.actor.accountId]),
  ]).toEqual([[], []]);
});

test('eleven mentions are refused, and the twenty-first stranger of a day', async () => {
  const firma = await named('firma', 'Maria Firmă');
  const { topicId } = await ask(firma.actor);
  const people: Writer[] = [];
  for (let at = 0; at < 11; at++) people.push(await named('uat', `Om ${at}`, { posts: false }));
  const all = people.map(({ mention: id }) => mention(id));
  const refused = await firma.post(`/forum/topics/${topicId}/replies`, { body: `<p>${all.join(' ')}</p>` });
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'forum.too_many_mentions' }]);
  const ten = `<p>${all.slice(0, 10).join(' ')}</p>`;
  for (const _ of [1, 2]) await replyOf(firma, topicId, ten);
  const limited = await firma.post(`/forum/topics/${topicId}/replies`, { body: `<p>${all[10]}</p>` });
  expect([limited.statusCode, limited.json()]).toMatchObject([429, { code: 'forum.mention_pace' }]);
  const colleague = await named('firma', 'Coleg', { organisationId: firma.actor.organisationId, posts: false });
  expect((await replyOf(firma, topicId, `<p>${mention(colleague.mention)}</p>`)).unmentioned).toEqual([]);
});

test('a change notifies only those whom it mentions first, and its texts before and after can be read', async () => {
  const [firma, one, other] = [await named('firma', 'Maria'), await named('uat', 'Ion'), await named('uat', 'Ana')];
  const { topicId } = await ask(firma.actor);
  const { postId } = await replyOf(firma, topicId, `<p>Salut ${mention(one.mention)}</p>`);
  const edit = (version: number, body: string) => firma.put(`/forum/posts/${postId}`, { version, body });
  expect((await edit(1, `<p>Salut ${mention(one.mention)} și ${mention(other.mention)}</p>`)).json()).toMatchObject({
    unmentioned: [],
  });
  await edit(2, '<p>Salut</p>');
  await edit(3, `<p>Salut ${mention(one.mention)}</p>`);
  expect([await toldTo(one), await toldTo(other)]).toEqual([['forum.mentioned'], ['forum.mentioned']]);
  const reader = await app.as({ kind: 'firma' });
  const texts = postTexts.parse((await reader.get(`/forum/posts/${postId}/texts`)).json());
  expect(texts.earlier.map(({ text }) => text)).toEqual(['Salut @Ion', 'Salut @Ion și @Ana', 'Salut']);
  expect(texts.text).toBe('Salut @Ion');
  await by(admin, removePost, { id: postId, version: 4, reason: 'Reclamă.' });
  expect((await reader.get(`/forum/posts/${postId}/texts`)).statusCode).toBe(404);
  expect((await firma.get(`/forum/posts/${postId}/texts`)).statusCode).toBe(404);
});

test('texts of a post that the reader may not read, or that was never changed, are not found', async () => {
  const uat = await named('uat', 'Ion');
  const { postId } = await by(uat.actor, createTopic, { title: 'Intern', category: 'autoritati', body: '<p>Unu</p>' });
  await rows(`insert into forum_post_text (post_id, number, body, until_at) values (?, 1, '<p>Zero</p>', now())`, [
    postId,
  ]);
  await rows('update forum_post set edits = 1, edited_at = now() where id = ?', [postId]);
  const firma = await named('firma', 'Maria');
  expect((await firma.get(`/forum/posts/${postId}/texts`)).statusCode).toBe(404);
  const { postId: unchanged } = await ask(firma.actor);
  expect((await firma.get(`/forum/posts/${unchanged}/texts`)).statusCode).toBe(404);
});

test('whom a waiting post mentions is notified once it is approved, by the name of its author', async () => {
  const [newcomer, uat] = [await named('firma', 'Nou Venit', { posts: false }), await named('uat', 'Ion')];
  const { topicId } = await ask(uat.actor);
  const { postId } = await replyOf(newcomer, topicId, `<p>${mention(uat.mention)}, bună</p>`);
  expect(await toldTo(uat)).toEqual([]);
  await by(admin, approvePost, { id: postId, version: 1 });
  expect(await toldTo(uat)).toEqual(['forum.mentioned']);
  const [{ message } = { message: '' }] = await rows<{ message: string }>(
    `select message from notification where account_id = ? and event = 'forum.mentioned'`,
    [uat.actor.accountId],
  );
  expect(message).toContain('Nou Venit');
  expect(await toldTo(newcomer)).toEqual([]);
});

test('who took part is offered first, then colleagues, then those who have written in the forum by three letters', async () => {
  const [firma, asker] = [await named('firma', 'Maria Anghel'), await named('uat', 'Zamfir Ștefănescu')];
  await named('firma', 'Ștefan Coleg', { organisationId: firma.actor.organisationId, posts: false });
  await named('uat', 'Ștefania Scriitoare');
  await named('uat', 'Ștefania Tăcută', { posts: false });
  const { topicId } = await ask(asker.actor);
  expect(await offeredTo(firma, `topicId=${topicId}`)).toEqual(['Zamfir Ștefănescu']);
  expect(await offeredTo(firma, `topicId=${topicId}&q=st`)).toEqual(['Zamfir Ștefănescu', 'Ștefan Coleg']);
  expect(await offeredTo(firma, `topicId=${topicId}&q=ste`)).toEqual([
    ...['Zamfir Ștefănescu', 'Ștefan Coleg', 'Ștefania Scriitoare'],
  ]);
  expect(await offeredTo(firma, 'category=general&q=zamfir ste')).toEqual(['Zamfir Ștefănescu']);
  expect(await offeredTo(firma, 'category=parteneri&q=ste')).toEqual(['Ștefan Coleg']);
  expect(await offeredTo(firma, 'category=autoritati&q=ste')).toEqual([]);
  expect(await offeredTo(firma, 'category=general&q=%25%25%25')).toEqual([]);
  const { topicId: closed } = await ask(asker.actor, 'autoritati');
  expect(await offeredTo(firma, `topicId=${closed}`)).toEqual([]);
});

test('readers see a mention without the account of the person', async () => {
  const [firma, uat] = [await named('firma', 'Maria'), await named('uat', 'Ion')];
  const { topicId } = await ask(firma.actor);
  await by(firma.actor, replyToTopic, { id: topicId, body: `<p>${mention(uat.mention)}</p>`, quotedId: null });
  const { topic } = topicAnswer.parse((await firma.get(`/forum/topics/${topicId}`)).json());
  const answer = await firma.get(`/forum/topics/${topicId}`);
  expect(topic?.replies.items[0]?.body).toBe(`<p>${mention(uat.mention, '@Ion')}</p>`);
  expect(answer.body).not.toContain(uat.actor.accountId);
});

test('the name of an erased person leaves the texts that mention them', async () => {
  const [firma, uat] = [await named('firma', 'Maria'), await named('uat', 'Ion & Fiul')];
  const { topicId } = await ask(firma.actor);
  const { postId } = await replyOf(firma, topicId, `<p>Salut ${mention(uat.mention)}!</p>`);
  await firma.put(`/forum/posts/${postId}`, { version: 1, body: `<p>Bună ${mention(uat.mention)}!</p>` });
  await by(admin, eraseMentions, uat.actor.accountId);
  expect(await bodyOf(postId)).toEqual({ body: '<p>Bună @fost membru!</p>', words: 'Bună @fost membru!' });
  expect(await rows('select body from forum_post_text where post_id = ?', [postId])).toEqual([
    { body: '<p>Salut @fost membru!</p>' },
  ]);
});
