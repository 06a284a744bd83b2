import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { publishServices } from '../release/publish-service.ts';
import { releaseFolder } from '../release/registry.ts';
import { createServiceFixture } from '../testing/service-fixture.ts';
import { bffProjects, remoteName, workspaceRoot } from '../workspace.ts';
import { sourcesBefore } from './release-before.ts';
import { expectService } from './expect-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'released-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fixture = await createServiceFixture();
const before = await sourcesBefore();
const released = new Map(publishServices(workspaceRoot, folder).map((one) => [one.name, releaseFolder(folder, one)]));

test('the history of this clone contains the previous release', () => {
  expect(before).toBeDefined();
});

describe('on the schema of this release', () => {
  test.each(bffProjects)('%s of the previous release works', (project) => expectService(project, before, fixture));

  test.each(bffProjects)('%s of this release works', (project) =>
    expectService(project, released.get(remoteName(project)), fixture),
  );
});
