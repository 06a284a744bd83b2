import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { anyone, editors, viewers } from '@psp/contracts/access';
import { operations, read } from '@psp/contracts/operations';
import { createOrm } from '@psp/domain/orm';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { setProcessClock } from '@psp/domain/testing/process-clock';
import type { Write } from '@psp/domain/write';
import fastify, { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { health } from './health.ts';
import { implement } from './implement.ts';
import { defineService } from './service.ts';
import { createTestApp } from './testing/app.ts';
import { change } from './write.ts';

const writing = { access: editors('uat'), act: 'service-request.create' } as const;

const unasked = operations(['public'], {
  list: read('/unasked', { access: anyone, view: z.object({ items: z.array(z.string()) }) }),
});

/* Waits until no transaction is open. */
const untilEnded = async (orm: MikroORM): Promise<void> => {
  const open = `select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`;
  while ((await orm.em.fork().execute(open)).length > 0);
};

const service = defineService('test', (app) => {
  app.get('/things', { config: { access: viewers('uat') } }, () => ({ items: [] }));
  implement(app, 'public', unasked, { list: async () => ({ items: [] }) });
  app.get('/now', { config: { access: anyone } }, ({ now }) => ({ now }));
  app.get('/slow', { config: { access: viewers('uat') } }, async () => {
    await app.portal.orm.em.fork().execute(`select pg_sleep(10), 'of the test'`);
    return {};
  });
  const limited = async (request: FastifyRequest, limit: string, work: (write: Write) => Promise<unknown>) =>
    change(request, async (write) => {
      // A transaction's own time limit that runs is replaced by none, and then by another.
      for (const milliseconds of [0, 50]) await write.em.execute(`set local ${limit} = ${milliseconds}`);
      await work(write);
      return {};
    });
  app.post('/idle', { config: writing }, (request) =>
    limited(request, 'idle_in_transaction_session_timeout', async ({ em }) => {
      await untilEnded(app.portal.orm);
      await em.execute('select 1');
    }),
  );
  app.post('/long', { config: writing }, (request) =>
    limited(request, 'transaction_timeout', ({ em }) => em.execute('select pg_sleep(10)')),
  );
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a connection ended by the database causes a 503, and the process goes on', async () => {
  const portal = await createTestApp(service, { orm: database.orm });
  const uat = await portal.as({ kind: 'uat' });
  const slow = uat.get('/slow');
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where query like '%of the test%' and pid <> pg_backend_pid()`;
  for (let ended = 0; ended === 0; ) ended = (await database.orm.em.fork().execute(end)).length;
  const response = await slow;
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '3']);
  expect(response.json()).toMatchObject({ code: 'service.busy' });
  // The pool notices the lost connection a moment later than the query.
  const statuses: number[] = [];
  while (statuses.at(-1) !== 200 && statuses.length < 20) statuses.push((await uat.get('/things')).statusCode);
  expect(statuses.at(-1)).toBe(200);
  await portal.close();
});

test.each([
  ['is left idle', '/idle'],
  ['is open for too long', '/long'],
])('a transaction that %s is ended with a 503, and the next request works', async (_, path) => {
  const portal = await createTestApp(service, { orm: database.orm });
  const uat = await portal.as({ kind: 'uat' });
  const response = await uat.post(path);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '3']);
  expect(response.json()).toMatchObject({ code: 'service.busy' });
  expect((await uat.get('/things')).statusCode).toBe(200);
  await portal.close();
});

test('without database requests get a 503, and the process is alive but not ready', async () => {
  const away = new URL(database.url);
  away.port = '1';
  const orm = await createOrm({ url: away.href });
  const portal = await createTestApp(service, { orm });
  const token = portal.tokens.sign({ sub: 'a', sid: 'b' });
  const response = await portal.app.inject({ url: '/api/test/things', headers: { cookie: `psp_access=${token}` } });
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, 'service.busy']);
  expect((await portal.anonymous.get('/unasked')).statusCode).toBe(200);
  expect((await portal.anonymous.get('/now')).statusCode).toBe(503);
  const root = fastify();
  await root.register(health, { orm });
  expect((await root.inject('/healthz')).statusCode).toBe(200);
  const unready = await root.inject('/readyz');
  expect([unready.statusCode, unready.json()]).toEqual([503, { status: 'unavailable' }]);
  const shared = fastify();
  await shared.register(health, { orm: database.orm, areas: { uat: orm, firma: database.orm } });
  const dead = await shared.inject('/readyz');
  expect([dead.statusCode, dead.json()]).toEqual([503, { status: 'unavailable', areas: ['uat'] }]);
  await Promise.all([root.close(), shared.close(), portal.close(), orm.close(true)]);
});

test.each([-3000, 3_600_000])(
  'a process whose clock differs from that of the database by %i ms is not ready, until it is set',
  async (milliseconds) => {
    const lines: unknown[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const root = fastify({ logger: { level: 'error', stream } });
    await root.register(health, { orm: database.orm });
    setProcessClock(Date.now() + milliseconds);
    const response = await root.inject('/readyz');
    jest.useRealTimers();
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'unavailable', reason: 'clock' }]);
    expect(Math.sign(Object(lines[0]).millisecondsAhead)).toBe(Math.sign(milliseconds));
    expect((await root.inject('/readyz')).json()).toEqual({ status: 'ready' });
    await root.close();
  },
);
