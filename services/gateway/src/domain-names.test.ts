import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { FIRST_DOMAINS } from '@psp/contracts/taxonomy-names';
import { type ChangeListener, listenTo } from '@psp/domain/operating/listen';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './app.ts';
import { createDomainNames } from './domain-names.ts';
import type { AskService } from './render/renderer.ts';
import { releaseOf } from './testing/release.ts';

const { bffPublic } = await import('@psp/bff-public/app');

const answer = (names: object, status = 200) => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ items: Object.entries(names).map(([slug, name]) => ({ slug, name })) }),
});
const RENAMED = { ...FIRST_DOMAINS, mediu: 'Apă' };
const reader = (ask: AskService) => {
  const names = createDomainNames(ask);
  names.listening();
  return names;
};

test('nothing is told while the names and their order are the first ones', async () => {
  let given: object = FIRST_DOMAINS;
  const names = reader(async () => answer(given));
  expect(await names.read()).toBe('');
  const { mediu, ...others } = FIRST_DOMAINS;
  given = { mediu, ...others };
  expect(await names.read()).toBe('');
  names.changed('domains');
  expect(Object.keys(JSON.parse(await names.read()))[0]).toBe('mediu');
});

test('the public service is asked once after a change, and for every page while changes may be missed', async () => {
  let asked = 0;
  const names = reader(async () => {
    asked += 1;
    return answer(RENAMED);
  });
  for (let page = 0; page < 3; page += 1) expect(await names.read()).toBe(JSON.stringify(RENAMED));
  names.changed('partners');
  await names.read();
  expect(asked).toBe(1);
  names.lost();
  await names.read();
  await names.read();
  expect(asked).toBe(3);
});

test.each<[string, AskService]>([
  ['fails', () => Promise.reject(new Error('down'))],
  ['does not answer', async () => null],
  ['hangs', () => new Promise(() => {})],
  ['is of the release before', async () => answer({}, 404)],
  ['sends nonsense', async () => ({ status: 200, type: 'text/html', body: '<html>' })],
  ['leaves out a domain', async () => answer({ mediu: 'Apă' })],
])('a service that %s leaves the last known names', async (_, failing) => {
  let ask: AskService = async () => answer(RENAMED);
  const names = reader((path) => ask(path));
  await names.read();
  ask = failing;
  names.changed('domains');
  expect(await names.read()).toBe(JSON.stringify(RENAMED));
});

test('an answer from before a change is not kept', async () => {
  const first = Promise.withResolvers<Awaited<ReturnType<AskService>>>();
  let ask: AskService = () => first.promise;
  const names = reader((path) => ask(path));
  const page = names.read();
  ask = async () => answer(RENAMED);
  names.changed('domains');
  await names.read();
  first.resolve(answer(FIRST_DOMAINS));
  await page;
  expect(await names.read()).toBe(JSON.stringify(RENAMED));
});

const { releasesDir, remove } = releaseOf(
  `export const createPageRenderer = ({ template }) => (address) =>
    address === '/login' ? null : { status: 200, html: 'Drawn: ' + globalThis.pspDomains + template };`,
);
let database: TestDatabase;
let service: TestApp;
const gateways: FastifyInstance[] = [];
const run = (sql: string) => database.orm.em.fork().execute(sql);

/** Opens a gateway that mounts the public service, or proxies to `upstream`; resolves when it follows changes. */
async function openGateway(upstream?: string): Promise<FastifyInstance> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { orm, keys: auth, files } = service;
  const context = { orm, auth, files, publicOrigin: 'http://portal.test', isLocal: true, keepsMail: true, releasesDir };
  const plugin = async (own: FastifyInstance) => void (await bffPublic(own, context));
  const followed = (listener: ChangeListener): ChangeListener => ({
    ...listener,
    listening: () => {
      listener.listening();
      resolve();
    },
  });
  const app = await createGateway({
    releasesDir,
    publicOrigin: 'http://portal.test',
    services: { public: upstream ? { upstream } : { plugin } },
    followChanges: (listener) => listenTo('publicPages', database.url, followed(listener)),
    renderLimit: 20_000,
  });
  gateways.push(app);
  await app.ready();
  await promise;
  return app;
}

beforeAll(async () => {
  database = await createTestDatabase();
  service = await createTestApp(bffPublic, { orm: database.orm, area: 'public' });
  await openGateway();
  await openGateway(await service.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await Promise.all(gateways.map((app) => app.close()));
  await service.close();
  await database.close();
  remove();
});

/** Long, because the rendering thread starts anew and the machine may be busy. */
const TIMEOUT_MS = 10_000;
/** Pages that the server renders, and those that the browser does. */
const PATHS = ['/', '/login', '/uat/dashboard'];
const pages = (): Promise<string[]> =>
  Promise.all(gateways.flatMap((app) => PATHS.map(async (url) => (await app.inject({ url })).body)));

/* Each round leaves the event loop a turn to receive notifications. */
async function soon(isTrue: (body: string) => boolean): Promise<boolean> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    if ((await pages()).every(isTrue)) return true;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return false;
}

test('pages of all processes have a changed name once they are notified, and none while the names are the first ones', async () => {
  const isPlain = (body: string) => !body.includes('id="domenii"');
  expect((await pages()).every(isPlain)).toBe(true);
  await run(`update taxonomy_value set name = 'Apă <b>' where taxonomy = 'domains' and slug = 'mediu'`);
  expect(await soon((body) => body.includes('"mediu":"Apă \\u003cb>"'))).toBe(true);
  const [app] = gateways;
  const drawn = (await app?.inject({ url: '/' }))?.body;
  expect(drawn).toContain('Drawn: {');
  expect(drawn).toContain('"mediu":"Apă <b>"');
  const { headers, statusCode } = (await app?.inject({ url: '/login' })) ?? {};
  expect([statusCode, headers?.['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers?.['content-security-policy']).toContain("script-src 'self'");
  const again = await app?.inject({ url: '/login', headers: { 'if-none-match': String(headers?.etag) } });
  expect(again?.statusCode).toBe(304);
  await run(`update taxonomy_value set name = '${FIRST_DOMAINS.mediu}' where taxonomy = 'domains' and slug = 'mediu'`);
  expect(await soon(isPlain)).toBe(true);
  const first = await app?.inject({ url: '/login', headers: { 'if-none-match': String(headers?.etag) } });
  expect(first?.statusCode).toBe(200);
});
