import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, Failure } from './failure.ts';
import { strings } from './strings.ts';
import { isRunning } from './running.ts';

/** The process that uses a data folder now, if any. Throws when the file is there and cannot be read. */
export function holder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return isRunning(pid, 'libs/build') ? pid : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Takes a lock file for this process; false when a living process has it. A dead one's is taken over. */
export function take(file: string): boolean {
  // Linked, so that nobody sees the file without the number of its process.
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (holder(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  } finally {
    rmSync(own, { force: true });
  }
}

const WAIT_MS = 10_000;
const PAUSE_MS = 5;

/** Runs what only one process at a time may do. Waits up to ten seconds for the lock file; then throws. */
export function exclusively<T>(file: string, work: () => T): T {
  const end = Date.now() + WAIT_MS;
  while (!take(file)) {
    if (Date.now() > end) throw new Failure(strings.locked(file));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Claims the data folder until the returned function is called. Fails when another start uses it or it cannot be written. */
export function claimFolder(folder: string): () => void {
  const file = join(folder, 'start.pid');
  writing(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    if (!take(file)) throw new Failure(strings.alreadyRunning(holder(file) ?? 0));
  });
  return () => rmSync(file, { force: true });
}

/** Runs what writes into a folder; a missing permission becomes a clear line. */
export function writing<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') throw new Failure(strings.noWrite(folder));
    throw error;
  }
}
