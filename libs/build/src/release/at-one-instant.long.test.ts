import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readRegistry } from './registry.ts';
import { releaseAtOneInstant } from './testing/at-one-instant.ts';

const releases = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(releases, { recursive: true }));

test('twenty simultaneous releases all go live', async () => {
  const names = await releaseAtOneInstant(releases, 20);
  expect(Object.keys(readRegistry(releases, 1).remotes).toSorted()).toEqual(names);
});
