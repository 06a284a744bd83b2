import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { entryLabel } from '@psp/contracts/history';
import { projectView, type ProjectView } from '@psp/contracts/projects';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const view = (response: { statusCode: number; json(): unknown }): ProjectView => {
  expect(response.statusCode).toBe(200);
  return projectView.parse(response.json());
};
const marks = { rating: 5, quality: 5, timeliness: 5, communication: 5, price: 5, body: '' };

test('a firm starts, reports progress, ticks milestones and delivers', async () => {
  const id = await scenario.project(uat.actor, firma.actor);
  view(await firma.post(`/projects/${id}/start`, { version: 1 }));
  expect(view(await firma.post(`/projects/${id}/progress`, { version: 2, progress: 40 }))).toMatchObject({
    progress: 40,
    version: 3,
  });
  expect((await firma.post(`/projects/${id}/progress`, { version: 3, progress: 101 })).statusCode).toBe(400);
  const { milestones } = view(await firma.post(`/projects/${id}/milestones`, { title: 'Instruire', dueOn: null }));
  const at = `/projects/${id}/milestones/${milestones[0]?.id}`;
  expect(view(await firma.post(`${at}/done`, { version: 1, done: true })).milestones[0]).toMatchObject({
    version: 2,
    doneAt: expect.any(String),
  });
  expect((await firma.post(`${at}/done`, { version: 1, done: false })).json()).toMatchObject({ code: 'version.stale' });
  expect(view(await firma.post(`/projects/${id}/deliver`, { version: 3 }))).toMatchObject({
    status: 'review',
    progress: 100,
    actions: ['addFiles', 'amend'],
  });
});

test('a firm delivers while a milestone is open; the history names the milestones', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  await firma.post(`/projects/${id}/milestones`, { title: 'Inventar', dueOn: null });
  const { milestones } = view(await firma.post(`/projects/${id}/milestones`, { title: 'Instruire', dueOn: null }));
  await firma.post(`/projects/${id}/milestones/${milestones[0]?.id}/done`, { version: 1, done: true });
  const { status, history } = view(await firma.post(`/projects/${id}/deliver`, { version: 2 }));
  expect(status).toBe('review');
  expect(history.map(entryLabel).slice(2)).toEqual([
    'Etapă adăugată: Inventar',
    'Etapă adăugată: Instruire',
    'Etapă finalizată: Inventar',
    'Lucrare predată',
  ]);
});

test('both sides review; the firm replies', async () => {
  const id = await scenario.completed(uat.actor, firma.actor);
  expect(view(await firma.post(`/projects/${id}/reviews`, marks)).reviews).toMatchObject({
    own: { publishedAt: null },
    other: null,
  });
  expect((await firma.post(`/projects/${id}/reviews`, marks)).json()).toMatchObject({ code: 'review.exists' });
});

test.each([
  ['GET', '', undefined],
  ['POST', '/start', { version: 2 }],
  ['POST', '/progress', { version: 2, progress: 10 }],
  ['POST', '/deliver', { version: 2 }],
  ['POST', '/milestones', { title: 'x', dueOn: null }],
  ['POST', '/milestones/0199b5a0-0000-7000-8000-000000000000/done', { version: 1, done: true }],
  ['POST', '/reviews', marks],
] as const)("another firm's project does not exist for %s %s", async (method, path, body) => {
  const id = await scenario.running(uat.actor, firma.actor);
  const stranger = await app.as({ kind: 'firma' });
  expect((await stranger.call(method, `/projects/${id}${path}`, body)).statusCode).toBe(404);
});

test('each side reads how the other one is reached, and who of it last did something', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  await rows(`update organisation set email = 'primaria@exemplu.ro', phone = '+40269208800' where id = ?`, [
    uat.actor.organisationId,
  ]);
  const contact = { email: 'primaria@exemplu.ro', phone: '+40269208800', person: uat.actor.displayName };
  expect(view(await firma.get(`/projects/${id}`)).contact).toEqual(contact);
  await app.as({ kind: 'uat', organisationId: uat.actor.organisationId });
  await rows('delete from membership where account_id = ?', [uat.actor.accountId]);
  expect(view(await firma.get(`/projects/${id}`)).contact).toEqual({ ...contact, person: null });
});
