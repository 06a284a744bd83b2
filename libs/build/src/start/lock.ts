import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, Failure } from './failure.ts';
import { strings } from './strings.ts';
import { isRunning } from './running.ts';

/** The process that uses a data folder now, if any. Throws when the file is there and cannot be read. */
export function holder(file: string): number | undefined {
  const pid = pidIn(file);
  return pid !== undefined && isHolding(pid) ? pid : undefined;
}

const isHolding = (pid: number): boolean => isRunning(pid, 'libs/build');

function pidIn(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
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
    while (!link(own, file)) {
      const pid = pidIn(file);
      // Given back since.
      if (pid === undefined) continue;
      if (isHolding(pid)) return false;
      removeDead(file);
    }
    return true;
  } finally {
    rmSync(own, { force: true });
  }
}

function link(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

/* Renamed before it is removed: another process may have done the same already, and this one would remove a living one's. */
function removeDead(file: string): void {
  const removed = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, removed);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const pid = pidIn(removed);
  if (pid !== undefined && isHolding(pid)) link(removed, file);
  rmSync(removed, { force: true });
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
