import { expect, test } from '@jest/globals';
import { CONTRACT_VERSION, checkRemote, isRemote } from './contract.ts';

const remote = { contract: CONTRACT_VERSION, version: '1.0.0', routes: [], navigation: [] };

test('a complete module of the current contract is a remote', () => {
  expect(checkRemote(remote)).toBeNull();
  expect(isRemote(remote)).toBe(true);
});

test('a module of the previous contract is a remote', () => {
  expect(checkRemote({ ...remote, contract: CONTRACT_VERSION - 1 })).toBeNull();
  expect(checkRemote({ ...remote, contract: CONTRACT_VERSION - 2 })).toBe('contract');
});

test('a module of an unsupported contract is distinguished from a broken one', () => {
  expect(checkRemote({ ...remote, contract: CONTRACT_VERSION + 1 })).toBe('contract');
  expect(checkRemote({ ...remote, routes: undefined })).toBe('shape');
  expect(checkRemote(undefined)).toBe('shape');
});
