import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { newId } from '@psp/domain/id';
import { listenTo } from '@psp/domain/operating/listen';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../app.ts';

const { bffPublic } = await import('@psp/bff-public/app');

/** Time limit of `becomesTrue`. */
const TIMEOUT_MS = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'gateway-cache-'));

let database: TestDatabase;
let service: TestApp;
let upstream: string;
beforeAll(async () => {
  database = await createTestDatabase();
  service = await createTestApp(bffPublic, { orm: database.orm, area: 'public' });
  upstream = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const name = (n: number) => `Firma ${n} care oferă servicii de consultanță comunelor`;
  for (let n = 0; n < 12; n += 1)
    await run(`insert into organisation (kind, name, status, county_code) values ('firma', ?, 'approved', 'CJ')`, [
      name(n),
    ]);
});
afterAll(async () => {
  await service.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const run = (sql: string, values: unknown[] = []) => database.orm.em.fork().execute(sql, values);
const rename = (name: string) =>
  run(`update organisation set name = ? where id = (select min(id::text)::uuid from organisation)`, [name]);

interface Opened {
  app: FastifyInstance;
  /** Resolves when the cache is enabled. */
  enabled: Promise<void>;
  /** Number of changes of the topic `partners` that the gateway was notified of. */
  notices: () => number;
}

const open = async (isInProcess: boolean): Promise<Opened> => {
  let notices = 0;
  const { promise: enabled, resolve } = Promise.withResolvers<void>();
  const { orm, keys: auth, files } = service;
  const context = {
    orm,
    auth,
    files,
    publicOrigin: 'http://portal.test',
    isLocal: true,
    keepsMail: true,
    releasesDir: folder,
  };
  const app = await createGateway({
    releasesDir: folder,
    publicOrigin: 'http://portal.test',
    services: { public: isInProcess ? { plugin: async (own) => void (await bffPublic(own, context)) } : { upstream } },
    followChanges: (listener) =>
      listenTo('publicPages', database.url, {
        ...listener,
        changed: (payload) => {
          listener.changed(payload);
          if (payload === 'partners') notices += 1;
        },
        listening: () => {
          listener.listening();
          resolve();
        },
      }),
  });
  await app.ready();
  return { app, enabled, notices: () => notices };
};

/**
 * Waits until the condition is true; false after `TIMEOUT_MS`. Cached responses need no network, so each round leaves the event loop
 * a turn to receive notifications.
 */
const becomesTrue = async (isTrue: () => Promise<boolean>): Promise<boolean> => {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return isTrue();
};

describe.each([
  ['in the gateway’s process', true],
  ['as a separate process', false],
])('the public service %s', (_, isInProcess) => {
  let app: FastifyInstance;
  let notices: Opened['notices'];
  beforeAll(async () => {
    const opened = await open(isInProcess);
    ({ app, notices } = opened);
    await opened.enabled;
  });
  afterAll(() => app.close());
  const get = (headers: Record<string, string> = {}, url = '/api/public/partners') => app.inject({ url, headers });
  const reads = () => service.app.inject('/api/public/partners').then(({ body }) => body);

  beforeEach(async () => {
    await rename('Firma 0 care oferă servicii de consultanță comunelor');
    const now = await reads();
    expect(await becomesTrue(async () => (await get()).body === now)).toBe(true);
  });

  test('sends a cached response with the same body and headers, and the request’s own id', async () => {
    const [first, second] = [await get(), await get()];
    const { 'x-request-id': one, date: __, ...headers } = second.headers;
    expect(second.body).toBe(first.body);
    expect(one).not.toBe(first.headers['x-request-id']);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\/"/),
    });
    expect(headers).not.toHaveProperty('surrogate-key');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('answers 304 when the browser has the response', async () => {
    const { headers } = await get();
    const again = await get({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('compresses a cached response as the browser accepts', async () => {
    const plain = (await get()).body;
    const [br, gzip] = [await get({ 'accept-encoding': 'gzip, br' }), await get({ 'accept-encoding': 'gzip, br;q=0' })];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  test('sends current data after each notified change', async () => {
    for (const name of ['Unu', 'Doi', 'Trei', 'Patru', 'Cinci']) {
      await get();
      const before = notices();
      await rename(name);
      expect(await becomesTrue(async () => notices() > before)).toBe(true);
      expect((await get()).body).toContain(`"${name}"`);
    }
  });

  test('does not send a firm after its suspension', async () => {
    await get();
    await run(`update organisation set status = 'suspended' where starts_with(name, 'Firma 7 ')`);
    expect(await becomesTrue(async () => !(await get()).body.includes('Firma 7 '))).toBe(true);
    await run(`update organisation set status = 'approved' where starts_with(name, 'Firma 7 ')`);
  });

  test('removes the communities of a suspended authority from the map too', async () => {
    const map = () => get({}, '/api/public/home/map.svg').then(({ body }) => body);
    const [none, id] = [await map(), newId()];
    await run(`insert into organisation (id, kind, uat_type, name, status) values ('${id}', 'uat', 'commune', 'Vale', 'approved');
      insert into community (organisation_id, name, county_code, status, published_at) values ('${id}', 'Vale', 'CJ', 'published', now())`);
    expect(await becomesTrue(async () => (await map()) !== none)).toBe(true);
    await run(`update organisation set status = 'suspended' where id = '${id}'`);
    expect(await becomesTrue(async () => (await map()) === none)).toBe(true);
    await run(`delete from community where organisation_id = '${id}'; delete from organisation where id = '${id}'`);
  });

  test('never sends a change that was rolled back', async () => {
    await expect(
      database.orm.em.fork().transactional(async (em) => {
        await em.execute(`update organisation set name = 'Nume luat înapoi'`);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect((await get()).body).not.toContain('Nume luat înapoi');
  });

  test('does not cache refusals', async () => {
    const url = '/api/public/partners/01a1f9d9-7c1c-7e8a-9cbb-bd7b488cce8b';
    expect((await get({}, url)).statusCode).toBe(404);
    await run(
      `insert into organisation (id, kind, name, status) values ('01a1f9d9-7c1c-7e8a-9cbb-bd7b488cce8b', 'firma', 'Nouă', 'approved')`,
    );
    expect((await get({}, url)).json()).toMatchObject({ name: 'Nouă' });
    await run(`delete from organisation where name = 'Nouă'`);
  });

  test.each([
    '/api/public/partners/01a1f9d9-7c1c-7e8a-9cbb-bd7b488cce8b',
    '/api/public/communities/overview',
    '/api/public/articles/rss.xml',
    '/api/public/home/map.svg',
    '/api/public/legal',
    '/api/public/sitemap.xml',
    '/api/public/partners',
  ])('refuses an unknown parameter of %s', async (path) => {
    expect((await get({}, `${path}?x=1`)).statusCode).toBe(400);
  });

  test('sends nothing stale after the connection for notifications was lost', async () => {
    await get();
    // Only connections of this test's database: other databases of the server have listeners too.
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and (query like 'listen public_changed%' or (query = 'select 1' and application_name = ''))`);
    await rename('Schimbat pe ascuns');
    expect(await becomesTrue(async () => (await get()).body.includes('Schimbat pe ascuns'))).toBe(true);
  });
});

test('the sitemap and robots.txt list the public pages', async () => {
  const { app } = await open(true);
  const [{ id } = { id: '' }] = await database.orm.em
    .fork()
    .execute<{ id: string }[]>(`select id from organisation where kind = 'firma' limit 1`);
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body).toContain(`<loc>http://portal.test/partener/${id}</loc>`);
  expect(sitemap.body).toContain('<loc>http://portal.test/legal/accesibilitate</loc>');
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toContain('Sitemap: http://portal.test/sitemap.xml');
  expect(robots.body).toContain('Disallow: /uat/');
  await app.close();
});
