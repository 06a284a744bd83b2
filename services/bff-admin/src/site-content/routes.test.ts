import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { contactView } from '@psp/contracts/contact';
import { landingView } from '@psp/contracts/landing';
import { previewLink, SECTION_KEYS, sectionList, type SectionView, sectionView } from '@psp/contracts/site-content';
import { FIRST_CONTENT } from '@psp/domain/publishing/site-content/first-content';
import { readContact } from '@psp/domain/publishing/site-content/contact';
import { readLanding } from '@psp/domain/publishing/site-content/landing';
import { createReadDb, type Db } from '@psp/domain/read-db';
import { bffAdmin } from '../app.ts';

const { app, database } = await startTestApp(bffAdmin, 'admin');
let db: Db;
let admin: Awaited<ReturnType<TestApp['as']>>;
let viewer: typeof admin;

beforeAll(async () => {
  db = createReadDb(database.orm);
  [admin, viewer] = [await app.as({ kind: 'admin' }), await app.as({ kind: 'admin', role: 'viewer' })];
});

const section = async (key: string): Promise<SectionView> =>
  sectionView.parse((await admin.get(`/content/${key}`)).json());
const landing = async (preview?: string) => landingView.parse(JSON.parse(await readLanding(db, preview)));
const hero = { headline: 'Alt titlu', lead: 'Alt text.' };

test('the specification’s words are there from the start, every figure stated', async () => {
  const { content, computed } = await landing();
  expect(content.figures).toEqual(FIRST_CONTENT.figures);
  expect(content.testimonials.items).toHaveLength(3);
  expect(computed).toBeNull();
  const { items } = sectionList.parse((await admin.get('/content')).json());
  expect(items.map(({ key, version, savedBy }) => [key, version, savedBy])).toEqual(
    SECTION_KEYS.map((key) => [key, 1, null]),
  );
});

test('a saved section is on the landing page; what it said before is kept and can be brought back', async () => {
  const before = await section('hero');
  const saved = await admin.put('/content/hero', { version: before.version, content: hero });
  expect(sectionView.parse(saved.json())).toMatchObject({ version: before.version + 1, content: hero });
  expect((await landing()).content.hero).toEqual(hero);
  const { versions } = await section('hero');
  expect(versions.map(({ number, content, savedBy }) => ({ number, content, savedBy }))).toEqual([
    { number: 2, content: hero, savedBy: 'Ioana Test' },
    { number: 1, content: FIRST_CONTENT.hero, savedBy: null },
  ]);
  const restored = await admin.post('/content/hero/restore', { version: 2, number: 1 });
  expect(sectionView.parse(restored.json())).toMatchObject({ version: 3, content: FIRST_CONTENT.hero });
  expect((await landing()).content.hero).toEqual(FIRST_CONTENT.hero);
  const acts = await database.orm.em
    .fork()
    .execute(`select action, from_state, to_state from audit where entity = 'site-section' order by id`);
  expect(acts).toEqual([
    { action: 'site-section.edit', from_state: '1', to_state: '2' },
    { action: 'site-section.restore', from_state: '2', to_state: '3' },
  ]);
});

test('a text decided on an older version is refused and changes nothing', async () => {
  const { version } = await section('steps');
  const content = { ...FIRST_CONTENT.steps, title: 'Pașii' };
  expect((await admin.put('/content/steps', { version, content })).statusCode).toBe(200);
  const late = await admin.put('/content/steps', { version, content: { ...content, title: 'Alții' } });
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'version.stale' }]);
  expect((await landing()).content.steps.title).toBe('Pașii');
});

test.each([
  ['a missing text', 'hero', { headline: '', lead: 'x' }, ['headline']],
  ['a field nobody knows', 'hero', { ...hero, script: 'x' }, ['']],
  ['three steps', 'steps', { title: 'x', items: FIRST_CONTENT.steps.items.slice(1) }, ['items']],
  ['an address that is none', 'contact', { ...FIRST_CONTENT.contact, email: 'nu' }, ['email']],
  ['a number that is none', 'contact', { ...FIRST_CONTENT.contact, phone: '12' }, ['phone']],
] as const)('%s is refused by its field, on saving and on trying out', async (_, key, content, paths) => {
  const { version } = await section(key);
  for (const answer of [
    await admin.put(`/content/${key}`, { version, content }),
    await admin.post(`/content/${key}/preview`, { content }),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ details: { fields: object } }>().details.fields)).toEqual(paths);
  }
  expect((await section(key)).version).toBe(version);
});

test('a preview shows the text to whoever has its address, and to nobody else', async () => {
  const answer = await admin.post('/content/hero/preview', { content: hero });
  const { path } = previewLink.parse(answer.json());
  const token = new URL(path, 'http://portal.test').searchParams.get('previzualizare') ?? '';
  expect((await landing(token)).content.hero).toEqual(hero);
  expect((await landing()).content.hero).toEqual(FIRST_CONTENT.hero);
  await expect(landing(`${token}x`)).rejects.toMatchObject({ code: 'not_found' });
  await database.orm.em.fork().execute('update site_preview set expires_at = now()');
  await expect(landing(token)).rejects.toMatchObject({ code: 'not_found' });
});

test('contact details are shown as far as they are given, the number as it is stored', async () => {
  expect(contactView.parse(await readContact(db))).toMatchObject({ email: null, phone: null, address: null });
  const { version, content } = await section('contact');
  const given = { ...content, email: 'contact@asociatia.example', phone: '021 000 0000' };
  expect((await admin.put('/content/contact', { version, content: given })).statusCode).toBe(200);
  expect(await readContact(db)).toMatchObject({ email: 'contact@asociatia.example', phone: '+40210000000' });
});

test('a figure that is computed is counted over all rows', async () => {
  const { version, content } = await section('figures');
  const figures = { ...content, authorities: { label: 'autorități', source: 'computed', value: '500+' } };
  await database.orm.em
    .fork()
    .execute(
      `insert into organisation (kind, name, status, uat_type) select 'uat', 'Comuna ' || n, 'approved', 'commune' from generate_series(1, 25) n`,
    );
  expect((await admin.put('/content/figures', { version, content: figures })).statusCode).toBe(200);
  expect((await landing()).computed).toMatchObject({
    authorities: 25,
    completedProjects: 0,
    satisfaction: null,
    onTime: null,
  });
});

test('who may only read is refused, and the refusal is recorded', async () => {
  const refused = await viewer.put('/content/hero', { version: 3, content: hero });
  expect(refused.statusCode).toBe(403);
  const rows = await database.orm.em
    .fork()
    .execute(`select action from audit where entity = 'site-section' and outcome = 'refused' and account_id = ?`, [
      viewer.actor.accountId,
    ]);
  expect(rows).toEqual([{ action: 'site-section.edit' }]);
});
