import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps the files of this folder in memory, which is faster for the hundreds of files of a database. */
const IN_MEMORY = '/dev/shm';
/** Space for the databases, pictures and logs of concurrent tests. */
const NEEDED_BYTES = 2 * 1024 ** 3;
/** Name of a folder before its random end; the number is the process that created it. */
const NAME = /^portal-test-(\d+)-/;

function roomInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes the folders in `room` whose process has ended. A killed test run would otherwise keep some 300 MB of memory. */
export function removeAbandoned(room: string): void {
  for (const name of readdirSync(room)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(room, name), { recursive: true, force: true });
  }
}

/** Creates a folder for temporary data of tests that the database's user may enter; in memory when there is enough space. */
export function temporaryFolder({ inMemory = true } = {}): string {
  const room = inMemory ? roomInMemory() : tmpdir();
  if (inMemory) removeAbandoned(room);
  const folder = mkdtempSync(join(room, `portal-test-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}
