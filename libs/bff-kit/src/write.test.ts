import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { editors } from '@psp/contracts/access';
import { DomainError } from '@psp/domain/errors';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { z } from 'zod';
import { defineService } from './service.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { change } from './write.ts';

const config = { access: editors('uat'), act: 'service-request.create' } as const;
const body = z.strictObject({ title: z.string() });
let fails = true;

const service = defineService('test', (app) => {
  for (const url of ['/things', '/others']) {
    app.post(url, { config, schema: { body } }, (request) =>
      change(request, async ({ em, actor }) => {
        const [row] = await em.execute<{ id: string }[]>(
          'insert into service_request (organisation_id, created_by, title) values (?, ?, ?) returning id',
          [actor.organisationId, actor.accountId, request.body.title],
        );
        return { id: row?.id, title: request.body.title };
      }),
    );
  }
  app.post('/fails-once', { config, schema: { body } }, (request) =>
    change(request, async ({ em, actor }) => {
      await em.execute('insert into service_request (organisation_id, created_by, title) values (?, ?, ?)', [
        actor.organisationId,
        actor.accountId,
        request.body.title,
      ]);
      if (fails) throw new DomainError('version.stale', { current: { title: 'Altul' } });
      return { saved: true };
    }),
  );
  app.post('/things/:id/send', { config: { ...config, act: 'service-request.send' } }, (request) =>
    change(request, async () => {
      throw new DomainError('not_found');
    }),
  );
});

let database: TestDatabase;
let portal: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  portal = await createTestApp(service, { orm: database.orm });
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

const rows = <Row>(sql: string, values: unknown[]) => database.orm.em.fork().execute<Row[]>(sql, values);
const titled = async (title: string) => (await rows('select id from service_request where title = ?', [title])).length;
const key = () => ({ 'idempotency-key': randomUUID() });

test('twenty concurrent identical requests create one row and get the same answer', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const once = key();
  const title = 'Douăzeci "de" cereri? \\ $1';
  const answers = await Promise.all(Array.from({ length: 20 }, () => uat.post('/things', { title }, once)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await titled(title)).toBe(1);
});

test('requests without a key, or with the same key of another account, are independent', async () => {
  const [one, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'uat' })];
  const same = key();
  await one.post('/things', { title: 'Fără cheie' });
  await one.post('/things', { title: 'Fără cheie' });
  await one.post('/things', { title: 'Fără cheie' }, same);
  await other.post('/things', { title: 'Fără cheie' }, same);
  expect(await titled('Fără cheie')).toBe(4);
});

test('a key used with another body is refused without effect, and still returns the first answer for the first body', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const same = key();
  const first = await uat.post('/things', { title: 'Întâi' }, same);
  const other = await uat.post('/things', { title: 'Apoi' }, same);
  expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'idempotency.reused' }]);
  expect([await titled('Întâi'), await titled('Apoi')]).toEqual([1, 0]);
  expect((await uat.post('/things', { title: 'Întâi' }, same)).body).toBe(first.body);
});

test('a key used on another path and a malformed key are refused', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const same = key();
  await uat.post('/things', { title: 'Prima' }, same);
  expect((await uat.post('/others', { title: 'A doua' }, same)).json()).toMatchObject({ code: 'idempotency.reused' });
  expect((await uat.post('/things', { title: 'A treia' }, { 'idempotency-key': 'x' })).json()).toMatchObject({
    code: 'body.invalid',
  });
  expect(await titled('A doua')).toBe(0);
});

test('a refused write has no effect, returns the current state, and can be tried again with its key', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const same = key();
  const refused = await uat.post('/fails-once', { title: 'Reîncercată' }, same);
  expect(refused.json()).toMatchObject({ code: 'version.stale', details: { current: { title: 'Altul' } } });
  expect(await titled('Reîncercată')).toBe(0);
  fails = false;
  expect((await uat.post('/fails-once', { title: 'Reîncercată' }, same)).json()).toEqual({ saved: true });
  expect(await titled('Reîncercată')).toBe(1);
});

interface Refusal {
  action: string;
  entity: string;
  entity_id: string | null;
  outcome: string;
  reason: string;
  trace_id: string;
}
const refusalsOf = (accountId: string) =>
  rows<Refusal>('select action, entity, entity_id, outcome, reason, trace_id from audit where account_id = ?', [
    accountId,
  ]);

test('a refused write of a signed-in user is recorded with its act', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const id = randomUUID();
  const response = await uat.post(`/things/${id}/send`);
  expect(response.statusCode).toBe(404);
  expect(await refusalsOf(uat.actor.accountId)).toEqual([
    {
      action: 'service-request.send',
      entity: 'service-request',
      entity_id: id,
      outcome: 'refused',
      reason: 'Pagina sau înregistrarea căutată nu există.',
      trace_id: response.json<{ requestId: string }>().requestId,
    },
  ]);
});

test('a write refused for the role is recorded, a malformed one is not', async () => {
  const viewer = await portal.as({ kind: 'uat', role: 'viewer' });
  await viewer.post('/things', { title: 'Nu am voie' });
  expect(await refusalsOf(viewer.actor.accountId)).toMatchObject([
    { action: 'service-request.create', entity_id: null },
  ]);
  const editor = await portal.as({ kind: 'uat', role: 'editor' });
  await editor.post('/things', {});
  expect(await refusalsOf(editor.actor.accountId)).toEqual([]);
});

test('a write from a page of another organisation or account is refused with the names of the session, and recorded', async () => {
  const town = await portal.as({ kind: 'uat' });
  const { actor } = town;
  const post = (title: string, headers: Record<string, string>) => town.post('/things', { title }, headers);
  const own = { 'x-page-account': actor.accountId, 'x-page-organisation': actor.organisationId };
  const elsewhere = await post('Pentru alta', { ...own, 'x-page-organisation': randomUUID() });
  expect(elsewhere.statusCode).toBe(409);
  expect(elsewhere.json()).toMatchObject({
    code: 'session.changed',
    message: expect.stringMatching(/^Lucrați acum pentru Organizația uat\. Nu s-a salvat nimic/),
    details: { organisation: 'Organizația uat', account: null },
  });
  const another = await post('Al altuia', { ...own, 'x-page-account': randomUUID() });
  expect(another.json()).toMatchObject({
    code: 'session.changed',
    message: expect.stringMatching(/^Lucrați acum pentru Organizația uat, cu contul Ioana Test\./),
  });
  const refused = await rows('select outcome, reason from audit where account_id = ? order by id', [actor.accountId]);
  expect(refused).toEqual(
    [elsewhere, another].map((answer) => ({ outcome: 'refused', reason: answer.json().message })),
  );
  // The same page, and one of an earlier release, which names no identity.
  for (const headers of [own, {}]) expect((await post('Pentru noi', headers)).statusCode).toBe(200);
  expect(await titled('Pentru noi')).toBe(2);
});
