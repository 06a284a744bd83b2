import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspaceRoot } from './workspace.ts';

const SOURCES = '{services/*/src,libs/{auth,bff-kit,domain}/src,libs/features/src/*/server}/**/*.ts';
const OF_TESTS = /\.test\.ts$|\/testing\/|^libs\/auth\/src\/session\//;

/** Files that may read the clock of the process, each with the reason why no deadline of users depends on it. */
const ALLOWED: Record<string, string> = {
  'libs/bff-kit/src/health.ts': 'compares it with that of PostgreSQL',
  'libs/bff-kit/src/uploads/remove-abandoned.ts': 'compares it with times of files of the same machine',
  'libs/domain/src/clock.ts': 'notices that it was set',
  'libs/domain/src/id.ts': 'ids are sorted by it, and nothing else',
  'libs/domain/src/moment.ts': 'dates rows that tests write outside a transaction of a command',
};

test('servers take the current time from PostgreSQL: `now` of a write or a request, or `databaseNow`', () => {
  const read = globSync(SOURCES, { cwd: workspaceRoot })
    .filter((path) => !OF_TESTS.test(path))
    .filter((path) => /\bnew Date\(\)|\bDate\.now\b/.test(readFileSync(join(workspaceRoot, path), 'utf8')));
  expect(read.sort()).toEqual(Object.keys(ALLOWED));
});
