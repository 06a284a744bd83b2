import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { roleMatrix } from '@psp/bff-kit/testing/role-matrix';
import { partnerList, partnerView } from '@psp/contracts/partners';
import { newId } from '@psp/domain/id';
import { writeReview } from '@psp/domain/collaborating/reviews/commands';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffPublic } from './app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<TestApp['as']>>;
let firma: typeof uat;

beforeAll(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const { organisationId } = firma.actor;
  await database.orm.em.fork().execute(
    `update organisation set name = 'Verde Aer', cui = '4221306', county_code = 'IS', services = '{"Audit energetic"}' where id = '${organisationId}';
     insert into organisation_domain values ('${organisationId}', 'mediu');
     insert into organisation (kind, name, status) values ('firma', 'Softprim', 'approved'), ('firma', 'În așteptare', 'pending'), ('firma', 'Suspendată', 'suspended')`,
  );
});

const names = async (query: string): Promise<string[]> =>
  partnerList.parse((await app.anonymous.get(`/partners?${query}`)).json()).items.map(({ name }) => name);

test('only approved firms are listed, found by name, service, domain and county', async () => {
  expect((await names('')).sort()).toEqual(['Softprim', 'Verde Aer']);
  expect(await names('q=AER')).toEqual(['Verde Aer']);
  expect(await names('q=energetic')).toEqual(['Verde Aer']);
  expect(await names('category=mediu')).toEqual(['Verde Aer']);
  expect(await names('county=CJ')).toEqual([]);
});

test("a firm's average follows from published reviews only, and reviews name organisations, not people", async () => {
  const marks = { rating: 4, quality: 4, timeliness: 4, communication: 4, price: 4, body: 'Bine.' };
  const id = await scenario.completed(uat.actor, firma.actor);
  await scenario.as(uat.actor, (write) => writeReview(write, { id, ...marks }));
  const path = `/partners/${firma.actor.organisationId}`;
  expect(partnerView.parse((await app.anonymous.get(path)).json())).toMatchObject({
    rating: null,
    reviewCount: 0,
    reviews: [],
    completedProjects: 1,
  });
  await scenario.as(firma.actor, (write) => writeReview(write, { id, ...marks }));
  const answer = await app.anonymous.get(path);
  expect(partnerView.parse(answer.json())).toMatchObject({
    rating: 4,
    reviewCount: 1,
    reviews: [{ author: uat.actor.organisationName }],
  });
  for (const secret of [uat.actor.accountId, uat.actor.displayName, uat.email, '4221306'])
    expect(answer.body).not.toContain(secret);
  expect(await names('')).toEqual(['Verde Aer', 'Softprim']);
});

test('an unknown, a pending and an impossible partner are not found', async () => {
  const [{ id } = { id: '' }] = await database.orm.em
    .fork()
    .execute<{ id: string }[]>(`select id from organisation where name = 'În așteptare'`);
  for (const partner of [newId(), id, uat.actor.organisationId])
    expect((await app.anonymous.get(`/partners/${partner}`)).statusCode).toBe(404);
  expect((await app.anonymous.get('/partners/abc')).statusCode).toBe(404);
});

test('an unknown path is taken note of, anything else refused', async () => {
  expect((await app.anonymous.post('/unknown-paths', { path: '/nu-exista' })).statusCode).toBe(204);
  expect((await app.anonymous.post('/unknown-paths', { path: 'x'.repeat(501) })).statusCode).toBe(400);
});

test('one address tells of three hundred unknown paths an hour', async () => {
  await database.orm.em
    .fork()
    .execute(`insert into attempt (kind, key) select 'unknown-path:address', '10.9.9.9' from generate_series(1, 299)`);
  const tell = async (remoteAddress: string) =>
    (
      await app.app.inject({
        ...{ method: 'POST', url: '/api/public/unknown-paths', remoteAddress },
        payload: { path: '/x' },
      })
    ).statusCode;
  expect([await tell('10.9.9.9'), await tell('10.9.9.9'), await tell('10.9.9.8')]).toEqual([204, 429, 204]);
});

test('every route is for anyone, and of its answers those that are the same for everybody may be kept', async () => {
  for (const { access } of app.routes) expect(access).toBe('anyone');
  const cached = app.routes.filter(({ topics }) => topics).map(({ path }) => path);
  expect(await roleMatrix(app, { open: ['/images/:id/:version', ...cached] })).toEqual([]);
});
