import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps the files of this folder in memory, which is faster for the hundreds of files of a database. */
const IN_MEMORY = '/dev/shm';
/** Space for the databases, pictures and logs of concurrent tests. */
const NEEDED_BYTES = 2 * 1024 ** 3;

function roomInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Creates a folder for temporary data of tests that the database's user may enter; in memory when there is enough space. */
export function temporaryFolder({ inMemory = true } = {}): string {
  const folder = mkdtempSync(join(inMemory ? roomInMemory() : tmpdir(), 'portal-test-'));
  chmodSync(folder, 0o711);
  return folder;
}
