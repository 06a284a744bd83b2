import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OfferedModules, UsedModules } from '@psp/contracts/shared-modules';
import { checkLive, makeLive, readRegistry, rollBack } from './registry.ts';

let releases = '';
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'compatibility-'));
});
afterEach(() => rmSync(releases, { recursive: true }));

function write(name: string, version: string, file: string, content: object): void {
  const folder = join(releases, name, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}

const query = (...exports: string[]): OfferedModules => ({
  react: { version: '19.3.1', exports: null },
  '@psp/remote/query': { version: '0.1.0', exports },
});

function shell(version: string, offers: OfferedModules, contract = 4) {
  write('shell', version, 'offers.json', offers);
  return { name: 'shell', version, contract };
}

function remote(name: string, version: string, uses?: UsedModules, contract = 4) {
  write(name, version, 'mf-manifest.json', { portal: { contract, version, uses } });
  return { name, version, contract };
}

const using = (...exports: string[]): UsedModules => ({
  react: { ranges: ['^19.3.0'], exports: null },
  '@psp/remote/query': { ranges: [], exports },
});
const live = () => JSON.parse(readFileSync(join(releases, 'registry.json'), 'utf8'));

test('a remote that uses an export that the live shell lacks is refused, with its name, and nothing changes', () => {
  makeLive(releases, [shell('1', query('prefetch')), remote('mfe_uat', '1', using('prefetch'))]);
  const before = live();
  const next = remote('mfe_uat', '2', using('prefetch', 'refresh'));
  const message = 'mfe_uat 2 uses what shell 1 does not offer: @psp/remote/query#refresh';
  expect(() => checkLive(releases, [next])).toThrow(message);
  expect(() => makeLive(releases, [next])).toThrow(message);
  expect(live()).toEqual(before);
});

test('a shell that lacks an export used by a live remote is refused, also by a rollback', () => {
  makeLive(releases, [shell('1', query('prefetch'))]);
  makeLive(releases, [shell('2', query('prefetch', 'refresh'))]);
  makeLive(releases, [remote('mfe_uat', '1', using('refresh'))]);
  expect(() => makeLive(releases, [shell('3', query('prefetch'))])).toThrow(
    'mfe_uat 1 uses what shell 3 does not offer',
  );
  expect(() => rollBack(releases, 'shell', 4)).toThrow('mfe_uat 1 uses what shell 1 does not offer');
  expect(readRegistry(releases, 4).hosts.shell?.version).toBe('2');
});

test('the rollback of a remote is refused when the shell no longer offers an export that the earlier version uses', () => {
  makeLive(releases, [shell('1', query('old', 'new')), remote('mfe_uat', '1', using('old'))]);
  makeLive(releases, [remote('mfe_uat', '2', using('new'))]);
  makeLive(releases, [shell('2', query('new'))]);
  expect(() => rollBack(releases, 'mfe_uat', 4)).toThrow('mfe_uat 1 uses what shell 2 does not offer');
});

test('a shell and remotes that need each other go live in one step', () => {
  makeLive(releases, [shell('1', query('old')), remote('mfe_uat', '1', using('old'))]);
  makeLive(releases, [shell('2', query('new')), remote('mfe_uat', '2', using('new'))]);
  expect(readRegistry(releases, 4).remotes.mfe_uat?.version).toBe('2');
});

test.each([
  ['19.3.0', true],
  ['19.9.0', true],
  ['19.2.9', false],
  ['20.0.0', false],
])('React %s in the shell satisfies ^19.3.0: %s', (version, isAccepted) => {
  const offers = { ...query('prefetch'), react: { version, exports: null } };
  const release = () => makeLive(releases, [shell('1', offers), remote('mfe_uat', '1', using('prefetch'))]);
  if (isAccepted) expect(release).not.toThrow();
  else expect(release).toThrow(`react ^19.3.0 (${version})`);
});

test('the shell must satisfy every version range that a remote requires', () => {
  const uses = { react: { ranges: ['^19.3.0', '>=19.4 <20', '^18.0.0 || ^19.0.0'], exports: null } };
  const release = () => makeLive(releases, [shell('1', query()), remote('mfe_uat', '1', uses)]);
  expect(release).toThrow('mfe_uat 1 uses what shell 1 does not offer: react >=19.4 <20 (19.3.1)');
});

test('the one range in a manifest of contract 4 is compared as well', () => {
  const uses = { react: { range: '^19.4.0', exports: null } };
  write('mfe_uat', '1', 'mf-manifest.json', { portal: { contract: 4, version: '1', uses } });
  const release = () => makeLive(releases, [shell('1', query()), { name: 'mfe_uat', version: '1', contract: 4 }]);
  expect(release).toThrow('react ^19.4.0 (19.3.1)');
});

test.each([
  [4, true],
  [3, true],
  [2, false],
  [5, false],
])('a shell of contract 4 accepts a remote of contract %d: %s', (contract, isAccepted) => {
  const release = () => makeLive(releases, [shell('1', {}), remote('mfe_uat', '1', {}, contract)]);
  if (isAccepted) expect(release).not.toThrow();
  else expect(release).toThrow(`mfe_uat 1 has contract ${contract}, shell 1 has 4`);
});

test('a remote that does not say what it uses is refused', () => {
  const release = () => makeLive(releases, [shell('1', {}), remote('mfe_uat', '1')]);
  expect(release).toThrow('mfe_uat 1 does not list what it uses of the shell');
});
