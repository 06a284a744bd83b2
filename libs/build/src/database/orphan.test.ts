import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { endOrphan } from './orphan.ts';

const data = mkdtempSync(join(tmpdir(), 'orphan-'));
const file = join(data, 'postmaster.pid');
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(data, { recursive: true });
});

async function startNoted(word: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', word], { stdio: 'ignore' });
  children.push(child);
  await new Promise((resolve) => child.once('spawn', resolve));
  writeFileSync(file, `${child.pid}\n${data}\n`);
  return child;
}

test('a server left behind by a killed command is stopped', async () => {
  const child = await startNoted('postgres');
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  await endOrphan(data);
  expect(await ended).toBe('SIGINT');
});

test('another program that has got the process id is left alone, and the stale file is removed', async () => {
  const child = await startNoted('alt-program');
  await endOrphan(data);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  expect(existsSync(file)).toBe(false);
});

test('without a pid file, nothing is stopped', async () => {
  rmSync(file, { force: true });
  await expect(endOrphan(data)).resolves.toBeUndefined();
});
