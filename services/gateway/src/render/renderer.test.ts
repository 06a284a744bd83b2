import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createReadLive } from '@psp/bff-kit/releases/live';
import { type AskService, createRenderer, type Renderer } from './renderer.ts';

/** What a first page may take here, where the thread is started for it. */
const PATIENT_MS = 20_000;

let folder = '';
let renderer: Renderer | undefined;
const reported: string[] = [];
let live = { shell: '1', remote: '1' };

function put(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** A fake shell whose pages behave as named by their path. */
const shell = `export const createPageRenderer = ({ remote, origin, base }) => async (address) => {
  if (address === '/hangs') await new Promise(() => {});
  if (address === '/loops') for (;;);
  if (address === '/breaks') throw new Error('broken page');
  if (address === '/dies') process.exit(1);
  if (address === '/elsewhere') return null;
  const answer = await fetch('/api/public/x' + address);
  return { status: answer.status, html: [remote, base, origin, await answer.text(), process.env.SECRET].join(' ') };
};`;

function release(version: string): void {
  put(`releases/mfe_public/${version}/server/mfe-public.mjs`, `export const remote = 'remote ${version}';`);
  put(`releases/mfe_public/${version}/built-files.json`, {});
  put(`releases/mfe_public/${version}/mf-manifest.json`, {});
  makeLive({ remote: version });
}

function releaseShell(version: string, code = shell): void {
  put(`releases/shell/${version}/server/shell.mjs`, code);
  put(`releases/shell/${version}/built-files.json`, {});
  put(`releases/shell/${version}/index.html`, '<title></title>');
  makeLive({ shell: version });
}

function makeLive(changed: Partial<typeof live>): void {
  Object.assign(live, changed);
  const remote = { version: live.remote, manifest: `/mfe/mfe_public/${live.remote}/mf-manifest.json`, contract: 1 };
  const hosts = { shell: { version: live.shell } };
  put('releases/registry.json', { hosts, remotes: { mfe_public: remote }, at: Object.values(live).join('+') });
}

const answers: AskService = async (path) => ({ status: 200, body: `"${path}"`, type: 'application/json' });

function open({ ask = answers, limit = PATIENT_MS } = {}): Renderer {
  renderer = createRenderer({
    releasesDir: join(folder, 'releases'),
    readLive: createReadLive(join(folder, 'releases')),
    origin: 'https://portal.exemplu.ro',
    ask,
    report: (reason) => void reported.push(reason),
    limit,
    pause: 0,
  });
  return renderer;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
  process.env.SECRET = 'cheia';
  reported.length = 0;
  live = { shell: '1', remote: '1' };
  releaseShell('1');
  release('1');
});
afterEach(async () => {
  await renderer?.close();
  rmSync(folder, { recursive: true });
});

test('a page is drawn from what the public service answers, away from the gateway’s secrets', async () => {
  const drawn = await open().render('/parteneri?q=apa');
  expect(drawn?.page).toEqual({
    status: 200,
    html: 'remote 1 /shell/1/ https://portal.exemplu.ro "/api/public/x/parteneri?q=apa" ',
  });
  expect(drawn?.asked).toEqual(['/api/public/x/parteneri?q=apa']);
});

test('what only the browser can draw is left to it', async () => {
  expect(await open().render('/elsewhere')).toMatchObject({ page: null });
});

test('a release and a rollback are followed at once', async () => {
  const { render } = open();
  const html = async () => (await render('/'))?.page?.html;
  expect(await html()).toContain('remote 1');
  release('2');
  expect(await html()).toContain('remote 2');
  makeLive({ remote: '1' });
  expect(await html()).toContain('remote 1');
  releaseShell('2');
  expect(await html()).toContain('/shell/2/');
  makeLive({ shell: '1' });
  expect(await html()).toContain('/shell/1/');
});

test('what was live last is drawn while the registry cannot be read', async () => {
  const { render } = open();
  await render('/');
  put('releases/registry.json', '{"hosts":');
  expect((await render('/'))?.page?.html).toContain('remote 1 /shell/1/');
});

test('a release without a server bundle is drawn by the browser', async () => {
  rmSync(join(folder, 'releases/mfe_public/1/server'), { recursive: true });
  expect(await open().render('/')).toBeNull();
});

test('a remote that the shell cannot run is drawn by the browser', async () => {
  releaseShell('1', `export const createPageRenderer = () => { throw new Error('another contract'); };`);
  expect(await open().render('/')).toBeNull();
  expect(reported.join()).toContain('another contract');
});

describe('after a page that', () => {
  test.each([
    ['breaks', '/breaks'],
    ['takes the thread down', '/dies'],
  ])('%s, which the browser draws, the next one is drawn', async (_what, path) => {
    const { render } = open();
    expect(await render(path)).toBeNull();
    expect((await render('/'))?.page?.status).toBe(200);
  });

  test('waits for a service too long, other pages go on in the same thread', async () => {
    const silent: AskService = (path) => (path.endsWith('/slow') ? new Promise(() => {}) : answers(path));
    const { render } = open({ ask: silent, limit: 1500 });
    expect(await draws(render, '/')).toBe(true);
    const [slow, other] = await Promise.all([render('/slow'), draws(render, '/')]);
    expect(slow).toBeNull();
    expect(other).toBe(true);
  });

  test('never ends, a new thread draws', async () => {
    const { render } = open({ limit: 1500 });
    expect(await draws(render, '/')).toBe(true);
    expect(await render('/loops')).toBeNull();
    expect(await draws(render, '/')).toBe(true);
    expect(reported.join()).toContain('no sign of life');
  });
});

/** Asks again until the page is drawn, for the thread may take longer to start than a page is waited for; false when it never is. */
async function draws(render: Renderer['render'], address: string): Promise<boolean> {
  const until = performance.now() + PATIENT_MS;
  while (performance.now() < until) if ((await render(address))?.page?.status === 200) return true;
  return false;
}
