import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';
import { RELEASE_BEFORE } from './release-before.ts';

const ALIASES = join(workspaceRoot, 'services/identity/src/names-before.ts');

/* Unknown where the clone's history does not reach back to it. */
const callsNamesBefore = (): boolean | undefined => {
  const asked = ['grep', '-q', 'identity/session/refresh', RELEASE_BEFORE, '--', 'libs/auth/src/session'];
  const { status } = spawnSync('git', asked, { cwd: workspaceRoot });
  return status === 0 || status === 1 ? status === 0 : undefined;
};

test('identity serves the names before for as long as the release before calls them, and no longer', () => {
  expect(existsSync(ALIASES)).toBe(callsNamesBefore() ?? true);
});
