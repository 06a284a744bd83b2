import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { roleMatrix } from '@psp/bff-kit/testing/role-matrix';
import { firmaDashboard } from '@psp/contracts/own-dashboards';
import { ACT_LABELS } from '@psp/contracts/capabilities';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from './app.ts';

const { app, database } = await startTestApp(bffFirma, 'firma');

test('every route lets in whom it names, firms only', async () => {
  const own = app.routes.filter(({ path }) => path !== '/openapi.json' && !path.endsWith('z'));
  expect(own.filter(({ access }) => !(typeof access === 'object' && access.kind === 'firma'))).toEqual([]);
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
  expect(view.figures).toMatchObject({ matching: 2, openOffers: 2, activeProjects: 1, rating: null });
  expect(view.todos.map(({ kind }) => kind).sort()).toEqual(['finishOffer', 'startProject']);
  expect((await firma.get('/navigation-counts')).json()).toMatchObject({ opportunities: 2, offers: 2, projects: 1 });
});

test('a viewer reads what waits for those who write, and is asked for nothing', async () => {
  const firma = await app.as({ kind: 'firma' });
  const viewer = await app.as({ kind: 'firma', role: 'viewer', organisationId: firma.actor.organisationId });
  const uat = await app.as({ kind: 'uat' });
  await createScenario(database.orm).project(uat.actor, firma.actor);
  const forOwner = firmaDashboard.parse((await firma.get('/dashboard')).json());
  const forViewer = firmaDashboard.parse((await viewer.get('/dashboard')).json());
  expect(forOwner).toMatchObject({ todos: [{ kind: 'startProject' }], forEditors: [] });
  expect(forViewer).toMatchObject({ todos: [], forEditors: forOwner.todos, figures: forOwner.figures });
});

test('what is refused is recorded under a name that people can read', () => {
  const writes = app.routes.filter(({ method, access }) => method !== 'GET' && access !== 'anyone');
  const unnamed = writes.filter(({ act }) => !act || !(act in ACT_LABELS));
  expect(unnamed).toEqual([]);
});
