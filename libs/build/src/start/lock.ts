import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { giveToOwnerOf } from '../release/same-owner.ts';
import { errorCode, Failure } from './failure.ts';
import { isHere, isAlive, olderOwner, type Owner, ownerOf, ownName, processOf } from './lock-owner.ts';
import { strings } from './strings.ts';

/*
 * A lock is a folder with one file, whose name identifies the holder. Taking a lock, taking over an abandoned one and releasing it are one
 * rename or removal each, which succeeds for only one process, also on a network file system. A holder on this machine is looked up by its
 * process id; one elsewhere, also in another container, must renew the date of its file.
 */

/** A lock that this process holds. */
export interface Lock {
  /** Renews the date of the lock; returns false when another process has taken it over. */
  renew(): boolean;
  release(): void;
}

/** Milliseconds without a renewal, by the clock of the waiting process, after which a lock held elsewhere counts as abandoned. */
const ABANDONED_MS = 15_000;
const RENEW_EVERY_MS = 2000;
/** Longer than ABANDONED_MS. */
const WAIT_MS = 25_000;
const PAUSE_MS = 5;
const LOOK_EVERY_MS = 200;

/** Takes a lock for this process, also an abandoned one; returns undefined when a live process holds it. */
export function take(folder: string, abandonedMs = ABANDONED_MS): Lock | undefined {
  const own = ownName();
  for (;;) {
    const found = ownerIn(folder);
    if (found && isHeld(folder, found, abandonedMs)) return undefined;
    if (found ? takeOver(folder, found, own) : create(folder, own)) return lockOf(folder, own);
    pause(PAUSE_MS);
  }
}

/** Returns the live process that holds a lock, if any. Throws when the lock cannot be read. */
export function holder(folder: string, abandonedMs = ABANDONED_MS): Owner | undefined {
  for (;;) {
    const found = ownerIn(folder);
    if (!found || isHeld(folder, found, abandonedMs)) return found;
    if (ownerIn(folder)?.name === found.name) return undefined;
  }
}

function ownerIn(folder: string): Owner | undefined {
  try {
    return readdirSync(folder).flatMap((name) => ownerOf(name) ?? [])[0];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    // Older releases used a file with the process id.
    if (errorCode(error) === 'ENOTDIR') return olderOwner(readFileSync(folder, 'utf8'));
    throw error;
  }
}

/* Creates the folder together with its file, unless a non-empty one exists. */
function create(folder: string, own: string): boolean {
  const draft = `${folder}.${own}`;
  const around = dirname(folder);
  try {
    mkdirSync(draft);
    writeFileSync(join(draft, own), '');
    // All users who may write next to the lock may take it over.
    chmodSync(draft, statSync(around).mode & 0o777);
    giveToOwnerOf(around, draft);
    renameSync(draft, folder);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false;
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function takeOver(folder: string, { name }: Owner, own: string): boolean {
  if (name === '') {
    rmSync(folder, { force: true });
    return false;
  }
  try {
    renameSync(join(folder, name), join(folder, own));
    return true;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    // A network file system may lose the first answer and repeat the rename.
    return existsSync(join(folder, own));
  }
}

function lockOf(folder: string, own: string): Lock {
  const file = join(folder, own);
  return {
    renew() {
      const now = new Date();
      const isThere = unlessGone(() => utimesSync(file, now, now));
      // If the folder was removed, nobody holds the lock.
      return isThere || ownerIn(folder) === undefined;
    },
    release() {
      if (unlessGone(() => unlinkSync(file))) unlessGone(() => rmdirSync(folder));
    },
  };
}

/** Runs a change of files; returns false when the files are gone or belong to another process. */
function unlessGone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

const isHeld = (folder: string, owner: Owner, abandonedMs: number): boolean =>
  isHere(owner) ? isAlive(owner) : isRenewed(join(folder, owner.name), abandonedMs);

/* Waits for the date to change, since the other machine's clock may be wrong. */
function isRenewed(file: string, abandonedMs: number): boolean {
  const first = dateOf(file);
  const end = performance.now() + abandonedMs;
  while (performance.now() < end) {
    pause(LOOK_EVERY_MS);
    const date = dateOf(file);
    if (date === undefined) return false;
    if (date !== first) return true;
  }
  return false;
}

/* Opens the file to read its date: a network file system may cache attributes for a minute. */
function dateOf(file: string): number | undefined {
  try {
    const handle = openSync(file, 'r');
    const { mtimeMs } = fstatSync(handle);
    closeSync(handle);
    return mtimeMs;
  } catch (error) {
    if (['ENOENT', 'ESTALE'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * Runs `work` under a lock that covers all machines that share the folder. The work must be short, since the lock is not renewed
 * meanwhile. Waits up to 25 seconds for the lock, then throws.
 */
export function exclusively<T>(folder: string, work: (lock: Lock) => T): T {
  const end = performance.now() + WAIT_MS;
  let lock = take(folder);
  while (!lock) {
    if (performance.now() > end) throw new Failure(strings.locked(folder));
    pause(PAUSE_MS);
    lock = take(folder);
  }
  try {
    return work(lock);
  } finally {
    lock.release();
  }
}

/** Renews a lock until the returned function releases it. Ends this process when another one has taken the lock over. */
export function hold(lock: Lock, folder: string): () => void {
  const timer = setInterval(() => {
    if (isStillHeld(lock)) return;
    clearInterval(timer);
    console.error(strings.takenOver(folder));
    process.kill(process.pid, 'SIGTERM');
  }, RENEW_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    lock.release();
  };
}

/* Errors of the file system do not mean that the lock is lost. */
function isStillHeld(lock: Lock): boolean {
  try {
    return lock.renew();
  } catch {
    return true;
  }
}

/** Claims the data folder until the returned function is called. Throws when another portal uses it or it is not writable. */
export function claimFolder(folder: string): () => void {
  const claim = claimOf(folder);
  return writing(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    const lock = take(claim);
    const other = lock ? undefined : holder(claim);
    if (!lock) throw new Failure(strings.alreadyRunning(other ? processOf(other) : '?'));
    return hold(lock, claim);
  });
}

/** The lock that a portal holds on its data folder while it runs. */
const claimOf = (folder: string): string => join(folder, 'start.pid');

/** Returns the process of the portal that uses a data folder, if any. */
export const portalOf = (folder: string): Owner | undefined => holder(claimOf(folder));

/** Runs a function that writes to a folder. Throws `Failure` with a clear message when permission is missing. */
export function writing<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') throw new Failure(strings.noWrite(folder));
    throw error;
  }
}
