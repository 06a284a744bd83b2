import { expect, test } from '@jest/globals';
import { satisfy } from '@module-federation/runtime-core';
import type { UsedModules } from '@psp/contracts/shared-modules';
import { CONTRACT_VERSION } from '@psp/remote/contract';
import { type Host, incompatibility, readEntry } from './manifest.ts';

const entry = { version: '3', manifest: '/mfe/mfe_uat/3/mf-manifest.json', contract: CONTRACT_VERSION };
const uses: UsedModules = {
  react: { ranges: ['^19.3.1'], exports: null },
  '@psp/remote/query': { ranges: [], exports: ['prefetch'] },
};
const manifest = { portal: { contract: CONTRACT_VERSION, version: '3', uses } };
const host = (react = '19.3.4', names = ['prefetch', 'routerContext']): Host => ({
  offered: { react: { version: react, exports: null }, '@psp/remote/query': { version: '0.1.0', exports: names } },
  satisfies: satisfy,
});

test('an entry of the registry is found by the name of its remote', () => {
  expect(readEntry({ contract: 1, remotes: { mfe_uat: entry } }, 'mfe_uat')).toEqual(entry);
});

test.each([
  [null],
  [{}],
  [{ remotes: {} }],
  [{ remotes: { mfe_uat: { ...entry, manifest: 'https://rau.example/mf-manifest.json' } } }],
  [{ remotes: { mfe_uat: { ...entry, manifest: '//rau.example/mf-manifest.json' } } }],
  [{ remotes: { mfe_uat: { version: '3' } } }],
])('%j holds no usable entry', (registry) => {
  expect(readEntry(registry, 'mfe_uat')).toBeNull();
});

test.each(['19.3.1', '19.3.4', '19.4.0'])('a remote built with React 19.3.1 runs with %s', (react) => {
  expect(incompatibility(entry, manifest, host(react))).toBeNull();
});

test.each(['19.3.0', '19.2.9', '18.3.1', '20.0.0'])(
  'a remote built with React 19.3.1 does not run with %s',
  (react) => {
    expect(incompatibility(entry, manifest, host(react))).toBe(`lacks react ^19.3.1 (${react})`);
  },
);

test('a remote that uses a module or export the shell does not offer is refused with its name', () => {
  expect(incompatibility(entry, manifest, host('19.3.1', ['routerContext']))).toBe('lacks @psp/remote/query#prefetch');
  expect(incompatibility(entry, manifest, { ...host(), offered: {} })).toBe('lacks react, @psp/remote/query');
});

test('the shell serves its own contract and the previous one', () => {
  const of = (contract: number, portal: object = { contract, uses: {} }) =>
    incompatibility({ ...entry, contract }, { portal }, host());
  expect(of(CONTRACT_VERSION)).toBeNull();
  expect(of(CONTRACT_VERSION - 1)).toBeNull();
  expect(of(CONTRACT_VERSION - 2)).toBe(`registry contract ${CONTRACT_VERSION - 2}`);
  expect(of(CONTRACT_VERSION + 1)).toBe(`registry contract ${CONTRACT_VERSION + 1}`);
  expect(of(CONTRACT_VERSION, { contract: 9 })).toBe('manifest contract 9');
  expect(of(CONTRACT_VERSION, {})).toContain('manifest contract');
});

test('a remote that does not list the modules it uses is refused', () => {
  const portal = { contract: CONTRACT_VERSION };
  expect(incompatibility(entry, { portal }, host())).toBe('does not say what it uses');
});
