import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { workspaceRoot } from '../workspace.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Runs a command on the test's database to its end. */
async function run(
  command: string,
  ...args: string[]
): Promise<{ code: number | null; output: string; errors: string }> {
  const own = {
    DATABASE_URL: database.url,
    PORTAL_DIR: folder,
    PUBLIC_ORIGIN: 'https://psp.example',
    NODE_OPTIONS: '',
  };
  const file = join(workspaceRoot, 'libs/build/src/cli', `${command}.ts`);
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...own } });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output, errors: errors.trim() };
}
const count = async (table: string): Promise<number> =>
  (await database.orm.em.fork().execute<{ n: number }[]>(`select count(*)::int as n from ${table}`))[0]?.n ?? -1;

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

test('the registry is imported with a line of progress and a report, a part of it only when forced', async () => {
  const path = await file('bun.csv', 'SIRUTA,DENLOC,JUD,TIP\n143735,ORAŞ CISNĂDIE,32,2\n143557,ŞELIMBĂR,32,3\n');
  expect(await run('import-siruta', path)).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^Only 2 authorities in the file,.+--force\.\nThe registry .+ was not changed\.$/),
  });
  expect(await count('authority')).toBe(0);
  const { code, output } = await run('import-siruta', path, '--force');
  expect([code, output.trim().split('\n')]).toEqual([
    0,
    [
      'Authorities written: 2 of 2',
      'Registry of authorities, 2 in the file: 2 added, 0 changed, 0 unchanged, 0 kept although the file no longer has them.',
    ],
  ]);
  expect(await count('authority')).toBe(2);
});

test('a file of another encoding changes nothing and is refused with its line', async () => {
  const path = await file('latin.csv', Buffer.from('SIRUTA,DENLOC,JUD,TIP\n1,S\xe3li\xbate,32,2\n', 'latin1'));
  expect(await run('import-siruta', path)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Line 2: not UTF-8[^]*was not changed/),
  });
  expect(await run('import-siruta', join(folder, 'lipsa.csv'))).toMatchObject({ code: 1 });
  expect(await run('import-siruta')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage') });
});

test('the first administrator gets a link on the configured origin; a second one of the same e-mail is refused', async () => {
  const args = ['--email', 'prima@asociatia.ro', '--name', 'Carmen Voicu'];
  const { code, output } = await run('admin-create', ...args);
  expect([code, output]).toEqual([0, expect.stringMatching(/https:\/\/psp\.example\/parola\/noua#[\w-]{43}\n$/)]);
  expect(await run('admin-create', ...args)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('has an account already'),
  });
  expect(await run('admin-create', '--email', 'fara')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Usage'),
  });
  const other = ['--email', 'a-doua@asociatia.ro', '--name', 'Ana Pop', '--contact'];
  expect(await run('admin-create', ...other, 'fără arond')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is not an e-mail address'),
  });
  expect(await count('account')).toBe(1);
  expect((await run('admin-create', ...other, 'contact@asociatia.ro')).code).toBe(0);
  expect(
    await database.orm.em.fork().execute(`select content ->> 'email' as email from site_section where key = 'contact'`),
  ).toEqual([{ email: 'contact@asociatia.ro' }]);
});
