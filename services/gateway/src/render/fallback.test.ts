import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGateway } from '../app.ts';

const folder = mkdtempSync(join(tmpdir(), 'fallback-'));
const put = (path: string, content: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeAll(() => {
  put('releases/shell/1/index.html', '<!doctype html><title>Drawn by the browser</title>');
  put('releases/shell/1/built-files.json', '{}');
  put(
    'releases/shell/1/server/shell.mjs',
    `export const createPageRenderer = () => (address) => address === '/slow' ? new Promise(() => {}) : { status: 200, html: 'drawn' };`,
  );
  for (const [name, content] of [
    ['server/mfe-public.mjs', 'export const remote = null;'],
    ['built-files.json', '{}'],
    ['mf-manifest.json', '{}'],
  ] as const)
    put(`releases/mfe_public/1/${name}`, content);
  const live = { version: '1', manifest: '/mfe/mfe_public/1/mf-manifest.json', contract: 1 };
  put(
    'releases/registry.json',
    JSON.stringify({ contract: 1, hosts: { shell: { version: '1' } }, remotes: { mfe_public: live } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (url: string, renderLimit: number) => {
  const app = await createGateway({
    releasesDir: join(folder, 'releases'),
    publicOrigin: 'http://portal.test',
    services: {},
    renderLimit,
  });
  const { statusCode, body } = await app.inject(url);
  await app.close();
  return { statusCode, body };
};

test('a page is drawn by the server as long as the setting lets it', async () => {
  expect(await get('/', 20_000)).toEqual({ statusCode: 200, body: 'drawn' });
});

test('a page that takes longer is left to the browser', async () => {
  const { statusCode, body } = await get('/slow', 50);
  expect([statusCode, body]).toEqual([200, expect.stringContaining('Drawn by the browser')]);
});
