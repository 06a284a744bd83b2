import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createReadLive } from '@psp/bff-kit/releases/live';
import { type AskService, createRenderer, type Renderer } from './renderer.ts';

/** Time limit of the first page, which includes the start of the thread. */
const FIRST_PAGE_MS = 20_000;

let folder = '';
let renderer: Renderer | undefined;
const reported: string[] = [];
let domains = '';
let live = { shell: '1', remote: '1' };

function put(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** A fake shell whose pages behave as their path says. */
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

function open({ ask = answers, limit = FIRST_PAGE_MS } = {}): Renderer {
  renderer = createRenderer({
    releasesDir: join(folder, 'releases'),
    readLive: createReadLive(join(folder, 'releases')),
    domains: { read: async () => domains },
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
  domains = '';
  live = { shell: '1', remote: '1' };
  releaseShell('1');
  release('1');
});
afterEach(async () => {
  await renderer?.close();
  rmSync(folder, { recursive: true });
});

test('a page is rendered with data of the public service, without access to the gateway’s secrets', async () => {
  const rendered = await open().render('/parteneri?q=apa');
  expect(rendered?.page).toEqual({
    status: 200,
    html: 'remote 1 /shell/1/ https://portal.exemplu.ro "/api/public/x/parteneri?q=apa" ',
  });
  expect(rendered?.asked).toEqual(['/api/public/x/parteneri?q=apa']);
});

test('a page that only the browser can render has no HTML', async () => {
  expect(await open().render('/elsewhere')).toMatchObject({ page: null });
});

test('a release or a rollback takes effect at once', async () => {
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

test('the association’s names of domains are there before the code of pages, and a change takes effect at once', async () => {
  releaseShell(
    '2',
    `const names = globalThis.pspDomains; export const createPageRenderer = ({ template }) => () => ({ status: 200, html: names + template });`,
  );
  put('releases/shell/2/index.html', '<body></body>');
  const { render, version } = open();
  expect((await render('/'))?.page?.html).toBe('<body></body>');
  const before = await version();
  domains = '{"mediu":"Apă"}';
  expect((await render('/'))?.page?.html).toBe(
    '{"mediu":"Apă"}<body><script type="application/json" id="domenii">{"mediu":"Apă"}</script></body>',
  );
  expect(await version()).not.toBe(before);
});

test('the last live release is rendered while the registry is unreadable', async () => {
  const { render } = open();
  await render('/');
  put('releases/registry.json', '{"hosts":');
  expect((await render('/'))?.page?.html).toContain('remote 1 /shell/1/');
});

test('a release without a server bundle is not rendered', async () => {
  rmSync(join(folder, 'releases/mfe_public/1/server'), { recursive: true });
  expect(await open().render('/')).toBeNull();
});

test('a remote that the shell cannot run is not rendered, and the reason is reported', async () => {
  releaseShell('1', `export const createPageRenderer = () => { throw new Error('another contract'); };`);
  expect(await open().render('/')).toBeNull();
  expect(reported.join()).toContain('another contract');
});

describe('after a page that', () => {
  test.each([
    ['breaks', '/breaks'],
    ['ends the thread', '/dies'],
  ])('%s, the next page is rendered', async (_what, path) => {
    const { render } = open();
    expect(await render(path)).toBeNull();
    expect((await render('/'))?.page?.status).toBe(200);
  });

  test('waits too long for a service, the same thread renders other pages', async () => {
    const silent: AskService = (path) => (path.endsWith('/slow') ? new Promise(() => {}) : answers(path));
    const { render } = open({ ask: silent, limit: 1500 });
    expect(await rendersSoon(render, '/')).toBe(true);
    const [slow, other] = await Promise.all([render('/slow'), rendersSoon(render, '/')]);
    expect(slow).toBeNull();
    expect(other).toBe(true);
  });

  test('never ends, a new thread renders', async () => {
    const { render } = open({ limit: 1500 });
    expect(await rendersSoon(render, '/')).toBe(true);
    expect(await render('/loops')).toBeNull();
    expect(await rendersSoon(render, '/')).toBe(true);
    expect(reported.join()).toContain('no sign of life');
  });
});

/** Retries until the page is rendered, because the thread may start more slowly than the limit of a page; false after 20 seconds. */
async function rendersSoon(render: Renderer['render'], address: string): Promise<boolean> {
  const until = performance.now() + FIRST_PAGE_MS;
  while (performance.now() < until) if ((await render(address))?.page?.status === 200) return true;
  return false;
}
