import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { closedFolderPlace } from './location.ts';
import { startDatabase } from './server.ts';

test('a start on a full disk fails with a message that says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const database = await startDatabase({ folder, throwAway: true });
  await database.stop();
  const place = [folder, closedFolderPlace(folder)].find((path) => existsSync(join(path, 'postgres'))) ?? folder;
  const options = join(place, 'postgres/postmaster.opts');
  rmSync(options);
  symlinkSync('/dev/full', options);
  await expect(startDatabase({ folder, throwAway: true })).rejects.toThrow(
    `The disk is full: nothing more can be written in ${folder}`,
  );
  await database.discard();
});
