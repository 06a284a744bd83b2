import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { publicTopic } from '@psp/contracts/public-forum';
import { editCategory } from '@psp/domain/communicating/forum/categories';
import { removePost } from '@psp/domain/communicating/forum/moderate';
import { acceptReply, moveTopic, publishTopic, unpublishTopic } from '@psp/domain/communicating/forum/topic-acts';
import { createTopic, replyToTopic } from '@psp/domain/communicating/forum/write-post';
import { acting } from '@psp/domain/testing/acting';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');
const by = acting(database.orm);

/* A topic of an administrator with two replies, the first accepted. The pace of one writer is limited. */
const solved = async (body = '<p>Cum faceți?</p>') => {
  const { actor: admin } = await app.as({ kind: 'admin' });
  const { topicId: id } = await by(admin, createTopic, { title: 'Praguri', category: 'mediu', body });
  const reply = (text: string) =>
    by(admin, replyToTopic, { id, body: `<p>${text}</p>`, quotedId: null }).then(({ postId }) => postId);
  const [accepted] = [await reply('Așa'), await reply('Altfel')];
  await by(admin, acceptReply, { id, version: 1, postId: accepted });
  return { admin, id, accepted };
};
const versionOf = async (id: string) =>
  (await rows<{ version: number }>('select version from forum_topic where id = ?', [id]))[0]?.version ?? 0;
const read = (id: string) => app.anonymous.get(`/forum/${id}`);

test('a solved topic is public once it is published, without names of persons and organisations', async () => {
  const { admin, id, accepted } = await solved();
  expect((await read(id)).statusCode).toBe(404);
  await by(admin, publishTopic, { id, version: await versionOf(id) });
  const answer = await read(id);
  const topic = publicTopic.parse(answer.json());
  expect(topic).toMatchObject({
    title: 'Praguri',
    accepted: { id: accepted, kind: 'admin' },
    question: { kind: 'admin' },
  });
  expect(topic.replies.map(({ body }) => body)).toEqual(['<p>Altfel</p>']);
  expect(answer.body).not.toContain(admin.displayName);
  expect(answer.body).not.toContain(admin.organisationName);
  await by(admin, unpublishTopic, { id, version: await versionOf(id) });
  expect((await read(id)).statusCode).toBe(404);
});

test('a public topic names nobody whom its posts mention', async () => {
  const { actor: member } = await app.as({ kind: 'uat' });
  const [membership] = await rows<{ id: string }>('select id from membership where account_id = ?', [member.accountId]);
  const { admin, id } = await solved(`<p>Bună, <span data-mention="${membership?.id}">@x</span> &amp; colegii</p>`);
  await by(admin, publishTopic, { id, version: await versionOf(id) });
  const answer = await read(id);
  expect(answer.json()).toMatchObject({
    excerpt: 'Bună, @un membru & colegii',
    question: { body: '<p>Bună, @un membru &amp; colegii</p>' },
  });
  expect(answer.body).not.toContain(member.displayName);
  expect(answer.body).not.toContain(membership?.id);
});

test('a public topic is gone with its answer, and with its category', async () => {
  const { admin, id, accepted } = await solved();
  await by(admin, publishTopic, { id, version: await versionOf(id) });
  const category = { slug: 'mediu', name: 'Mediu', readers: 'everyone', domain: null } as const;
  await by(admin, editCategory, { ...category, isOn: false, version: 1 });
  expect((await read(id)).statusCode).toBe(404);
  await by(admin, editCategory, { ...category, isOn: true, version: 2 });
  expect((await read(id)).statusCode).toBe(200);
  await by(admin, removePost, { id: accepted, version: 1, reason: 'Greșit.' });
  expect((await read(id)).statusCode).toBe(404);
});

test('a topic of one side alone is never public, also when its category is closed to the other side later', async () => {
  const { admin, id } = await solved();
  await by(admin, moveTopic, { id, version: await versionOf(id), category: 'autoritati' });
  const publish = async () => by(admin, publishTopic, { id, version: await versionOf(id) });
  await expect(publish()).rejects.toMatchObject({ code: 'forum.restricted' });
  await by(admin, moveTopic, { id, version: await versionOf(id), category: 'it-digitalizare' });
  await publish();
  expect((await read(id)).statusCode).toBe(200);
  await by(admin, moveTopic, { id, version: await versionOf(id), category: 'parteneri' });
  expect((await read(id)).statusCode).toBe(404);
});
