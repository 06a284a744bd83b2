import { expect, test } from '@jest/globals';
import { affectedBy } from './affected.ts';

test('a remote touches its own tests, those that follow links into it, and the journeys', () => {
  expect(affectedBy(['mfe-uat/src/remote.tsx'])).toEqual({ folders: ['mfe-uat', 'libs/build'], journeys: true });
});

test('a test touches no journey', () => {
  const { folders, journeys } = affectedBy(['libs/demo/src/demo.test.ts']);
  expect(folders).toContain('libs/demo');
  expect(folders).not.toContain('libs/domain');
  expect(journeys).toBe(false);
});

test('how tests run touches every one', () => {
  const { folders } = affectedBy(['jest.config.js']);
  expect(folders).toEqual(expect.arrayContaining(['libs/contracts', 'libs/domain', 'services/worker', 'mfe-admin']));
});

test('how the journeys run touches them alone', () => {
  expect(affectedBy(['playwright.config.ts'])).toEqual({ folders: [], journeys: true });
});

test('a contract touches what imports it, and nothing else', () => {
  const { folders, journeys } = affectedBy(['libs/contracts/src/newsletter.ts']);
  expect(folders).toEqual(
    expect.arrayContaining(['libs/contracts', 'libs/domain', 'services/bff-admin', 'mfe-public', 'mfe-admin']),
  );
  for (const other of ['shell', 'mfe-uat', 'mfe-firma', 'services/bff-uat']) expect(folders).not.toContain(other);
  expect(journeys).toBe(true);
});
