import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps files of this folder in memory; a database is hundreds of them. */
const IN_MEMORY = '/dev/shm';
/** Of the databases, pictures and logs that tests have at once. */
const NEEDED_BYTES = 2 * 1024 ** 3;

function roomInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new folder for data that end with the tests, which the database's user may enter too; in memory where there is room. */
export function temporaryFolder({ inMemory = true } = {}): string {
  const folder = mkdtempSync(join(inMemory ? roomInMemory() : tmpdir(), 'portal-test-'));
  chmodSync(folder, 0o711);
  return folder;
}
