import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createServiceFixture } from '../testing/service-fixture.ts';
import { workspaceRoot } from '../workspace.ts';
import { expectService } from './expect-service.ts';
import { RELEASE_BEFORE, sourcesBefore } from './release-before.ts';

const fixture = await createServiceFixture();
const before = await sourcesBefore();
if (!before) process.stderr.write(`Services not tried: the history of this clone lacks ${RELEASE_BEFORE}.\n`);

test('the previous release runs with the packages of this checkout, not with those of another checkout', () => {
  const fastify = (checkout: string): string => realpathSync(join(checkout, 'node_modules', 'fastify'));
  expect(fastify(before ?? workspaceRoot)).toBe(fastify(workspaceRoot));
});

test(`bff-uat of the previous release ${before ? 'works on the schema of this one' : 'cannot be tried: no history'}`, () =>
  before ? expectService('bff-uat', before, fixture) : undefined);
