import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { createAreaPages } from './area-pages.ts';
import { createReadLive } from './render/live.ts';

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

/** Two releases are never written in the same instant with the same length: the reader looks at both. */
const makeLive = (version: string): void =>
  put('registry.json', {
    at: version.repeat(Number(version)),
    hosts: { shell: { version: '1' } },
    remotes: { mfe_uat: release(version), mfe_admin: release(version, 'mfe_admin') },
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area-pages-'));
  put('shell/1/index.html', '<html><head><title>Portal</title></head><body><div id="root"></div></body></html>');
  put('shell/1/built-files.json', {
    modules: { './src/bootstrap.tsx': { files: ['assets/base.js'], shared: [] } },
    integrity: { 'assets/base.js': 'sha256-base' },
  });
  for (const name of ['mfe_uat/1', 'mfe_uat/2', 'mfe_admin/1']) put(`${name}/mf-manifest.json`, manifest);
  makeLive('1');
  const send = createAreaPages({
    releasesDir: folder,
    readLive: createReadLive(folder),
    isAdmin: async ({ headers }) => {
      if (headers.cookie === 'identity-is-down') throw new Error('no answer');
      return headers.cookie === 'admin';
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

test('the page of an area names its release and hints at the scripts of shell and remote', async () => {
  const html = await bodyOf('/uat/projects?page=2');
  expect([...html.matchAll(/as="script" href="(.+?)>/g)].map(([, hint]) => hint)).toEqual([
    '/shell/1/assets/base.js" integrity="sha256-base"',
    '/mfe/mfe_uat/1/remoteEntry.js" integrity="sha256-entry"',
    '/mfe/mfe_uat/1/assets/remote.js"',
  ]);
  const [, data = ''] = /<script type="application\/json" id="zona">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ name: 'mfe_uat', entry: release('1'), manifest });
});

test('a release is followed at once', async () => {
  await bodyOf('/uat');
  makeLive('2');
  expect(await bodyOf('/uat')).toContain('/mfe/mfe_uat/2/remoteEntry.js');
});

test.each(['/', '/uatx', '/comunitati', '/login', '/firma/offers'])(
  '%s, of no area or of one that is not released, is left to others',
  async (url) => expect(await bodyOf(url)).toBe('plain'),
);

test('the administration is named to its own people alone', async () => {
  expect(await bodyOf('/admin/users', 'admin')).toContain('/mfe/mfe_admin/1/');
  expect(await bodyOf('/admin/users')).toBe('plain');
  expect(await bodyOf('/admin/users', 'identity-is-down')).toBe('plain');
});

test('a release that lacks a file is left to the browser', async () => {
  rmSync(join(folder, 'mfe_uat/1'), { recursive: true });
  expect(await bodyOf('/uat')).toBe('plain');
});

test('nothing in a manifest ends the script element', async () => {
  put('mfe_uat/1/mf-manifest.json', { ...manifest, name: '</script><script>alert(1)</script>' });
  expect(await bodyOf('/uat')).not.toContain('</script><script>');
});
