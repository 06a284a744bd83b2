import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openCommands } from './testing/data-commands.ts';

const { run, file, folder, rows, count } = await openCommands();

test('an incomplete registry is not imported without --force', async () => {
  const path = await file('bun.csv', 'SIRUTA,DENLOC,JUD,TIP\n143735,ORAŞ CISNĂDIE,32,2\n143557,ŞELIMBĂR,32,3\n');
  expect(await run('import-siruta', path)).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^Only 2 authorities in the file,.+--force\.\nThe registry .+ was not changed\.$/),
  });
  expect(await count('authority')).toBe(0);
});

test('a missing file and a missing argument are refused', async () => {
  expect(await run('import-siruta', join(folder, 'lipsa.csv'))).toMatchObject({ code: 1 });
  expect(await run('import-siruta')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage') });
});

test('an administrator with a taken e-mail or without a name is refused, and so is an invalid contact address', async () => {
  const args = ['--email', 'prima@asociatia.ro', '--name', 'Carmen Voicu'];
  expect((await run('admin-create', ...args)).code).toBe(0);
  const other = ['--email', 'a-doua@asociatia.ro', '--name', 'Ana Pop', '--contact'];
  const refused: [string[], string][] = [
    [args, 'has an account already'],
    [['--email', 'fara'], 'Usage'],
    [[...other, 'fără arond'], 'is not an e-mail address'],
  ];
  for (const [given, reason] of refused)
    expect(await run('admin-create', ...given)).toMatchObject({ code: 1, errors: expect.stringContaining(reason) });
  expect(await count('account')).toBe(1);
  expect((await run('admin-create', ...other, 'contact@asociatia.ro')).code).toBe(0);
  expect(await rows(`select content ->> 'email' as email from site_section where key = 'contact'`)).toEqual([
    { email: 'contact@asociatia.ro' },
  ]);
}, 180_000);
