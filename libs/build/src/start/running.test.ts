import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';
import { isRunning, processState } from './running.ts';

const empty = mkdtempSync(join(tmpdir(), 'running-'));
const nowhere = join(empty, 'proc');
let child: ChildProcess;
const pid = () => child.pid ?? 0;

/** Fakes a machine without ps. */
function withoutPs(call: string): string {
  const from = JSON.stringify(join(workspaceRoot, 'libs/build/src/start/running.ts'));
  const script = `import { isRunning, processState } from ${from}; console.log(${call})`;
  const env = { PATH: empty };
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }).trim();
}

beforeAll(async () => {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'cuvânt-anume'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('spawn', resolve));
});
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(empty, { recursive: true });
});

test('a process is recognised by its command line, even without ps', () => {
  expect(isRunning(pid(), 'cuvânt-anume')).toBe(true);
  expect(isRunning(pid(), 'alt-cuvânt')).toBe(false);
  expect(withoutPs(`isRunning(${pid()}, 'cuvânt-anume')`)).toBe('true');
});

test('a process is recognised by ps on a system without /proc', () => {
  expect(processState(pid(), 'cuvânt-anume', nowhere)).toBe('running');
  expect(processState(pid(), 'alt-cuvânt', nowhere)).toBe('gone');
});

test('a live process without a known command line does not count as gone', () => {
  expect(withoutPs(`processState(${pid()}, 'cuvânt-anume', ${JSON.stringify(nowhere)})`)).toBe('unknown');
  expect(withoutPs(`processState(${pid()}, 'cuvânt-anume', ${JSON.stringify(empty)})`)).toBe('unknown');
});

test('a process that ended is gone', async () => {
  const ended = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await new Promise((resolve) => ended.once('exit', resolve));
  expect(withoutPs(`processState(${ended.pid}, '', ${JSON.stringify(nowhere)})`)).toBe('gone');
});

test.each([0, -1, 1.5, Number.NaN, 999_999_999, 2 ** 40])('%d is not the id of a process', (id) => {
  expect(isRunning(id, '')).toBe(false);
});
