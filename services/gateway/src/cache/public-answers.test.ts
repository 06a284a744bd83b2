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

/** What becomes true is waited for this long. */
const PATIENCE_MS = 10_000;
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
  turned: Promise<void>;
  /** How many changes of firms the gateway has been notified of. */
  notices: () => number;
}

const open = async (isInProcess: boolean): Promise<Opened> => {
  let notices = 0;
  const { promise: turned, resolve } = Promise.withResolvers<void>();
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
  return { app, turned, notices: () => notices };
};

/**
 * Waits for what becomes true; false when the patience was not enough. Kept answers come without the network, which has its
 * turn too.
 */
const soon = async (isTrue: () => Promise<boolean>): Promise<boolean> => {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return isTrue();
};

describe.each([
  ['in the gateway’s process', true],
  ['at an address of its own', false],
])('the public service %s', (_, isInProcess) => {
  let app: FastifyInstance;
  let notices: Opened['notices'];
  beforeAll(async () => {
    const opened = await open(isInProcess);
    ({ app, notices } = opened);
    await opened.turned;
  });
  afterAll(() => app.close());
  const get = (headers: Record<string, string> = {}, url = '/api/public/partners') => app.inject({ url, headers });
  const reads = () => service.app.inject('/api/public/partners').then(({ body }) => body);

  beforeEach(async () => {
    await rename('Firma 0 care oferă servicii de consultanță comunelor');
    const now = await reads();
    expect(await soon(async () => (await get()).body === now)).toBe(true);
  });

  test('answers the same bytes again, with the same headers and another request’s number', async () => {
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

  test('answers 304 to a browser that has it', async () => {
    const { headers } = await get();
    const again = await get({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is compressed as it is accepted', async () => {
    const plain = (await get()).body;
    const [br, gzip] = [await get({ 'accept-encoding': 'gzip, br' }), await get({ 'accept-encoding': 'gzip, br;q=0' })];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  test('every change is notified, and seen from then on', async () => {
    for (const name of ['Unu', 'Doi', 'Trei', 'Patru', 'Cinci']) {
      await get();
      const before = notices();
      await rename(name);
      expect(await soon(async () => notices() > before)).toBe(true);
      expect((await get()).body).toContain(`"${name}"`);
    }
  });

  test('a firm that is suspended is gone', async () => {
    await get();
    await run(`update organisation set status = 'suspended' where starts_with(name, 'Firma 7 ')`);
    expect(await soon(async () => !(await get()).body.includes('Firma 7 '))).toBe(true);
    await run(`update organisation set status = 'approved' where starts_with(name, 'Firma 7 ')`);
  });

  test('the communities of an authority that is suspended are gone from the map too', async () => {
    const map = () => get({}, '/api/public/home/map.svg').then(({ body }) => body);
    const [none, id] = [await map(), newId()];
    await run(`insert into organisation (id, kind, uat_type, name, status) values ('${id}', 'uat', 'commune', 'Vale', 'approved');
      insert into community (organisation_id, name, county_code, status, published_at) values ('${id}', 'Vale', 'CJ', 'published', now())`);
    expect(await soon(async () => (await map()) !== none)).toBe(true);
    await run(`update organisation set status = 'suspended' where id = '${id}'`);
    expect(await soon(async () => (await map()) === none)).toBe(true);
    await run(`delete from community where organisation_id = '${id}'; delete from organisation where id = '${id}'`);
  });

  test('what the transaction takes back is never seen', async () => {
    await expect(
      database.orm.em.fork().transactional(async (em) => {
        await em.execute(`update organisation set name = 'Nume luat înapoi'`);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect((await get()).body).not.toContain('Nume luat înapoi');
  });

  test('refusals are not kept', async () => {
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
  ])('%s with a parameter that it does not know is refused, and nothing of it kept', async (path) => {
    expect((await get({}, `${path}?x=1`)).statusCode).toBe(400);
  });

  test('after the connection that tells of changes broke, nothing old is answered', async () => {
    await get();
    // Of this test's database alone: others on the server have listeners too.
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and (query like 'listen public_changed%' or (query = 'select 1' and application_name = ''))`);
    await rename('Schimbat pe ascuns');
    expect(await soon(async () => (await get()).body.includes('Schimbat pe ascuns'))).toBe(true);
  });
});

test('the files that search engines look for name the public pages', async () => {
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
