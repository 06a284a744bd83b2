import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { servedOperations } from '../operations/served.ts';
import { workspaceRoot } from '../workspace.ts';
import { runBuilds } from './run-builds.ts';
import { isRunning } from './running.ts';

const root = mkdtempSync(join(tmpdir(), 'limits-'));
const put = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const pidIn = (path: string): number => Number(readFileSync(join(root, path), 'utf8'));

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(20);
}

beforeAll(() => {
  process.env['STEP_LIMIT_S'] = '2';
  // Builds one application and starts a process that builds the other one for ever.
  put(
    'libs/build/src/cli/build.ts',
    `import { spawn } from 'node:child_process';
     import { renameSync, writeFileSync } from 'node:fs';
     console.log('mfe-uat 0.1.0-0123456789, 1.0 s');
     const build = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'a-build'], { stdio: 'inherit' });
     process.on('SIGTERM', () => { build.kill(); process.exit(143); });
     writeFileSync('draft', String(build.pid));
     renameSync('draft', 'build.pid');`,
  );
});
afterAll(() => {
  delete process.env['STEP_LIMIT_S'];
  rmSync(root, { recursive: true });
});

test('a build that does not end is named and killed with all that it started', async () => {
  const built = runBuilds(root, ['mfe-uat', 'mfe-firma'], { say: () => undefined });
  await expect(built).rejects.toThrow('The build of mfe-firma did not end within 2 s');
  const pid = pidIn('build.pid');
  await until(() => !isRunning(pid, 'a-build'));
});

test('a build ends with the command that began it, also when that is killed', async () => {
  rmSync(join(root, 'build.pid'), { force: true });
  const module = JSON.stringify(join(workspaceRoot, 'libs/build/src/start/run-builds.ts'));
  const script = `import { runBuilds } from ${module}; await runBuilds(process.argv[1], ['mfe-uat', 'mfe-firma'], { say() {} });`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script, root], { stdio: 'ignore' });
  await until(() => existsSync(join(root, 'build.pid')));
  const pid = pidIn('build.pid');
  const ended = once(command, 'exit');
  command.kill('SIGKILL');
  await ended;
  await until(() => !isRunning(pid, 'a-build'));
});

test('a service that does not come to tell what it serves is named', () => {
  put('libs/bff-kit/src/context.ts', 'await new Promise(() => setInterval(() => undefined, 1000));');
  expect(() => servedOperations(root, ['bff-uat'])).toThrow('Reading what bff-uat serves did not end within 2 s');
});
