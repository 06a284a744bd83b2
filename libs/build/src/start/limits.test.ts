import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
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
afterEach(() => {
  delete process.env['STEP_LIMIT_S'];
});
afterAll(() => rmSync(root, { recursive: true }));

test('a build that does not end is killed with its child processes, with a message that names it', async () => {
  const built = runBuilds(root, ['mfe-uat', 'mfe-firma'], { say: () => undefined });
  const told = expect(built).rejects.toThrow('The build of mfe-firma did not end within 1 s');
  await until(() => existsSync(join(root, 'build.pid')));
  process.env['STEP_LIMIT_S'] = '1';
  await told;
  const pid = pidIn('build.pid');
  await until(() => !isRunning(pid, 'a-build'));
});

test('a build ends with the command that started it, even when the command is killed', async () => {
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

/** Runs a build with this script. */
function built(script: string): Promise<void> {
  const own = mkdtempSync(join(root, 'build-'));
  mkdirSync(join(own, 'libs/build/src/cli'), { recursive: true });
  writeFileSync(join(own, 'libs/build/src/cli/build.ts'), script);
  return runBuilds(own, ['mfe-uat'], { say: () => undefined });
}

test('a build that the system kills is reported as killed', async () => {
  await expect(built("process.kill(process.pid, 'SIGKILL');")).rejects.toThrow('was ended by SIGKILL');
});

test('a build on a full disk says so', async () => {
  const full = "console.error('ENOSPC: no space left on device, write'); process.exitCode = 1;";
  await expect(built(full)).rejects.toThrow('The disk is full: nothing more can be written in ');
});

test('a service that does not list its operations in time is named', () => {
  process.env['STEP_LIMIT_S'] = '1';
  put('libs/bff-kit/src/context.ts', 'await new Promise(() => setInterval(() => undefined, 1000));');
  expect(() => servedOperations(root, ['bff-uat'])).toThrow('Reading what bff-uat serves did not end within 1 s');
});
