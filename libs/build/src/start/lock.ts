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
import { isHere, lives, olderOwner, type Owner, ownerOf, ownName, processOf } from './lock-owner.ts';
import { strings } from './strings.ts';

/*
 * A lock is a folder with one file, whose name says who holds it. Taking it, taking over an abandoned one and giving it back are
 * one rename or removal each, in which the file system, of a network too, lets one process alone succeed. Whether a holder on this
 * machine lives is looked up; one elsewhere, also in another container, has to renew the date of its file.
 */

/** A lock that this process holds. */
export interface Lock {
  /** Shows that this process still works under it; false when another one has taken it over. */
  renew(): boolean;
  release(): void;
}

/** Milliseconds without a renewal after which a holder elsewhere has abandoned its lock, by the clock of the one that waits. */
const ABANDONED_MS = 15_000;
const RENEW_EVERY_MS = 2000;
/** Longer than it takes to find a lock abandoned. */
const WAIT_MS = 25_000;
const PAUSE_MS = 5;
const LOOK_EVERY_MS = 200;

/** Takes a lock for this process; undefined when a living one has it. An abandoned one is taken over. */
export function take(folder: string, abandonedMs = ABANDONED_MS): Lock | undefined {
  const own = ownName();
  for (;;) {
    const found = ownerIn(folder);
    if (found && isHeld(folder, found, abandonedMs)) return undefined;
    if (found ? takeOver(folder, found, own) : create(folder, own)) return lockOf(folder, own);
    pause(PAUSE_MS);
  }
}

/** The living process that holds a lock, if any. Throws when the lock is there and cannot be read. */
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
    // Releases before had a file with the id of the process.
    if (errorCode(error) === 'ENOTDIR') return olderOwner(readFileSync(folder, 'utf8'));
    throw error;
  }
}

/* The folder appears with the file in it, where there is none or an empty one. */
function create(folder: string, own: string): boolean {
  const draft = `${folder}.${own}`;
  const around = dirname(folder);
  try {
    mkdirSync(draft);
    writeFileSync(join(draft, own), '');
    // Whoever may write beside the lock may take it over.
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
    // A network may lose the first answer and ask again.
    return existsSync(join(folder, own));
  }
}

function lockOf(folder: string, own: string): Lock {
  const file = join(folder, own);
  return {
    renew() {
      const now = new Date();
      const isThere = unlessGone(() => utimesSync(file, now, now));
      // Removed with all that lay beside it, it is nobody's.
      return isThere || ownerIn(folder) === undefined;
    },
    release() {
      if (unlessGone(() => unlinkSync(file))) unlessGone(() => rmdirSync(folder));
    },
  };
}

/** Runs a change of files; false when what it changes is gone, or is another's meanwhile. */
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
  isHere(owner) ? lives(owner) : isRenewed(join(folder, owner.name), abandonedMs);

/* Waits for the date to change: it is of the other machine's clock, which may be wrong. */
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

/* Of the opened file: what a network's file system knows of one that is closed may be a minute old. */
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
 * Runs what only one process at a time may do, on all machines that have the folder. The work is short, since it does not renew the
 * lock by itself. Waits up to 25 seconds for the lock; then throws.
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

/** Renews a lock until the returned function gives it back. Ends this process when another one has taken the lock over. */
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

/* A file system that does not answer for a while says nothing about who holds the lock. */
function isStillHeld(lock: Lock): boolean {
  try {
    return lock.renew();
  } catch {
    return true;
  }
}

/** Claims the data folder until the returned function is called. Fails when another start uses it or it cannot be written. */
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

/** The process of the portal that uses a data folder now, if any. */
export const portalOf = (folder: string): Owner | undefined => holder(claimOf(folder));

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
