import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../start/ports.ts';
import { workspaceRoot } from '../workspace.ts';

/** Returns the seconds from the start command to the first page, and stops the portal. */
const timeStart = async (folder: string, env: Record<string, string>): Promise<number> => {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(workspaceRoot, 'libs/build/bin/portal.mjs'), 'start'], {
    cwd: workspaceRoot,
    env: { ...process.env, DATABASE_URL: '', ...env, PORTAL_DIR: folder, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('the portal did not start');
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
};

/** Times the start command with packages installed but nothing built and no data, and again with the same data. Seconds. */
export const timeStarts = async (): Promise<{ cold: number; warm: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
  chmodSync(folder, 0o711);
  try {
    const cold = await timeStart(folder, { NX_SKIP_NX_CACHE: 'true' });
    return { cold, warm: await timeStart(folder, {}) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
