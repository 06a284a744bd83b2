import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { roleMatrix } from '@psp/bff-kit/testing/role-matrix';
import { uatDashboard } from '@psp/contracts/dashboards';
import { ACT_LABELS } from '@psp/contracts/capabilities';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from './app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');

/* Whoever is a member may leave, and has a calendar, filters and reports, and reads messages; owners look after the others. */
const roleFor = (method: string, path: string) => {
  const isOwn = /^\/(calendar|saved-filters|reports)|^\/conversations\/:id\/(read|mute)$/.test(path);
  if (method === 'GET' || path === '/members/:id/remove' || isOwn) return 'viewer';
  return path.startsWith('/members') ? 'owner' : 'editor';
};

/* What an authority shows of itself, and the pictures and files of it, are prepared before it is approved, too. */
const isShown = (path: string): boolean =>
  path === '/profile' || path === '/profile/logo' || /^\/(communities|uploads|editing)(\/|$)/.test(path);

test('every route lets in authorities only, and writers only where it writes', async () => {
  expect(app.routes.length).toBeGreaterThan(20);
  const own = app.routes.filter(({ path }) => path !== '/openapi.json' && !path.endsWith('z'));
  for (const { method, path, access } of own) {
    const role = roleFor(method, path);
    const before = role === 'editor' && isShown(path) ? { isBeforeApproval: true } : {};
    expect({ path, access }).toEqual({ path, access: { kind: 'uat', role, ...before } });
  }
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
  expect((await uat.get('/navigation-counts')).json()).toEqual({
    ...{ serviceRequests: 9, projects: 1, messages: 0, members: 0 },
  });
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
