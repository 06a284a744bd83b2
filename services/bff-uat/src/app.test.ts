import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { roleMatrix } from '@psp/bff-kit/testing/role-matrix';
import { uatDashboard } from '@psp/contracts/own-dashboards';
import { ACT_LABELS } from '@psp/contracts/capabilities';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from './app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');

test('every route lets in authorities only, and whom of them its operation says', async () => {
  const own = app.routes.filter(({ path }) => path !== '/openapi.json' && !path.endsWith('z'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ access }) => typeof access !== 'object' || access.kind !== 'uat')).toEqual([]);
  expect(await roleMatrix(app)).toEqual([]);
});

test('the dashboard counts all rows, not only those it shows', async () => {
  const uat = await app.as({ kind: 'uat' });
  const firma = await app.as({ kind: 'firma' });
  const scenario = createScenario(database.orm);
  for (let n = 0; n < 7; n++) await scenario.draft(uat.actor, aRequest({ title: `Solicitarea ${n}` }));
  await scenario.delivered(uat.actor, firma.actor);
  await scenario.completed(uat.actor, firma.actor);
  await scenario.opened(uat.actor, [firma.actor]);
  const view = uatDashboard.parse((await uat.get('/dashboard')).json());
  expect(view.figures).toMatchObject({
    requests: 10,
    activeProjects: 1,
    completedProjects: 1,
    rating: null,
    reviewCount: 0,
  });
  expect(view.recentRequests).toHaveLength(5);
  expect(view.todos.map(({ kind }) => kind).sort()).toEqual(['acceptDelivery', 'decideOffers', 'writeReview']);
  expect((await uat.get('/navigation-counts')).json()).toMatchObject({ serviceRequests: 9, projects: 1 });
});

test('a viewer reads what waits for those who write, and is asked for nothing', async () => {
  const uat = await app.as({ kind: 'uat' });
  const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  const firma = await app.as({ kind: 'firma' });
  await createScenario(database.orm).delivered(uat.actor, firma.actor);
  const forOwner = uatDashboard.parse((await uat.get('/dashboard')).json());
  const forViewer = uatDashboard.parse((await viewer.get('/dashboard')).json());
  expect(forOwner).toMatchObject({ todos: [{ kind: 'acceptDelivery' }], forEditors: [] });
  expect(forViewer).toMatchObject({ todos: [], forEditors: forOwner.todos, figures: forOwner.figures });
});

test('partners are suggested by name, without diacritics', async () => {
  const uat = await app.as({ kind: 'uat' });
  await database.orm.em
    .fork()
    .execute(
      `insert into organisation (kind, name, status) values ('firma', 'Știința Apei', 'approved'), ('firma', 'Nevăzută', 'pending')`,
    );
  expect((await uat.get('/partners?q=stiinta')).json()).toMatchObject({
    items: [{ name: 'Știința Apei', county: null }],
  });
  expect((await uat.get('/partners?q=nevazuta')).json()).toEqual({ items: [] });
});

test('what is refused is recorded under a name that people can read', () => {
  const writes = app.routes.filter(({ method, access }) => method !== 'GET' && access !== 'anyone');
  const unnamed = writes.filter(({ act }) => !act || !(act in ACT_LABELS));
  expect(unnamed).toEqual([]);
});
