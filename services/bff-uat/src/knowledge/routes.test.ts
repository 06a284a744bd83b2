import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { knowledgeHub, knowledgeList } from '@psp/contracts/knowledge';
import type { Access, Piece } from '@psp/domain/knowledge/passages/keep-passages';
import { removePassages, replacePassages } from '@psp/domain/knowledge/passages/keep-passages';
import { searchKnowledge } from '@psp/domain/knowledge/passages/search';
import type { Actor } from '@psp/domain/actor';
import { editCategory } from '@psp/domain/communicating/forum/categories';
import { removePost } from '@psp/domain/communicating/forum/moderate';
import { acceptReply, moveTopic, unacceptReply } from '@psp/domain/communicating/forum/topic-acts';
import { createTopic, editPost, replyToTopic } from '@psp/domain/communicating/forum/write-post';
import { newId } from '@psp/domain/id';
import { found } from '@psp/domain/load';
import { withdrawArticle } from '@psp/domain/publishing/articles/moderate';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { createArticles } from '@psp/domain/testing/articles';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
const articles = createArticles(database.orm, admin);
const readers = {
  uat: await app.as({ kind: 'uat' }),
  firma: await app.as({ kind: 'firma' }),
  pending: await app.as({ kind: 'uat', status: 'pending' }),
};

const query = (q: string) => ({ q, page: 1, kind: undefined, category: undefined, show: 'all' as const });
const titlesFor = async (actor: Actor, q: string) =>
  (await searchKnowledge(createReadDb(database.orm), actor, query(q))).items.map(({ title }) => title);
const search = async (params: string) => knowledgeList.parse((await readers.uat.get(`/knowledge?${params}`)).json());

const kept = async (title: string, pieces: Piece[], more: { access?: Access; category?: string | null } = {}) => {
  const source = { kind: 'library', id: newId(), title, access: 'visitors', category: null, ...more } as const;
  await by(admin, (write) => replacePassages(write, source, pieces), undefined);
  return source;
};
const piece = (text: string, anchor = '', heading = ''): Piece => ({ anchor, heading, text });

test('a source is found by its title and by its text in every form, with the passage that matched', async () => {
  const long = `${'Alte cuvinte despre cimitire. '.repeat(80)}Comisia semnează procesele verbale de predare.`;
  await kept('Ghidul zăpezilor', [piece('Cum se curăță.', 'a'), piece(long, 'b', 'Recepția')]);
  const [item] = (await search('q=proces+verbal+predarea')).items;
  expect(item).toMatchObject({ kind: 'library', title: 'Ghidul zăpezilor', anchor: 'b', heading: 'Recepția' });
  expect(item?.excerpt).toContain('procesele verbale de predare');
  expect(item?.excerpt.length).toBeLessThan(300);
  expect((await search('q=ghidurile+zapezii')).items[0]).toMatchObject({ title: 'Ghidul zăpezilor', anchor: 'a' });
  expect((await search('q=proces+verbal+predarea')).terms).toContain('predar');
});

test('facets count sources under the other filters, and without words the newest sources of a category are listed', async () => {
  for (const category of ['digitalizare', 'digitalizare', 'resurse-umane'])
    await kept('Fișa pelicanului', [piece('Pelicanii se numără.')], { category });
  const all = await search('q=pelicani');
  expect(all).toMatchObject({ total: 3, kinds: [{ kind: 'library', count: 3 }] });
  const one = await search('q=pelicani&category=resurse-umane&kind=library');
  expect(one.total).toBe(1);
  expect(one.categories).toEqual([
    { category: 'digitalizare', count: 2 },
    { category: 'resurse-umane', count: 1 },
  ]);
  expect((await search('q=pelicani&kind=article')).kinds).toEqual([{ kind: 'library', count: 3 }]);
  expect((await search('category=resurse-umane')).items.map(({ title }) => title)).toEqual(['Fișa pelicanului']);
});

test('passages of each access are found by their readers alone', async () => {
  const found = {
    visitors: ['uat', 'firma', 'pending', 'admin'],
    members: ['uat', 'admin'],
    partners: ['firma', 'admin'],
    signed_in: ['uat', 'firma', 'admin'],
  } satisfies Record<Access, string[]>;
  for (const [access, names] of Object.entries(found) as [Access, string[]][]) {
    const source = await kept(`Balaurul ${access}`, [piece('Balaurii dorm.')], { access });
    const actors = { uat: readers.uat.actor, firma: readers.firma.actor, pending: readers.pending.actor, admin };
    for (const [name, actor] of Object.entries(actors))
      expect([name, (await titlesFor(actor, 'balauri')).includes(source.title)]).toEqual([name, names.includes(name)]);
  }
});

test('a source that is replaced or removed leaves nothing of its earlier text', async () => {
  const source = await kept('Registru', [piece('Text despre ornitorinci.'), piece('Și altul.')]);
  await by(admin, (write) => replacePassages(write, source, [piece('Text despre furnicari.')]), undefined);
  expect(await titlesFor(admin, 'ornitorinci')).toEqual([]);
  expect(await titlesFor(admin, 'furnicari')).toEqual(['Registru']);
  await by(admin, (write) => removePassages(write, source.kind, source.id), undefined);
  expect(await titlesFor(admin, 'furnicari')).toEqual([]);
});

test('a published article is found by its sections until it is withdrawn or its organisation suspended', async () => {
  const { actor } = readers.uat;
  const body =
    '<p>La început.</p><h2>Pasul 1: m<sup>2</sup></h2><p>Castorii &amp; barajele lor.</p><h3>Doi</h3><p>Altceva.</p>';
  const id = await articles.draft(actor, { title: 'Baraje', summary: 'Pe scurt.', body });
  expect(await titlesFor(actor, 'castori')).toEqual([]);
  const shown = await articles.published(actor, { title: 'Baraje publice', summary: 'Pe scurt.', body });
  const [item] = (await search('q=castorii')).items;
  expect(item).toMatchObject({ kind: 'article', id: shown, anchor: 'titlu-1', heading: 'Pasul 1: m²' });
  expect(item?.excerpt).toBe('Castorii & barajele lor.');
  expect(await rows('select anchor, text from passage where source_id = ? order by position', [shown])).toEqual([
    { anchor: '', text: 'Pe scurt.\nLa început.' },
    { anchor: 'titlu-1', text: 'Castorii & barajele lor.' },
    { anchor: 'titlu-2', text: 'Altceva.' },
  ]);
  await rows(`update organisation set status = 'suspended' where id = ?`, [actor.organisationId]);
  expect(await titlesFor(admin, 'castori')).toEqual([]);
  await rows(`update organisation set status = 'approved' where id = ?`, [actor.organisationId]);
  expect(await titlesFor(admin, 'castori')).toEqual(['Baraje publice']);
  await by(admin, withdrawArticle, { id: shown, version: 3, reason: 'Greșit.' });
  expect(await titlesFor(admin, 'castori')).toEqual([]);
  expect(id).not.toBe(shown);
});

const topicOf = async (category: string, question: string) => {
  const { topicId, postId } = await by(admin, createTopic, {
    title: 'Întrebare rară',
    category,
    body: `<p>${question}</p>`,
  });
  const answer = await by(admin, replyToTopic, { id: topicId, body: '<p>Răspuns cu jderi.</p>', quotedId: null });
  await by(admin, acceptReply, { id: topicId, version: 1, postId: answer.postId });
  const version = async () =>
    found((await rows<{ version: number }>('select version from forum_topic where id = ?', [topicId]))[0]).version;
  return { topicId, questionId: postId, answerId: answer.postId, version };
};
const anchorsOf = async (id: string) =>
  (await rows<{ anchor: string }>('select anchor from passage where source_id = ? order by position', [id])).map(
    ({ anchor }) => anchor,
  );

test('a solved topic is found with its answer by the readers of its category', async () => {
  const topic = await topicOf('autoritati', 'Unde sunt vidrele?');
  expect(await anchorsOf(topic.topicId)).toEqual(['', topic.answerId]);
  const { uat, firma, pending } = readers;
  const seen = await Promise.all([uat.actor, firma.actor, pending.actor].map((actor) => titlesFor(actor, 'jderi')));
  expect(seen).toEqual([['Întrebare rară'], [], []]);
  await by(admin, moveTopic, { id: topic.topicId, version: await topic.version(), category: 'parteneri' });
  expect(await titlesFor(uat.actor, 'vidre')).toEqual([]);
  expect(await titlesFor(firma.actor, 'vidre')).toEqual(['Întrebare rară']);
  await by(admin, editPost, { id: topic.answerId, version: 1, body: '<p>Răspuns cu nurci.</p>' });
  expect(await titlesFor(firma.actor, 'jderi')).toEqual([]);
  expect(await titlesFor(firma.actor, 'nurci')).toEqual(['Întrebare rară']);
  await by(admin, unacceptReply, { id: topic.topicId, version: await topic.version() });
  expect(await anchorsOf(topic.topicId)).toEqual([]);
});

test('a topic is gone with its answer, and with a category that is closed or read by others', async () => {
  const removed = await topicOf('general', 'Unde sunt bursucii?');
  await by(admin, removePost, { id: removed.answerId, version: 1, reason: 'Fals.' });
  expect(await anchorsOf(removed.topicId)).toEqual([]);
  const topic = await topicOf('mediu', 'Unde sunt bursucii?');
  const [{ version, name }] = (await rows<{ version: number; name: string }>(
    `select version, name from forum_category where slug = 'mediu'`,
  )) as [{ version: number; name: string }];
  const edit = { slug: 'mediu', name, domain: 'mediu' as const, isOn: true };
  await by(admin, editCategory, { ...edit, version, readers: 'firma' });
  expect(await titlesFor(readers.uat.actor, 'bursuci')).toEqual([]);
  await by(admin, editCategory, { ...edit, version: version + 1, readers: 'everyone', isOn: false });
  expect(await anchorsOf(topic.topicId)).toEqual([]);
  await by(admin, editCategory, { ...edit, version: version + 2, readers: 'everyone' });
  expect(await titlesFor(readers.uat.actor, 'bursuci')).toEqual(['Întrebare rară']);
});

test('frequent questions are found, and a lone digit counts', async () => {
  expect((await search('q=sterg+contul')).items[0]).toMatchObject({ kind: 'question', anchor: 'stergerea-contului' });
  await kept('Actul', [piece('Art. 7 alin. (5): urșii dorm.', 'art-7'), piece('Art. 8: urșii pleacă.', 'art-8')]);
  expect((await search('q=art+8+ursi')).items[0]).toMatchObject({ anchor: 'art-8' });
  expect((await search('q=%27%29%3A*')).total).toBe(0);
});

test('the hub recommends by open requests, and shows articles and counts', async () => {
  const own = await app.as({ kind: 'uat' });
  await kept('Ghid de achiziție a lămpilor', [piece('Lămpi.')], { category: 'achizitii-publice' });
  await rows(
    `insert into service_request (organisation_id, created_by, title, category, status) values (?, ?, 'Lămpi noi', 'achizitii-publice', 'draft')`,
    [own.actor.organisationId, own.actor.accountId],
  );
  const hub = knowledgeHub.parse((await own.get('/knowledge/hub')).json());
  expect(hub.recommended[0]).toMatchObject({ title: 'Ghid de achiziție a lămpilor', reason: 'request' });
  expect(hub.recommended[0]?.detail).toMatch(/^SP-/);
  expect(hub.kinds.find(({ kind }) => kind === 'question')).toEqual({ kind: 'question', count: 5 });
  const other = await app.as({ kind: 'uat' });
  expect(knowledgeHub.parse((await other.get('/knowledge/hub')).json()).recommended).toEqual([]);
});

test('the hub recommends what colleagues opened, and shows the favourites and the number of templates', async () => {
  const own = await app.as({ kind: 'uat' });
  const colleague = await app.as({ kind: 'uat', organisationId: own.actor.organisationId });
  const made = async (title: string, access: string) => {
    const [row] = await rows<{ id: string }>(
      `insert into library_document (created_at, updated_at, created_by, status, type, title, category, description, body, body_text,
        author, tags, access, edition, published_at, words)
      values (now(), now(), ?, 'published', 'template', ?, 'digitalizare', 'Pe scurt.', '', '', 'Asociația', '{}', ?, 1, now(), ?)
      returning id`,
      [admin.accountId, title, access, title],
    );
    const { id } = found(row);
    const source = { kind: 'library', id, title, access: access as Access, category: 'digitalizare' } as const;
    await by(admin, (write) => replacePassages(write, source, [piece('Text.')]), undefined);
    return id;
  };
  const shown = await made('Model de registru', 'members');
  const hidden = await made('Model pentru firme', 'partners');
  for (const id of [shown, hidden])
    for (const { accountId, organisationId } of [own.actor, colleague.actor])
      await rows(
        accountId === own.actor.accountId
          ? `insert into library_favourite (document_id, account_id, organisation_id, created_at) values (?, ?, ?, now())`
          : `insert into library_use (document_id, account_id, organisation_id, kind, day) values (?, ?, ?, 'view', current_date)`,
        [id, accountId, organisationId],
      );
  const hub = async () => knowledgeHub.parse((await own.get('/knowledge/hub')).json());
  expect(await hub()).toMatchObject({
    recommended: [{ id: shown, reason: 'colleagues', people: 1 }],
    favourites: { total: 1, items: [{ kind: 'library', id: shown, title: 'Model de registru' }] },
    templates: 1,
  });
  expect((await own.post(`/library/${shown}/views`, {})).statusCode).toBe(204);
  expect((await hub()).recommended).toEqual([]);
});

test('a published article is a favourite until it is removed from them or withdrawn', async () => {
  const own = await app.as({ kind: 'uat' });
  const id = await articles.published(own.actor, { title: 'Articol ales', summary: 'Pe scurt.', body: '<p>Text.</p>' });
  const draft = await articles.draft(own.actor, { title: 'Nescris', summary: 'Pe scurt.', body: '<p>Text.</p>' });
  const set = (isFavourite: boolean, article = id) =>
    own.post(`/knowledge/articles/${article}/favourite`, { isFavourite });
  const listed = async () =>
    knowledgeList.parse((await own.get('/knowledge?show=favourites')).json()).items.map((one) => [one.kind, one.id]);
  expect((await set(true, draft)).statusCode).toBe(404);
  expect(await listed()).toEqual([]);
  const answers = await Promise.all([set(true), set(true)]);
  expect(answers.map((answer) => answer.json())).toEqual([{ isFavourite: true }, { isFavourite: true }]);
  expect((await own.get(`/knowledge/articles/${id}/favourite`)).json()).toEqual({ isFavourite: true });
  expect(await listed()).toEqual([['article', id]]);
  expect(knowledgeHub.parse((await own.get('/knowledge/hub')).json()).favourites).toEqual({
    total: 1,
    items: [{ kind: 'article', id, title: 'Articol ales' }],
  });
  expect((await set(false)).json()).toEqual({ isFavourite: false });
  expect(await listed()).toEqual([]);
  await set(true);
  await by(admin, withdrawArticle, { id, version: 3, reason: 'Greșit.' });
  expect(await listed()).toEqual([]);
  expect((await set(true)).statusCode).toBe(404);
});
