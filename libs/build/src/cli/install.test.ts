import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createImportGraph } from '../graph/import-graph.ts';
import { readLockFile } from '../graph/lock-file.ts';
import { buildInputs } from '../release/version.ts';
import { browserProjects, serviceProjects, workspaceRoot } from '../workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'install-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LOCK = {
  'libs/own': { version: '0.1.0' },
  'node_modules/node': { version: '24.0.0' },
  'node_modules/server': { version: '1.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
  'node_modules/test-tool': { version: '1.0.0', dev: true },
  'node_modules/bundler': { version: '1.0.0', peer: true },
};
const OF_RUNNING = ['node_modules/node', 'node_modules/server'];
const ALL = [...OF_RUNNING, 'node_modules/test-tool'];

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const lockFile = (packages: object): string => JSON.stringify({ packages });

/** Returns the arguments with which a command runs npm in a checkout where these packages are installed, in their locked or this version. */
function npmArguments(command: string, installed: readonly string[], version?: string): string {
  const root = mkdtempSync(join(folder, 'checkout-'));
  mkdirSync(join(root, 'libs/build/bin'), { recursive: true });
  cpSync(join(workspaceRoot, 'libs/build/bin/portal.mjs'), join(root, 'libs/build/bin/portal.mjs'));
  write(join(root, 'package-lock.json'), lockFile(LOCK));
  const present = Object.entries(LOCK).filter(([path]) => installed.includes(path));
  const inVersion = present.map(([path, locked]) => [path, { ...locked, version: version ?? locked.version }]);
  if (installed.length > 0)
    write(join(root, 'node_modules/.package-lock.json'), lockFile(Object.fromEntries(inVersion)));
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'));
  write(join(root, `libs/build/src/cli/${command}.ts`), '');
  const record = join(root, 'npm-arguments');
  write(
    join(root, 'npm.cjs'),
    `require('fs').writeFileSync(${JSON.stringify(record)}, process.argv.slice(2).join(' '))`,
  );
  const env = { ...process.env, NODE_OPTIONS: '', npm_execpath: join(root, 'npm.cjs') };
  execFileSync(process.execPath, [join(root, 'libs/build/bin/portal.mjs'), command], { env });
  return existsSync(record) ? readFileSync(record, 'utf8').replace(/ --no-audit.*/, '') : '';
}

test('npm start in a fresh clone installs the packages that it needs', () => {
  expect(npmArguments('start', [])).toBe('ci --omit=peer --omit=dev');
});

test('npm test in a fresh clone installs all packages', () => {
  expect(npmArguments('test', [])).toBe('ci --omit=peer --include=dev');
});

test('npm test after npm start adds only missing packages, since the portal may be running', () => {
  expect(npmArguments('test', OF_RUNNING)).toBe('install --no-save --omit=peer --include=dev');
});

test('installed packages are not installed again', () => {
  expect(npmArguments('start', OF_RUNNING)).toBe('');
  expect(npmArguments('start', ALL)).toBe('');
  expect(npmArguments('test', ALL)).toBe('');
});

test('a package in another version causes a clean install, with development packages if they were installed', () => {
  expect(npmArguments('start', OF_RUNNING, '0.9.0')).toBe('ci --omit=peer --omit=dev');
  expect(npmArguments('start', ALL, '0.9.0')).toBe('ci --omit=peer --include=dev');
});

test('applications, services and the commands that run them need no development packages', () => {
  const graph = createImportGraph(workspaceRoot);
  const lock = readLockFile(workspaceRoot);
  const commands = [
    'build',
    'start',
    'can-release',
    'release',
    'rollback',
    'reset',
    'admin-create',
    'backup-report',
    'import-siruta',
  ];
  const entries = [
    ...commands.map((name) => join(workspaceRoot, `libs/build/src/cli/${name}.ts`)),
    ...['gateway', ...serviceProjects].map((name) => join(workspaceRoot, `services/${name}/src/main.ts`)),
    join(workspaceRoot, 'libs/build/src/operations/print-served.ts'),
  ];
  const reached = [graph.reach(entries), ...browserProjects.map((name) => buildInputs(workspaceRoot, name, graph))];
  const packages = new Set(reached.flatMap((one) => [...one.packages]));
  const ofDevelopment = [...packages].filter((path) => lock[path]?.dev || lock[path]?.devOptional || lock[path]?.peer);
  expect(packages.size).toBeGreaterThan(50);
  expect(ofDevelopment).toEqual([]);
});
