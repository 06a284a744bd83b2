import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestDatabase } from '@psp/domain/testing/database';
import { prepareDatabase } from './database.ts';
import { filesUrl } from './files-url.ts';

test('an empty database is filled, with a message', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  const database = await createTestDatabase();
  const said: string[] = [];
  try {
    await prepareDatabase(database.url, filesUrl(folder), (line) => said.push(line));
    expect(said).toEqual([expect.stringMatching(/^Filling the empty database/)]);
    expect(await database.orm.em.fork().execute('select count(*) > 40 as filled from authority')).toEqual([
      { filled: true },
    ]);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
}, 180_000);
