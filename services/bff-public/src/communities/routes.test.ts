import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { communitiesOverview, communityCard, communityList, communityView } from '@psp/contracts/communities';
import { communitiesByCounty, stripOfCommunities } from '@psp/domain/presenting/communities/queries';
import { newId } from '@psp/domain/id';
import { createReadDb } from '@psp/domain/read-db';
import { storePicture } from '@psp/domain/testing/communities';
import { createScenario } from '@psp/domain/testing/scenario';
import { z } from 'zod';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
let uat: Awaited<ReturnType<TestApp['as']>>;
let firma: typeof uat;
let selimbar: string;
let picture: string;

const run = (sql: string, values: unknown[] = []) => database.orm.em.fork().execute<{ id: string }[]>(sql, values);
const aCommunity = async (name: string, county: string, more: Record<string, unknown> = {}) => {
  const row = { name, county_code: county, status: 'published', published_at: '2026-03-01T10:00:00Z', ...more };
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  const [one] = await run(
    `insert into community (${columns.join(', ')}) values (${marks}) returning id`,
    Object.values(row),
  );
  return one?.id ?? '';
};

beforeAll(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  picture = await storePicture(database.orm.em.fork(), uat.actor.organisationId);
  selimbar = await aCommunity('Șelimbăr', 'SB', {
    organisation_id: uat.actor.organisationId,
    description: 'Comună la marginea Sibiului, 100% racordată la apă.',
    featured_image_id: picture,
    population: 17_000,
  });
  await aCommunity('Țebea', 'HD', { description: 'Gorunul lui Horea_' });
  await aCommunity('Turda', 'CJ', { published_at: '2026-03-04T10:00:00Z' });
  await aCommunity('Ascunsă', 'CJ', { status: 'draft', published_at: null });
  await aCommunity('Retrasă', 'CJ', { status: 'withdrawn', withdrawn_reason: 'Motiv' });
  const suspended = await app.as({ kind: 'uat', status: 'suspended' });
  await aCommunity('Suspendată', 'CJ', { organisation_id: suspended.actor.organisationId });
});

const list = async (query: string) => communityList.parse((await app.anonymous.get(`/communities?${query}`)).json());
const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
const q = (text: string) => names(`q=${encodeURIComponent(text)}`);

test('published showcases of approved authorities are listed, by the Romanian alphabet', async () => {
  expect(await names('')).toEqual(['Șelimbăr', 'Turda', 'Țebea']);
});

test('they are found by name and text without regard to case and diacritics, and by county', async () => {
  expect([await q('SELIMBAR'), await q('gorunul'), await names('judet=SB'), await names('judet=SB&q=turda')]).toEqual([
    ['Șelimbăr'],
    ['Țebea'],
    ['Șelimbăr'],
    [],
  ]);
});

test('what a search means to others is here a letter like any other', async () => {
  expect([
    await q('%'),
    await q('100%'),
    await q('_'),
    await q("'"),
    await q('"'),
    await q('\\'),
    await q('$1'),
  ]).toEqual([['Șelimbăr'], ['Șelimbăr'], ['Țebea'], [], [], [], []]);
  expect(await q('   ')).toHaveLength(3);
});

test('input that cannot be is refused, a page past the end is empty and tells how many there are', async () => {
  const status = async (query: string) => (await app.anonymous.get(`/communities?${query}`)).statusCode;
  expect(
    await Promise.all(['judet=ZZ', 'page=0', 'page=99999', 'altceva=1', `q=${'x'.repeat(201)}`].map(status)),
  ).toEqual(Array(5).fill(400));
  expect(await list('page=9999')).toMatchObject({ items: [], total: 3, page: 9999 });
});

test('the overview counts what is listed, and nothing else', async () => {
  expect(communitiesOverview.parse((await app.anonymous.get('/communities/overview')).json())).toEqual({
    communities: 3,
    counties: 3,
    projectsUnderWay: 0,
    byCounty: { CJ: 1, HD: 1, SB: 1 },
  });
  const db = createReadDb(database.orm);
  expect(JSON.parse(await communitiesByCounty(db))).toEqual({ CJ: 1, HD: 1, SB: 1 });
});

test('the strip shows those with a picture first, then the newest', async () => {
  const strip = z.array(communityCard).parse(JSON.parse(await stripOfCommunities(createReadDb(database.orm))));
  expect(strip.map(({ name }) => name)).toEqual(['Șelimbăr', 'Turda', 'Țebea']);
  expect(strip[0]?.picture).toEqual({ id: picture, width: 960, height: 640, widths: [480, 960] });
});

const view = async (id: string) => communityView.parse((await app.anonymous.get(`/communities/${id}`)).json());

test('a showcase shows its attractions, projects and pictures in their order; figures that are not given are null', async () => {
  const second = await storePicture(database.orm.em.fork(), uat.actor.organisationId);
  await run(`insert into community_attraction (community_id, name, type, image_ids, position) values
    ('${selimbar}', 'Parcul', 'recreativ', '{}', 1), ('${selimbar}', 'Biserica', 'religios', '{${second},${picture},${newId()}}', 0)`);
  await run(`insert into community_project (community_id, title, status, progress, starts_on) values
    ('${selimbar}', 'Terminat', 'completed', 100, '2026-02-01'), ('${selimbar}', 'Drum', 'in_progress', 30, '2025-05-01')`);
  await run(`insert into community_image (community_id, image_id, caption, position) values
    ('${selimbar}', '${picture}', 'Primăria', 1), ('${selimbar}', '${second}', '', 0)`);
  const shown = await view(selimbar);
  expect(shown).toMatchObject({
    name: 'Șelimbăr',
    institution: uat.actor.organisationName,
    authorityId: uat.actor.organisationId,
    population: 17_000,
    projectsCompleted: null,
    citizensServed: null,
    budgetAllocated: null,
    contact: { phone: null, website: null },
    attractions: [{ name: 'Biserica', pictures: [{ id: second }, { id: picture }] }, { name: 'Parcul' }],
    projects: [{ title: 'Drum', progress: 30, partner: null }, { title: 'Terminat' }],
    gallery: [
      { id: second, caption: '' },
      { id: picture, caption: 'Primăria' },
    ],
    articles: [],
  });
});

test('a project that is a collaboration shows how that stands and who works on it, and no person', async () => {
  const scenario = createScenario(database.orm);
  const projectId = await scenario.running(uat.actor, firma.actor);
  await run(
    `insert into community_project (community_id, project_id, title, starts_on) values ('${selimbar}', '${projectId}', 'Registrul agricol', '2026-03-01')`,
  );
  const answer = await app.anonymous.get(`/communities/${selimbar}`);
  expect(communityView.parse(answer.json()).projects[0]).toMatchObject({
    title: 'Registrul agricol',
    status: 'in_progress',
    partner: { id: firma.actor.organisationId, name: firma.actor.organisationName },
  });
  for (const secret of [uat.actor.accountId, uat.actor.displayName, uat.email, firma.email])
    expect(answer.body).not.toContain(secret);
  expect((await list('judet=SB')).items[0]?.projectsUnderWay).toBe(2);
});

test('its newest published articles are named', async () => {
  const { organisationId, accountId } = uat.actor;
  await run(`insert into blog_category (slug, name, position) values ('test', 'Test', 99) on conflict do nothing`);
  await run(`insert into article_category (slug, name, author_kind, blog_slug, position)
    select 'test', 'Test', 'uat', slug, 99 from blog_category limit 1`);
  await run(`insert into article (organisation_id, created_by, title, category, body, body_text, status, published_at) values
    ('${organisationId}', '${accountId}', 'Vechi', 'test', '', '', 'published', '2026-01-01'),
    ('${organisationId}', '${accountId}', 'Nou', 'test', '', '', 'published', '2026-02-01'),
    ('${organisationId}', '${accountId}', 'Ciornă', 'test', '', '', 'draft', null)`);
  expect((await view(selimbar)).articles.map(({ title }) => title)).toEqual(['Nou', 'Vechi']);
});

test('an unknown, a hidden and an impossible showcase are not found', async () => {
  const hidden = await run(`select id from community where name in ('Ascunsă', 'Retrasă', 'Suspendată')`);
  expect(hidden).toHaveLength(3);
  for (const id of [newId(), 'abc', "'; drop table community", '%', ...hidden.map((row) => row.id)])
    expect((await app.anonymous.get(`/communities/${encodeURIComponent(id)}`)).statusCode).toBe(404);
});
