import { expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@psp/remote/contract';
import { incompatibility, readEntry } from './manifest.ts';

const entry = { version: '3', manifest: '/mfe/mfe_uat/3/mf-manifest.json', contract: CONTRACT_VERSION };
const manifest = {
  portal: { contract: CONTRACT_VERSION, version: '3' },
  shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
};
const shared = { react: '19.3.4' };

test('an entry of the registry is read by the name of its remote', () => {
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

test('a patch release of a shared package is compatible', () => {
  expect(incompatibility(entry, manifest, shared)).toBeNull();
});

test('another contract or another minor version of a shared package is not', () => {
  expect(incompatibility({ ...entry, contract: 9 }, manifest, shared)).toContain('contract 9');
  expect(incompatibility(entry, { ...manifest, portal: { contract: 9 } }, shared)).toContain('contract 9');
  expect(incompatibility(entry, { shared: [] }, shared)).toContain('contract');
  expect(incompatibility(entry, manifest, { react: '19.4.0' })).toBe('react 19.3, not 19.4');
  expect(incompatibility(entry, manifest, { react: '20.3.1' })).toBe('react 19.3, not 20.3');
});
