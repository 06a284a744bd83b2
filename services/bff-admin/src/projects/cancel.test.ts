import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { overseenProjectList, overseenProjectView, overseenRequestView } from '@psp/contracts/overseen';
import { newId } from '@psp/domain/id';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffAdmin } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const scenario = createScenario(database.orm);
const ana = await app.as({ kind: 'admin' });
const dan = await app.as({ kind: 'admin', role: 'editor', organisationId: ana.actor.organisationId });
const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: ana.actor.organisationId });
let uat: Person;
let firma: Person;

beforeEach(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
});

const reason = 'Firma nu mai există.';
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const read = async (id: string) => overseenProjectView.parse((await ana.get(`/projects/${id}`)).json());
const cancel = async (id: string, by = ana, body: object = {}) =>
  by.post(`/projects/${id}/cancel`, { version: (await read(id)).version, reason, ...body });
const told = (person: Person) =>
  rows<{ title: string; message: string }>(
    `select title, message from notification where account_id = ? and event like 'service-requests.cancelled%' order by id`,
    [person.actor.accountId],
  );

describe('a project', () => {
  test.each(['project', 'running', 'delivered'] as const)('is cancelled with its request (%s)', async (make) => {
    const id = await scenario[make](uat.actor, firma.actor);
    const { request } = await read(id);
    const view = overseenProjectView.parse((await cancel(id)).json());
    expect(view).toMatchObject({ status: 'on_hold', isStopped: true, stopReason: reason, actions: [], acts: null });
    expect(view.entries.at(-1)).toMatchObject({ action: 'project.cancel', reason, to: 'on_hold' });
    const trail = overseenRequestView.parse((await ana.get(`/service-requests/${request.id}/audit`)).json());
    expect(trail.request).toMatchObject({ status: 'cancelled', cancelReason: reason, actions: [] });
    for (const person of [uat, firma]) {
      const messages = await told(person);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.message).toContain(`Motiv: ${reason} Anularea a fost făcută de asociație.`);
      expect(messages[0]?.message).toContain('scrieți din pagina Suport');
    }
  });

  test('that has ended is not cancelled', async () => {
    const done = await scenario.completed(uat.actor, firma.actor);
    expect(codeOf(await cancel(done))).toBe('action.not_allowed');
    const stopped = await scenario.running(uat.actor, firma.actor);
    await cancel(stopped);
    expect(codeOf(await cancel(stopped))).toBe('project.closed');
  });

  test('is cancelled once by two administrators, and once by a double click', async () => {
    const id = await scenario.running(uat.actor, firma.actor);
    const answers = await Promise.all([cancel(id, ana), cancel(id, dan)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const other = await scenario.running(uat.actor, firma.actor);
    const { version } = await read(other);
    const key = { 'idempotency-key': newId() };
    const clicks = await Promise.all([1, 2].map(() => ana.post(`/projects/${other}/cancel`, { version, reason }, key)));
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await told(firma)).toHaveLength(2);
  });

  test('is cancelled while its request is, once', async () => {
    const id = await scenario.running(uat.actor, firma.actor);
    const { request, version } = await read(id);
    const trail = overseenRequestView.parse((await ana.get(`/service-requests/${request.id}/audit`)).json());
    const answers = await Promise.all([
      ana.post(`/projects/${id}/cancel`, { version, reason }),
      dan.post(`/service-requests/${request.id}/cancel`, { version: trail.request.version, reason }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await told(firma)).toHaveLength(1);
  });

  test('is cancelled by editors, with a reason and on the version that they read', async () => {
    const id = await scenario.running(uat.actor, firma.actor);
    expect((await cancel(id, viewer)).statusCode).toBe(403);
    expect((await cancel(id, uat)).statusCode).toBe(403);
    expect((await cancel(id, ana, { reason: ' ' })).statusCode).toBe(400);
    expect(codeOf(await cancel(id, ana, { version: 1 }))).toBe('version.stale');
    expect((await ana.post(`/projects/${newId()}/cancel`, { version: 1, reason })).statusCode).toBe(404);
    expect(await read(id)).toMatchObject({ status: 'in_progress' });
    expect((await viewer.get(`/projects/${id}`)).json()).toMatchObject({ actions: [] });
  });
});

test('projects are filtered by state, sides, dates, price and delay, and found by text and names', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  await scenario.completed(uat.actor, firma.actor);
  const ids = async (query: string) =>
    overseenProjectList.parse((await ana.get(`/projects?${query}`)).json()).items.map((item) => item.id);
  const mine = `authority=${uat.actor.organisationId}`;
  expect(await ids(mine)).toHaveLength(2);
  expect(await ids(`firm=${firma.actor.organisationId}&status=active`)).toEqual([id]);
  expect(await ids(`${mine}&overdue=yes`)).toEqual([]);
  await rows(`update project set due_on = '2020-01-01' where id = ?`, [id]);
  expect(await ids(`${mine}&overdue=yes`)).toEqual([id]);
  expect((await ids(`${mine}&sort=due`))[0]).toBe(id);
  expect(await ids(`${mine}&status=stopped`)).toEqual([]);
  expect(await ids(`${mine}&min=68401`)).toEqual([]);
  expect(await ids(`${mine}&min=68400&max=68400`)).toHaveLength(2);
  expect(await ids(`${mine}&county=SB&category=it-digitalizare&q=registrului`)).toHaveLength(2);
  expect(await ids(`${mine}&county=CJ`)).toEqual([]);
  expect(await ids(`${mine}&q=${encodeURIComponent('organizatia firma')}`)).toHaveLength(2);
  expect(await ids(`${mine}&to=2020-01-01`)).toEqual([]);
  const { chosen } = overseenProjectList.parse((await ana.get(`/projects?${mine}&firm=${newId()}`)).json());
  expect(chosen).toEqual({ authority: 'Organizația uat', firm: null });
  for (const query of ['status=late', 'min=-1', 'authority=1', 'county=XX', 'sort=price', 'page=0', 'altul=1'])
    expect((await ana.get(`/projects?${query}`)).statusCode).toBe(400);
  expect((await ana.get(`/projects/${newId()}`)).statusCode).toBe(404);
});

test.each(['service-requests', 'projects', 'offers'])('the export of %s is recorded with its filters', async (path) => {
  await scenario.running(uat.actor, firma.actor);
  const query = `authority=${uat.actor.organisationId}&q=registrului`;
  const file = await viewer.get(`/${path}/export?format=csv&${query}`);
  expect(file.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(file.body.trim().split('\r\n')).toHaveLength(2);
  expect((await ana.get(`/${path}/export?format=xlsx&${query}`)).headers['content-type']).toContain('spreadsheetml');
  const act = { 'service-requests': 'service-request', projects: 'project', offers: 'offer' }[path];
  const recorded = await rows<{ details: object }>(
    `select details from audit where action = ? and account_id = ? order by id desc limit 1`,
    [`${act}.export`, viewer.actor.accountId],
  );
  expect(recorded).toMatchObject([{ details: { authority: uat.actor.organisationId, q: 'registrului', rows: 1 } }]);
  const listed = (await ana.get(`/audit?act=${act}.export`)).json() as { items: unknown[] };
  expect(listed.items.length).toBeGreaterThan(1);
  for (const person of [uat, firma]) expect((await person.get(`/${path}/export?format=csv`)).statusCode).toBe(403);
});

test('exported requests name their domains as the association does', async () => {
  await scenario.sent(uat.actor);
  await rows(
    `update taxonomy_value set name = 'Servicii digitale' where taxonomy = 'domains' and slug = 'it-digitalizare'`,
  );
  const { body } = await viewer.get(`/service-requests/export?format=csv&authority=${uat.actor.organisationId}`);
  expect(body).toContain(';Servicii digitale;');
});
