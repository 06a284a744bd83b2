import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { topicAnswer, topicList } from '@psp/contracts/forum';
import { editCategory } from '@psp/domain/communicating/forum/categories';
import { removePost, restorePost } from '@psp/domain/communicating/forum/moderate';
import { contestRemoval, createTopic, deletePost, replyToTopic } from '@psp/domain/communicating/forum/write-post';
import { acceptReply, mergeTopic, moveTopic } from '@psp/domain/communicating/forum/topic-acts';
import { anonymise } from '@psp/domain/operating/personal-data/anonymise';
import { asSystem } from '@psp/domain/as-system';
import { found } from '@psp/domain/load';
import { acting } from '@psp/domain/testing/acting';
import { bffFirma } from '../app.ts';

/* What happens to a topic on somebody's screen when a part of it goes: the accepted answer, its category, its author. */

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
/* The pace of one writer is limited; what administrators write never waits. */
const administrator = async () => (await app.as({ kind: 'admin' })).actor;
const firma = await app.as({ kind: 'firma' });

const ask = async (category = 'general') => {
  const asker = await administrator();
  const text = { title: 'Un topic', body: '<p>Cum faceți?</p>' };
  return { asker, id: (await by(asker, createTopic, { ...text, category })).topicId };
};
const reply = async (id: string, text = 'Așa') => {
  const author = await administrator();
  const given = { id, body: `<p>${text}</p>`, quotedId: null };
  return { author, postId: (await by(author, replyToTopic, given)).postId };
};
const versionOf = async (table: 'forum_topic' | 'forum_post', id: string): Promise<number> =>
  (await rows<{ version: number }>(`select version from ${table} where id = ?`, [id]))[0]?.version ?? 0;
const seen = async (id: string) => {
  const answer = await firma.get(`/forum/topics/${id}`);
  expect(answer.statusCode).toBe(200);
  return found(topicAnswer.parse(answer.json()).topic);
};
const accept = async (asker: Awaited<ReturnType<typeof administrator>>, id: string, postId: string) =>
  by(asker, acceptReply, { id, version: await versionOf('forum_topic', id), postId });
const solved = async () => {
  const { asker, id } = await ask();
  const { author, postId } = await reply(id);
  await accept(asker, id, postId);
  return { asker, id, author, postId };
};

test('an accepted answer is not deleted by its author, until another one is accepted', async () => {
  const { asker, id, author, postId } = await solved();
  const version = await versionOf('forum_post', postId);
  await expect(by(author, deletePost, { id: postId, version })).rejects.toMatchObject({ code: 'forum.is_accepted' });
  const { postId: other } = await reply(id, 'Altfel');
  await accept(asker, id, other);
  await by(author, deletePost, { id: postId, version });
  const topic = await seen(id);
  expect([topic.accepted?.post.id, topic.replies.total]).toEqual([other, 1]);
});

test('a restored answer is a reply again, and no longer the accepted one', async () => {
  const { id, author, postId } = await solved();
  await by(await administrator(), removePost, { id: postId, version: 1, reason: 'Greșit.' });
  expect((await seen(id)).accepted).toBe(null);
  await by(author, contestRemoval, { id: postId, version: await versionOf('forum_post', postId), reason: 'Este bun.' });
  await by(await administrator(), restorePost, {
    ...{ id: postId, version: await versionOf('forum_post', postId) },
    reason: 'Este bun.',
  });
  const topic = await seen(id);
  expect([topic.accepted, topic.replies.items[0]?.status]).toEqual([null, 'published']);
});

test('a topic keeps its answer when another one is merged into it, whose answer becomes a reply', async () => {
  const [into, gone] = [await solved(), await solved()];
  await by(await administrator(), mergeTopic, {
    ...{ id: gone.id, version: await versionOf('forum_topic', gone.id) },
    into: into.id,
  });
  const topic = await seen(into.id);
  expect(topic.accepted?.post.id).toBe(into.postId);
  expect(topic.replies.items.map(({ id }) => id)).toContain(gone.postId);
  await expect(accept(gone.asker, gone.id, gone.postId)).rejects.toMatchObject({ code: expect.any(String) });
  const link = topicAnswer.parse((await firma.get(`/forum/topics/${gone.id}?reply=${gone.postId}`)).json());
  expect(link).toEqual({ topic: null, movedTo: into.id });
});

test('an answer that is accepted and removed at one moment is not accepted in the end', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { asker, id } = await ask();
    const { postId } = await reply(id);
    const admin = await administrator();
    await Promise.allSettled([
      by(asker, acceptReply, { id, version: 1, postId }),
      by(admin, removePost, { id: postId, version: 1, reason: 'Greșit.' }),
    ]);
    const topic = await seen(id);
    expect([topic.accepted, topic.replies.items[0]?.status]).toEqual([null, 'removed']);
  }
});

test('of a deletion by the author and a removal at one moment, one happens and the other is told so', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await ask();
    const { author, postId } = await reply(id);
    const admin = await administrator();
    const done = await Promise.allSettled([
      by(author, deletePost, { id: postId, version: 1 }),
      by(admin, removePost, { id: postId, version: 1, reason: 'Greșit.' }),
    ]);
    const refused = done.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: expect.stringMatching(/^(version\.stale|action\.not_allowed)$/) });
  }
});

test.each(['closed', 'given to the other side', 'left by its topic'])(
  'after its category was %s, acts on an open topic are refused, and nothing of them is kept',
  async (how) => {
    const { id } = await ask('resurse-umane');
    const { postId } = await reply(id);
    await seen(id);
    const admin = await administrator();
    const [category] = await rows<{ version: number; name: string }>(
      `select version, name from forum_category where slug = 'resurse-umane'`,
    );
    const { version, name } = found(category);
    const change = (form: { readers: 'everyone' | 'uat'; isOn: boolean }, at: number) =>
      by(admin, editCategory, { slug: 'resurse-umane', name, domain: null, version: at, ...form });
    if (how === 'closed') await change({ readers: 'everyone', isOn: false }, version);
    if (how === 'given to the other side') await change({ readers: 'uat', isOn: true }, version);
    if (how === 'left by its topic')
      await by(admin, moveTopic, { id, version: await versionOf('forum_topic', id), category: 'autoritati' });
    const until = new Date().toISOString();
    for (const [path, body] of [
      [`/forum/topics/${id}/replies`, { body: '<p>Încă ceva</p>' }],
      [`/forum/topics/${id}/follow`, { isFollowed: true }],
      [`/forum/topics/${id}/read`, { until }],
      [`/forum/posts/${postId}/thanks`, { isThanked: true }],
      [`/forum/posts/${postId}/flag`, { reason: 'wrong' }],
    ] as const) {
      const refused = await firma.post(path, body);
      expect([path, refused.statusCode, refused.json()]).toMatchObject([path, 404, { code: 'not_found' }]);
    }
    expect(
      await rows('select from forum_reader where topic_id = ? and account_id = ?', [id, firma.actor.accountId]),
    ).toEqual([]);
    if (how !== 'left by its topic') {
      await change({ readers: 'everyone', isOn: true }, version + 1);
      expect((await firma.post(`/forum/topics/${id}/follow`, { isFollowed: true })).statusCode).toBe(204);
    }
  },
);

test('an erased person’s posts stay without a name, and their thanks, marks and flags go', async () => {
  const { id } = await ask();
  const { postId } = await reply(id);
  const leaver = await app.as({ kind: 'firma' });
  const { accountId, organisationId } = leaver.actor;
  await app.as({ kind: 'firma', organisationId });
  await rows(
    `insert into forum_post (created_at, topic_id, is_opening, organisation_id, account_id, status, body, body_text, published_at)
     values (now(), ?, false, ?, ?, 'published', '<p>Rămâne scris</p>', 'Rămâne scris', now())`,
    [id, organisationId, accountId],
  );
  expect((await leaver.post(`/forum/posts/${postId}/thanks`, { isThanked: true })).statusCode).toBe(204);
  expect((await leaver.post(`/forum/topics/${id}/follow`, { isFollowed: true })).statusCode).toBe(204);
  expect((await leaver.post(`/forum/posts/${postId}/flag`, { reason: 'wrong' })).statusCode).toBe(204);
  expect((await seen(id)).replies.items[0]?.thanks).toBe(1);
  await rows(`update account set deletion_due_at = now() - interval '1 day' where id = ?`, [accountId]);
  await asSystem(database.orm, (write) => anonymise(write, accountId));
  const { items } = (await seen(id)).replies;
  expect(items.map(({ thanks, author, body }) => [thanks, author.name === null, body.includes('Rămâne')])).toEqual([
    [0, false, false],
    [0, true, true],
  ]);
  for (const table of ['forum_thanks', 'forum_reader', 'forum_flag'])
    expect([table, await rows(`select from ${table} where account_id = ?`, [accountId])]).toEqual([table, []]);
});

test('reading a later page keeps the replies of the pages before as unread', async () => {
  const { asker, id } = await ask();
  await rows(
    `insert into forum_post (created_at, topic_id, is_opening, organisation_id, account_id, status, body, body_text, published_at)
     select now(), ?, false, ?, ?, 'published', '<p>x</p>', 'x', now() - make_interval(mins => 200 - n) from generate_series(1, 120) n`,
    [id, asker.organisationId, asker.accountId],
  );
  await rows('select forum_count(?)', [id]);
  await rows(`update forum_topic set created_at = now() - interval '1 day' where id = ?`, [id]);
  const reader = await app.as({ kind: 'firma' });
  const unread = async () => {
    const { items } = topicList.parse((await reader.get('/forum/topics')).json());
    const item = found(items.find((topic) => topic.id === id));
    return [item.unread, item.unreadId];
  };
  const page = async (number: number) =>
    found(topicAnswer.parse((await reader.get(`/forum/topics/${id}?page=${number}`)).json()).topic);
  const read = async (number: number) => {
    const { items } = (await page(number)).replies;
    const since = number === 1 ? null : items[0]?.publishedAt;
    const answer = await reader.post(`/forum/topics/${id}/read`, { until: items.at(-1)?.publishedAt, since });
    expect(answer.statusCode).toBe(204);
  };
  expect(await unread()).toEqual([null, null]);
  await read(3);
  expect(await unread()).toEqual([null, null]);
  await read(1);
  const [first] = (await page(2)).replies.items;
  expect(await unread()).toEqual([70, first?.id]);
  expect((await page(1)).unread).toEqual({ count: 70, firstId: first?.id });
  await read(3);
  expect(await unread()).toEqual([70, first?.id]);
  await read(2);
  await read(3);
  expect(await unread()).toEqual([0, null]);
  expect((await page(1)).newest?.isYou).toBe(false);
});
