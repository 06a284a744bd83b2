import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { workspaceRoot } from '../workspace.ts';
import { exclusively, holder, take } from './lock.ts';
import { ownName } from './lock-owner.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
let lock = '';
let children: ChildProcess[] = [];
let count = 0;

beforeEach(() => {
  lock = join(folder, String(++count));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script in a separate process, with the functions of the lock in `lock` and its path in `path`. */
function run(script: string): ChildProcess {
  const module = JSON.stringify(join(workspaceRoot, 'libs/build/src/start/lock.ts'));
  const source = `import * as lock from ${module}; import * as fs from 'node:fs'; const [, path] = process.argv; ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, lock], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

async function runningHolder(): Promise<ChildProcess> {
  const child = run("lock.take(path); process.send('taken'); setInterval(() => {}, 1000);");
  await once(child, 'message');
  return child;
}

/** Creates a lock whose holder is in another container or on another machine and cannot be looked up. */
function holdElsewhere(name = ownName().replace(/-[0-9a-f]{10}-/, '-0123456789-')): string {
  mkdirSync(lock);
  writeFileSync(join(lock, name), '');
  return name;
}

describe('a lock', () => {
  test('is held by one process at a time and leaves nothing behind', async () => {
    const child = await runningHolder();
    expect(take(lock)).toBeUndefined();
    expect(holder(lock)).toMatchObject({ pid: child.pid });
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(exclusively(lock, () => holder(lock)?.pid)).toBe(process.pid);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('stays with a paused process on this machine', async () => {
    const child = await runningHolder();
    child.kill('SIGSTOP');
    expect(take(lock, 100)).toBeUndefined();
  });

  test('is taken over when its process id belongs to another process now', () => {
    holdElsewhere(ownName().replace(/^(\d+)-\d*-/, '$1-1-'));
    expect(take(lock)).toBeDefined();
  });

  test('of an older release, a file with a process id, is respected while the process runs', async () => {
    const child = run("process.send('runs'); setInterval(() => {}, 1000);");
    await once(child, 'message');
    writeFileSync(lock, String(child.pid));
    expect(take(lock)).toBeUndefined();
    writeFileSync(lock, '999999999');
    expect(take(lock)).toBeDefined();
  });
});

describe('a lock that is held elsewhere', () => {
  test.each([0, 4_000_000_000])('stays held while its file is renewed, even by a clock at %d s', async (began) => {
    const name = holdElsewhere();
    const child = run(`
      let at = ${began};
      setInterval(() => fs.utimesSync(path + '/${name}', ++at, at), 50);
      process.send('renews');
    `);
    await once(child, 'message');
    expect(take(lock, 5000)).toBeUndefined();
    expect(holder(lock, 5000)?.name).toBe(name);
  });

  test('is taken over by exactly one process when it is not renewed', async () => {
    const name = holdElsewhere();
    const takers = Array.from({ length: 3 }, () =>
      run('process.send(Boolean(lock.take(path, 400))); setInterval(() => {}, 1000);'),
    );
    const taken = await Promise.all(takers.map((child) => once(child, 'message')));
    expect(taken.filter(([isTaken]) => isTaken)).toHaveLength(1);
    expect(readdirSync(lock)).toEqual([expect.not.stringContaining(name)]);
  });

  test('is neither renewed nor released by a process that has lost it', () => {
    const lost = take(lock);
    const [name = ''] = readdirSync(lock);
    renameSync(join(lock, name), join(lock, ownName()));
    expect(lost?.renew()).toBe(false);
    lost?.release();
    expect(readdirSync(lock)).toHaveLength(1);
    rmSync(lock, { recursive: true });
    expect(lost?.renew()).toBe(true);
  });
});
