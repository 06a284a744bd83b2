import { expect, test } from '@jest/globals';
import { openCommands } from './testing/data-commands.ts';

const { run, rows, file, count } = await openCommands();

test('the import of the registry prints its progress and a report', async () => {
  const path = await file('bun.csv', 'SIRUTA,DENLOC,JUD,TIP\n143735,ORAŞ CISNĂDIE,32,2\n143557,ŞELIMBĂR,32,3\n');
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

test('a file that is not UTF-8 is refused with the number of the line', async () => {
  const path = await file('latin.csv', Buffer.from('SIRUTA,DENLOC,JUD,TIP\n1,S\xe3li\xbate,32,2\n', 'latin1'));
  expect(await run('import-siruta', path)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Line 2: not UTF-8[^]*was not changed/),
  });
});

test('the first administrator gets a link on the configured origin', async () => {
  const { code, output } = await run('admin-create', '--email', 'prima@asociatia.ro', '--name', 'Carmen Voicu');
  expect([code, output]).toEqual([0, expect.stringMatching(/https:\/\/psp\.example\/parola\/noua#[\w-]{43}\n$/)]);
  expect(await count('account')).toBe(1);
});

test('a backup and its drill are reported for the association, nothing else is', async () => {
  const backup = ['--kind=backup', '--outcome=ok', '--detail= 18,4 GB '];
  expect(await run('backup-report', ...backup)).toMatchObject({ code: 0, output: 'Reported: backup, ok.\n' });
  expect((await run('backup-report', '--kind=backup_drill', '--outcome=failed')).code).toBe(0);
  expect(await rows('select kind, outcome, detail from operation_report order by finished_at')).toEqual([
    { kind: 'backup', outcome: 'ok', detail: '18,4 GB' },
    { kind: 'backup_drill', outcome: 'failed', detail: null },
  ]);
  const wrong = await run('backup-report', '--kind=backup', '--outcome=fine');
  expect(wrong).toMatchObject({ code: 1, errors: expect.stringContaining('Usage: npm run backup:report') });
});
