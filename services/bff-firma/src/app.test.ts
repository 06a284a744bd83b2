import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { roleMatrix } from '@psp/bff-kit/testing/role-matrix';
import { firmaDashboard } from '@psp/contracts/dashboards';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from './app.ts';

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(bffFirma, { orm: database.orm, area: 'firma' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test('every route lets in firms only, and writers only where it writes', async () => {
  const own = app.routes.filter(({ path }) => path !== '/openapi.json' && !path.endsWith('z'));
  expect(own.length).toBeGreaterThan(15);
  for (const { method, path, access } of own) {
    const reads = method === 'GET' || path.endsWith('/views');
    expect(access).toEqual({ kind: 'firma', role: reads ? 'viewer' : 'editor' });
  }
  expect(await roleMatrix(app)).toEqual([]);
});

test('the dashboard counts what suits the firm and lists what waits for it', async () => {
  const firma = await app.as({ kind: 'firma' });
  const uat = await app.as({ kind: 'uat' });
  const scenario = createScenario(database.orm);
  await database.orm.em
    .fork()
    .execute(`insert into organisation_domain values ('${firma.actor.organisationId}', 'mediu')`);
  await scenario.sent(uat.actor, aRequest({ category: 'mediu' }));
  await scenario.sent(uat.actor, aRequest({ category: 'mediu' }));
  const answered = await scenario.sent(uat.actor, aRequest({ category: 'mediu' }));
  await scenario.submitted(firma.actor, answered);
  await scenario.offer(firma.actor, await scenario.sent(uat.actor, aRequest({ category: 'resurse-umane' })));
  await scenario.project(uat.actor, firma.actor);
  const view = firmaDashboard.parse((await firma.get('/dashboard')).json());
  expect(view.figures).toMatchObject({ matching: 2, openOffers: 1, activeProjects: 1, rating: null });
  expect(view.todos.map(({ kind }) => kind).sort()).toEqual(['finishOffer', 'startProject']);
  expect((await firma.get('/navigation-counts')).json()).toEqual({ opportunities: 2, offers: 1, projects: 1 });
});
