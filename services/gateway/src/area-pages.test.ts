import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { createAreaPages } from './area-pages.ts';
import { createReadLive } from '@psp/bff-kit/releases/live';

let domains = '';
let folder = '';
let app: FastifyInstance;

function put(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const release = (version: string, name = 'mfe_uat') => ({
  version,
  contract: 4,
  manifest: `/mfe/${name}/${version}/mf-manifest.json`,
});
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' }, globalName: 'mfe_uat_1' },
  exposes: [{ assets: { js: { sync: ['assets/remote.js'], async: ['assets/page.js'] } } }],
  portal: { integrity: { 'remoteEntry.js': 'sha256-entry' } },
};

/* A page-needs script as the build writes it, for a list with filters. */
const NEEDS = `var pageNeeds = { of: (address) => {
  const url = new URL(address, 'http://portal');
  if (url.pathname === '/uat/hangs') for (;;);
  const needs = { modules: ['./src/list.tsx'], reads: ['https://elsewhere.example/'] };
  Promise.resolve().then(() => needs.reads.push('/api/uat/list' + decodeURIComponent(url.search)));
  return needs;
} };`;

/** Writes registries of different lengths, because the reader detects changes by time and length. */
const makeLive = (version: string): void =>
  put('registry.json', {
    at: version.repeat(Number(version)),
    hosts: { shell: { version: '1' } },
    remotes: { mfe_uat: release(version), mfe_admin: release(version, 'mfe_admin') },
  });

beforeEach(() => {
  domains = '';
  folder = mkdtempSync(join(tmpdir(), 'area-pages-'));
  put('shell/1/index.html', '<html><head><title>Portal</title></head><body><div id="root"></div></body></html>');
  put('shell/1/built-files.json', {
    first: ['assets/main.js'],
    modules: { './src/bootstrap.tsx': { files: ['assets/base.js'], shared: [] } },
    integrity: { 'assets/base.js': 'sha256-base' },
  });
  for (const name of ['mfe_uat/1', 'mfe_uat/2', 'mfe_admin/1']) put(`${name}/mf-manifest.json`, manifest);
  put('mfe_uat/1/built-files.json', {
    modules: { './src/list.tsx': { files: ['assets/list.js'], shared: [] } },
    integrity: { 'assets/list.js': 'sha256-list' },
  });
  put('mfe_uat/1/server/page-needs.js', NEEDS);
  makeLive('1');
  const send = createAreaPages({
    releasesDir: folder,
    readLive: createReadLive(folder),
    domains: { read: async () => domains },
    hasSession: async ({ headers }, kind) => {
      if (headers.cookie === 'identity-is-down') throw new Error('no answer');
      if (headers.cookie === 'identity-hangs') await new Promise(() => {});
      return headers.cookie === kind;
    },
  });
  app = fastify();
  app.get('/*', async (request, reply) => ((await send(request, reply)) ? reply : 'plain'));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const bodyOf = async (url: string, cookie = ''): Promise<string> =>
  (await app.inject({ url, headers: { cookie } })).body;

test('the page of an area contains its release and hints for the scripts of shell and remote', async () => {
  const html = await bodyOf('/uat/projects?page=2');
  expect([...html.matchAll(/as="script" href="(.+?)>/g)].map(([, hint]) => hint)).toEqual([
    '/shell/1/assets/main.js"',
    '/shell/1/assets/base.js" integrity="sha256-base"',
    '/mfe/mfe_uat/1/remoteEntry.js" integrity="sha256-entry"',
    '/mfe/mfe_uat/1/assets/remote.js"',
    '/mfe/mfe_uat/1/assets/list.js" integrity="sha256-list"',
  ]);
  const [, data = ''] = /<script type="application\/json" id="zona">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ name: 'mfe_uat', entry: release('1'), manifest });
});

test('the page of an area contains the association’s names of domains', async () => {
  expect(await bodyOf('/uat/projects')).not.toContain('id="domenii"');
  domains = '{"mediu":"Apă </script>"}';
  const html = await bodyOf('/uat/projects');
  const [, data = ''] = /<script type="application\/json" id="domenii">(.*?)<\/script><\/body>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ mediu: 'Apă </script>' });
  expect(html).toContain('id="zona"');
});

const readsIn = (html: string) =>
  [...html.matchAll(/as="fetch" crossorigin="anonymous" href="(.+?)">/g)].map(([, to]) => to);
const SESSION = '/api/identity/session';

test('data hints are sent only with a session of the area', async () => {
  expect(readsIn(await bodyOf('/uat/list?page=2&q=a', 'uat'))).toEqual([SESSION, '/api/uat/list?page=2&amp;q=a']);
  for (const cookie of ['', 'firma', 'identity-is-down', 'identity-hangs'])
    expect(readsIn(await bodyOf('/uat/list?page=2', cookie))).toEqual([SESSION]);
});

test('the address is escaped in the page', async () => {
  const html = await bodyOf('/uat/list?q=%22%3E%3Cscript%3E', 'uat');
  expect(html).toContain('href="/api/uat/list?q=&quot;&gt;&lt;script&gt;"');
});

test('when the page-needs script hangs, the page is sent without its hints', async () => {
  const html = await bodyOf('/uat/hangs', 'uat');
  expect(readsIn(html)).toEqual([SESSION]);
  expect(html).toContain('/mfe/mfe_uat/1/remoteEntry.js');
});

test('a new release takes effect at once', async () => {
  await bodyOf('/uat');
  makeLive('2');
  expect(await bodyOf('/uat')).toContain('/mfe/mfe_uat/2/remoteEntry.js');
});

test.each(['/', '/uatx', '/comunitati', '/login', '/firma/offers'])(
  '%s, which belongs to no released area, is not sent',
  async (url) => expect(await bodyOf(url)).toBe('plain'),
);

test('only a session of an administrator gets the page of the administration', async () => {
  expect(await bodyOf('/admin/users', 'admin')).toContain('/mfe/mfe_admin/1/');
  expect(await bodyOf('/admin/users')).toBe('plain');
  expect(await bodyOf('/admin/users', 'identity-is-down')).toBe('plain');
});

test('the page of a release with missing files is not sent', async () => {
  rmSync(join(folder, 'mfe_uat/1'), { recursive: true });
  expect(await bodyOf('/uat')).toBe('plain');
});

test('the content of a manifest cannot end the script element', async () => {
  put('mfe_uat/1/mf-manifest.json', { ...manifest, name: '</script><script>alert(1)</script>' });
  expect(await bodyOf('/uat')).not.toContain('</script><script>');
});
