import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { place, publish } from './publish.ts';
import { clearOld } from './clear-old.ts';
import { makeLive, readRegistry, rollBack } from './registry.ts';
import { releaseAtOneInstant } from './testing/at-one-instant.ts';

let root = '';
let releases = '';

function put(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function build(version: string, { contract = 1, manifest = {} }: { contract?: number; manifest?: object } = {}): void {
  put('mfe-uat/dist/release.json', JSON.stringify({ name: 'mfe_uat', version, contract }));
  put('mfe-uat/dist/remoteEntry.js', version);
  put('mfe-uat/dist/assets/page.js', version);
  const exposes = [{ assets: { js: { sync: ['assets/page.js'] } } }];
  put(
    'mfe-uat/dist/mf-manifest.json',
    JSON.stringify({ name: 'mfe_uat', exposes, portal: { contract, version }, ...manifest }),
  );
}

const release = (version: string) => ({ name: 'mfe_uat', version, contract: 1 });
const live = (): string | undefined => readRegistry(releases, 1).remotes.mfe_uat?.version;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  releases = join(root, 'releases');
  put('libs/remote/src/contract.ts', 'export const CONTRACT_VERSION = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('publishing', () => {
  test('copies a whole build to the folder of its version and reports whether it is new', () => {
    build('1');
    expect(publish(root, 'mfe-uat', releases)).toMatchObject({ version: '1', isNew: true });
    expect(publish(root, 'mfe-uat', releases)).toMatchObject({ version: '1', isNew: false });
    expect(readFileSync(join(releases, 'mfe_uat/1/assets/page.js'), 'utf8')).toBe('1');
    expect(readdirSync(join(releases, 'mfe_uat'))).toEqual(['1']);
  });

  test('gives releases by root to the owner of the releases folder', () => {
    const other = process.getuid?.() === 0 ? 1000 : (process.getuid?.() ?? 0);
    mkdirSync(releases);
    if (process.getuid?.() === 0) chownSync(releases, other, other);
    build('1');
    publish(root, 'mfe-uat', releases);
    const paths = ['mfe_uat', 'mfe_uat/1', 'mfe_uat/1/assets/page.js'];
    expect(paths.map((path) => statSync(join(releases, path)).uid)).toEqual(paths.map(() => other));
  });

  test('creates a complete folder once when two processes publish the same version', () => {
    const fill = (draft: string): void => {
      mkdirSync(draft);
      writeFileSync(join(draft, 'page.js'), 'whole');
    };
    const meanwhile = (draft: string): void => {
      fill(draft);
      expect(place(releases, release('1'), fill)).toBe(true);
    };
    expect(place(releases, release('1'), meanwhile)).toBe(false);
    expect(readdirSync(join(releases, 'mfe_uat'))).toEqual(['1']);
    expect(readFileSync(join(releases, 'mfe_uat/1/page.js'), 'utf8')).toBe('whole');
  });

  test('leaves earlier versions as they are', () => {
    build('1');
    publish(root, 'mfe-uat', releases);
    build('2');
    publish(root, 'mfe-uat', releases);
    expect(readFileSync(join(releases, 'mfe_uat/1/remoteEntry.js'), 'utf8')).toBe('1');
  });

  test.each([
    ['another contract', () => build('1', { contract: 2 }), /contract 2/],
    [
      'a manifest of another version',
      () => build('1', { manifest: { portal: { contract: 1, version: '0' } } }),
      /of another version/,
    ],
    ['a manifest of another remote', () => build('1', { manifest: { name: 'mfe_firma' } }), /another name/],
    ['a manifest that is cut off', () => put('mfe-uat/dist/mf-manifest.json', '{"name":'), /cannot be read/],
    ['no entry', () => rmSync(join(root, 'mfe-uat/dist/remoteEntry.js')), /remoteEntry\.js/],
    ['a file of the manifest missing', () => rmSync(join(root, 'mfe-uat/dist/assets/page.js')), /assets\/page\.js/],
    [
      'a script that is not the one that was built',
      () => put('mfe-uat/dist/built-files.json', '{"integrity":{"assets/page.js":"sha256-another"}}'),
      /assets\/page\.js is not the one that was built/,
    ],
    ['no finished build', () => rmSync(join(root, 'mfe-uat/dist/release.json')), /is not built/],
  ])('refuses a build with %s and releases nothing', (_what, spoil, message) => {
    build('1');
    spoil();
    expect(() => publish(root, 'mfe-uat', releases)).toThrow(message);
    expect(existsSync(releases)).toBe(false);
  });
});

test('a remote with server rendering is not released without its server files', () => {
  build('1');
  put('mfe-uat/src/server.tsx', '');
  expect(() => publish(root, 'mfe-uat', releases)).toThrow(
    /server\/mfe-uat\.mjs is missing; built-files\.json is missing/,
  );
  put('mfe-uat/dist/server/mfe-uat.mjs', '');
  put('mfe-uat/dist/built-files.json', '{}');
  expect(publish(root, 'mfe-uat', releases)).toMatchObject({ version: '1' });
  expect(existsSync(join(releases, 'mfe_uat/1/server/mfe-uat.mjs'))).toBe(true);
});

describe('the shell', () => {
  const page = (version: string): string => `<script defer src="/shell/${version}/assets/main.js"></script>`;
  const buildShell = (version: string, html = page(version)): void => {
    put('shell/dist/release.json', JSON.stringify({ name: 'shell', version, contract: 1 }));
    put('shell/dist/assets/main.js', version);
    put('shell/dist/index.html', html);
  };

  test('keeps its earlier versions and can be rolled back, like a remote', () => {
    for (const version of ['1', '2']) {
      buildShell(version);
      makeLive(releases, [publish(root, 'shell', releases)]);
    }
    const shell = () => readRegistry(releases, 1).hosts.shell;
    const since = expect.stringMatching(/^20\d\d-.*Z$/);
    expect(shell()).toEqual({ version: '2', contract: 1, since, history: [{ version: '1', contract: 1 }] });
    expect(readFileSync(join(releases, 'shell/1/assets/main.js'), 'utf8')).toBe('1');
    expect(rollBack(releases, 'shell', 1)).toBe('1');
    expect(shell()).toEqual({ version: '1', contract: 1, since, history: [] });
  });

  test.each([
    ['without a page', () => rmSync(join(root, 'shell/dist/index.html')), /index\.html is missing/],
    ['whose page is of another version', () => buildShell('1', page('0')), /not of version 1/],
    ['that lacks a file', () => rmSync(join(root, 'shell/dist/assets/main.js')), /assets\/main\.js is missing/],
  ])('%s is refused', (_what, spoil, message) => {
    buildShell('1');
    spoil();
    expect(() => publish(root, 'shell', releases)).toThrow(message);
  });
});

describe('old versions', () => {
  const DAY_MS = 86_400_000;
  const versions = () => readdirSync(join(releases, 'mfe_uat')).toSorted();
  const clear = (days: number) => clearOld(releases, 1, Date.now() + days * DAY_MS);

  beforeEach(() => {
    for (const version of ['1', '2', '3', '4']) {
      build(version);
      makeLive(releases, [publish(root, 'mfe-uat', releases)]);
    }
  });

  test('are kept for thirty days after they stopped being live', () => {
    expect(clear(29)).toEqual([]);
    expect(clear(31)).toEqual(['mfe_uat/1', 'mfe_uat/2']);
    expect(versions()).toEqual(['3', '4']);
  });

  test('that were rolled back are kept for thirty days after the rollback', () => {
    const longAgo = new Date(Date.now() - 40 * DAY_MS);
    for (const version of versions()) utimesSync(join(releases, 'mfe_uat', version), longAgo, longAgo);
    rollBack(releases, 'mfe_uat', 1);
    expect(clear(0)).toEqual(['mfe_uat/1']);
    expect(versions()).toEqual(['2', '3', '4']);
  });

  test('that were removed are skipped by rollbacks', () => {
    clear(31);
    expect(rollBack(releases, 'mfe_uat', 1)).toBe('3');
    expect(rollBack(releases, 'mfe_uat', 1)).toBeUndefined();
  });

  test('that are published again count as new', () => {
    build('1');
    utimesSync(join(releases, 'mfe_uat/1'), 0, 0);
    expect(publish(root, 'mfe-uat', releases).isNew).toBe(false);
    expect(clear(1)).toEqual([]);
  });
});

describe('the registry', () => {
  test('points to the released version, and after rollbacks to earlier ones', () => {
    for (const version of ['1', '2', '3']) makeLive(releases, [release(version)]);
    expect(live()).toBe('3');
    expect(rollBack(releases, 'mfe_uat', 1)).toBe('2');
    expect(rollBack(releases, 'mfe_uat', 1)).toBe('1');
    expect(live()).toBe('1');
    expect(rollBack(releases, 'mfe_uat', 1)).toBeUndefined();
    expect(live()).toBe('1');
  });

  test('changes only the released remote', () => {
    makeLive(releases, [release('1')]);
    makeLive(releases, [{ name: 'mfe_firma', version: '7', contract: 1 }]);
    makeLive(releases, [release('2')]);
    rollBack(releases, 'mfe_uat', 1);
    expect(readRegistry(releases, 1).remotes.mfe_firma?.version).toBe('7');
  });

  test('is complete at every moment for a reader in another process', async () => {
    makeLive(releases, [release('0')]);
    const reader = `
      const { readFileSync } = require('node:fs');
      process.send('reading');
      let reads = 0;
      process.on('message', () => process.exit(reads > 10 ? 0 : 2));
      setInterval(() => { for (let i = 0; i < 50; i++, reads++) JSON.parse(readFileSync(process.argv[1], 'utf8')).remotes.mfe_uat.version; });
    `;
    const child = spawn(process.execPath, ['-e', reader, join(releases, 'registry.json')], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const code = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.once('message', resolve));
    for (let turn = 1; turn <= 300; turn++) makeLive(releases, [release(String(turn))]);
    child.send('enough');
    expect(await code).toBe(0);
    expect(live()).toBe('300');
    expect(readdirSync(releases)).toEqual(['registry.json']);
  });

  test('contains all of four simultaneous releases', async () => {
    const names = await releaseAtOneInstant(releases, 4);
    expect(Object.keys(readRegistry(releases, 1).remotes).toSorted()).toEqual(names);
    expect(readdirSync(releases)).toEqual(['registry.json']);
  });
});
