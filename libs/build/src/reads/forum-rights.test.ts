import { expect, test } from '@jest/globals';
import { navigationCounts } from '@psp/contracts/dashboards';
import { topicAnswer, topicList } from '@psp/contracts/forum';
import { editCategory } from '@psp/domain/communicating/forum/categories';
import { publishTopic } from '@psp/domain/communicating/forum/topic-acts';
import { currentPlace, readLiveEvents } from '@psp/domain/operating/live/read-events';
import { subjectsOf } from '@psp/domain/operating/personal-data/subjects';
import { createReadDb } from '@psp/domain/read-db';
import { CASES, type CategoryCase, CLOSED, NAMES, type Name, type SceneTopic, startForum } from './forum-scene.ts';

/* Who may read which category, in every way in which something of a topic is read or told. */

const {
  test: portal,
  orm,
  run,
  visitor,
  scenario,
  admin,
  readers,
  accounts,
  versionOf,
  reply,
  topicOf,
} = await startForum();
const db = createReadDb(orm);
const kindOf = (name: Name) => readers[name].actor?.kind ?? 'firma';
const scenes = Object.entries(CASES) as [keyof typeof CASES, CategoryCase][];

const send = async (name: Name, path: string, payload: object): Promise<number> => {
  const { cookie } = readers[name];
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) };
  return (await portal.app.inject({ method: 'POST', url: `/api/${kindOf(name)}/forum${path}`, headers, payload }))
    .statusCode;
};
const listed = async (name: Name, query = '') => {
  const { status, body } = await readers[name].get(`/api/${kindOf(name)}/forum/topics?${query}`);
  return status === 200 ? topicList.parse(JSON.parse(body)) : null;
};
const opened = async (name: Name, path: string) => {
  const { status, body } = await readers[name].get(`/api/${kindOf(name)}/forum${path}`);
  return { status, body: status === 200 ? JSON.parse(body) : null };
};
const lists = async (name: Name, query: string, id: string) =>
  (await listed(name, query))?.items.some((topic) => topic.id === id) ?? false;

type Way = (name: Name, topic: SceneTopic, scene: CategoryCase) => Promise<boolean>;

/* Each says whether a reader learns of the topic, or may act on it, in this way. */
const WAYS: Record<string, Way> = {
  list: (name, { id }) => lists(name, '', id),
  'list of its category': (name, { id }, { slug }) => lists(name, `category=${slug}`, id),
  'followed list': (name, { id }) => lists(name, 'show=followed', id),
  categories: async (name, _, { slug }) => (await listed(name))?.categories.some((one) => one.slug === slug) ?? false,
  search: (name, { id }, { word }) => lists(name, new URLSearchParams({ q: word }).toString(), id),
  alike: async (name, { id }, { word }) =>
    (await opened(name, `/alike?${new URLSearchParams({ title: word })}`)).body?.items.some(
      (topic: { id: string }) => topic.id === id,
    ) ?? false,
  address: async (name, { id }) => {
    const { status, body } = await opened(name, `/topics/${id}`);
    return status === 200 && topicAnswer.parse(body).topic?.id === id;
  },
  'page of replies': async (name, { id }) => (await opened(name, `/topics/${id}?page=2`)).status === 200,
  'address of a reply': async (name, { id, replyId }) =>
    (await opened(name, `/topics/${id}?reply=${replyId}`)).status === 200,
  picture: async (name, { image }) => (await readers[name].get(`/api/public/images/${image}/640`)).status === 200,
  follow: async (name, { id }) => (await send(name, `/topics/${id}/follow`, { isFollowed: true })) === 204,
  read: async (name, { id }) => (await send(name, `/topics/${id}/read`, { until: new Date(0).toISOString() })) === 204,
  thanks: async (name, { replyId }) => (await send(name, `/posts/${replyId}/thanks`, { isThanked: true })) === 204,
  reply: async (name, { id }) => (await send(name, `/topics/${id}/replies`, { body: '<p>Și eu</p>' })) === 200,
};

const allowed = async (way: Way, [name, scene]: [string, CategoryCase]): Promise<Name[]> => {
  const found: Name[] = [];
  for (const reader of NAMES) if (await way(reader, topicOf(name), scene)) found.push(reader);
  return found;
};

test.each(Object.entries(WAYS))('by %s, a topic is reached by who may read its category', async (_, way) => {
  const found = new Map<string, Name[]>();
  for (const scene of scenes) found.set(scene[0], await allowed(way, scene));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(scenes.map(([name, { may }]) => [name, [...may]])));
});

test('only members of other organisations flag a post, where they may read it', async () => {
  const flag: Way = async (name, { replyId }) =>
    (await send(name, `/posts/${replyId}/flag`, { reason: 'wrong' })) === 204;
  for (const scene of scenes)
    expect([scene[0], await allowed(flag, scene)]).toEqual([scene[0], scene[1].may.filter((name) => name !== 'admin')]);
});

test('counts are of what the reader may read', async () => {
  const counts = new Map<Name, unknown>();
  for (const name of NAMES) {
    const list = await listed(name);
    counts.set(name, list && [list.counts.all, list.counts.solved, list.counts.followed, list.total]);
  }
  expect(Object.fromEntries(counts)).toMatchObject({ uat: [2, 2, 2, 2], firma: [2, 2, 2, 2], admin: [4, 4, 4, 4] });
  expect([counts.get('pending') ?? [0, 0, 0, 0], counts.get('visitor')]).toEqual([[0, 0, 0, 0], null]);
});

test('a mention, a new reply and the digest of them tell only who may read', async () => {
  await run(
    `insert into notification_choice (account_id, event, mail)
     select a.id, e, 'daily' from account a, unnest(array['forum.replied', 'forum.mentioned']) e where a.id = any (string_to_array(?, ',')::uuid[])`,
    [accounts.join(',')],
  );
  await run(
    `update forum_reader set read_until = now(), is_followed = true where account_id = any (string_to_array(?, ',')::uuid[])`,
    [accounts.join(',')],
  );
  await run('delete from notification; delete from digest_item');
  const told = async (table: 'notification' | 'digest_item', id: string) => {
    const rows = await run(`select distinct account_id from ${table} where href like ?`, [`%${id}%`]);
    const ids = rows.map((row) => String(row.account_id));
    return NAMES.filter((name) => ids.includes(readers[name].actor?.accountId ?? ''));
  };
  for (const [name, { may }] of scenes) {
    const { id } = topicOf(name);
    const members = may.filter((one) => one !== 'admin');
    for (const mentions of [[], accounts]) {
      await run('delete from notification; delete from digest_item');
      await run(`update forum_reader set read_until = now() + interval '1 second' where topic_id = ?`, [id]);
      await reply(id, mentions);
      expect([name, await told('notification', id), await told('digest_item', id)]).toEqual([name, members, members]);
    }
  }
});

test('navigation counts the followed topics that the reader may read', async () => {
  await run(
    `update forum_reader set read_until = '2026-01-01', is_followed = true where account_id = any (string_to_array(?, ',')::uuid[])`,
    [accounts.join(',')],
  );
  const countOf = async (name: Name) => {
    const { status, body } = await readers[name].get(`/api/${kindOf(name)}/navigation-counts`);
    return status === 200 ? (navigationCounts.parse(JSON.parse(body))['forum'] ?? 0) : 0;
  };
  expect([await countOf('uat'), await countOf('firma'), await countOf('pending')]).toEqual([2, 2, 0]);
});

test('open pages are told of changes of what their side may read, and all of a category that changes', async () => {
  const place = async () => {
    const after = await currentPlace(db);
    const { events } = await readLiveEvents(db, { after, organisations: [], kinds: ['uat', 'firma', 'admin'] });
    return { after, except: events.map(({ id }) => id) };
  };
  const since = async (from: { after: string; except: string[] }, organisations: string[] = []) =>
    (await readLiveEvents(db, { ...from, organisations, kinds: ['uat', 'firma', 'admin'] })).events.flatMap(
      ({ told }) => told,
    );
  for (const [name, { may }] of scenes) {
    const { id } = topicOf(name);
    const before = await place();
    await reply(id);
    const kinds = (await since(before)).flatMap(({ topic, kind }) =>
      topic === `forum-topic:${id}` && kind ? kind : [],
    );
    expect([name, [...new Set(kinds)].sort()]).toEqual([name, [...may].sort()]);
  }
  const before = await place();
  const { organisationId } = readers.firma.actor;
  await scenario.as(admin.actor, (write) => editCategory(write, { ...CLOSED, version: 2 }));
  expect(await since(before, [organisationId])).toContainEqual({
    topic: 'forum-topic',
    organisation: organisationId,
    kind: null,
  });
});

test('a visitor reads what was published from a category of everybody, and finds its address in the sitemap', async () => {
  for (const [name] of scenes) {
    const { id } = topicOf(name);
    const publish = scenario.as(admin.actor, async (write) =>
      publishTopic(write, { id, version: await versionOf(id) }),
    );
    if (name === 'everyone') await publish;
    else await expect(publish).rejects.toMatchObject({ code: 'forum.restricted' });
    // As if it had been published before its category was closed or given to one side.
    await run('update forum_topic set public_at = now() where id = ?', [id]);
  }
  const sitemap = (await visitor.get('/api/public/sitemap.xml')).body;
  for (const [name] of scenes) {
    const { id, image } = topicOf(name);
    const seen = [
      (await visitor.get(`/api/public/forum/${id}`)).status === 200,
      sitemap.includes(`/forum/${id}`),
      (await visitor.get(`/api/public/images/${image}/640`)).status === 200,
    ];
    expect([name, seen]).toEqual([name, seen.map(() => name === 'everyone')]);
  }
});

test('what a person wrote, thanked for and follows in a category that was closed meanwhile stays in the export of their data', async () => {
  const { accountId } = readers.firma.actor;
  const { id, replyId } = topicOf('closed');
  await run(
    `insert into forum_post (created_at, topic_id, is_opening, organisation_id, account_id, status, body, body_text, published_at)
     values (now(), ?, false, ?, ?, 'published', '<p>Al meu</p>', 'Al meu', now())`,
    [id, readers.firma.actor.organisationId, accountId],
  );
  await run(
    `insert into forum_thanks (post_id, account_id, organisation_id, created_at) values (?, ?, ?, now()) on conflict do nothing`,
    [replyId, accountId, readers.firma.actor.organisationId],
  );
  const exported = async (file: string) => {
    const query = subjectsOf(accountId)[file];
    const [row] = query ? await db.run(query) : [];
    return JSON.parse(row?.json ?? '[]');
  };
  expect(await exported('forum')).toContainEqual(expect.objectContaining({ text: 'Al meu' }));
  const topic = expect.objectContaining({ topic: `Despre ${CASES.closed.word}` });
  expect(await exported('topicuri-urmarite')).toContainEqual(topic);
  expect(await exported('multumiri-in-forum')).toContainEqual(topic);
});
