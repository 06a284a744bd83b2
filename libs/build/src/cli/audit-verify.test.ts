import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openCommands } from './testing/data-commands.ts';

const { run, rows, file, folder } = await openCommands();
/* What whoever owns the database can do. */
const tamper = (statement: string) =>
  rows(`alter table audit disable trigger user; ${statement}; alter table audit enable trigger user`);

test('an audit as it was sealed passes; a row changed by hand is named, and the command fails', async () => {
  await rows(`insert into audit (at, action, entity, reason) values
    ('2026-11-20T10:00:00Z', 'account.suspend', 'account', 'Motivul'), ('2026-11-20T11:00:00Z', 'session.end', 'session', null)`);
  await rows('select seal_audit(100, false)');
  const [head] = await rows<{ hash: string; id: string }>(
    `select encode(hash, 'hex') as hash, (select audit_id from audit_seal where position = 1) as id from audit_seal where position = 2`,
  );
  expect(await run('audit-verify')).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^There is no .*audit-heads\.jsonl[^]*\nThe audit is as it was sealed: 2 rows, 0 written heads/,
    ),
  });
  await file(
    'audit-heads.jsonl',
    `${JSON.stringify({ position: 2, hash: head?.hash, at: '2026-11-21T00:10:00.000Z' })}\n`,
  );
  const verified = () => run('audit-verify', '--heads', folder);
  expect(await verified()).toMatchObject({ code: 0, output: expect.stringContaining('2 rows, 1 written heads') });
  await tamper(`update audit set reason = 'Altul' where action = 'account.suspend'`);
  expect(await verified()).toEqual({
    code: 1,
    output: `Changed since it was sealed: ${head?.id}, 2026-11-20T10:00:00Z, account.suspend, seal 1\n`,
    errors: 'The audit is not as it was sealed: 1 fault in 2 rows.',
  });
  await file('audit-heads.jsonl', `{"position":2,"hash":"${'0'.repeat(64)}","at":"2026-11-21T00:10:00.000Z"}\nnimic\n`);
  expect(await verified()).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /line 2\n[^]*The chain does not contain the head that was written at 2026-11-21T00:10/,
    ),
    errors: 'The audit is not as it was sealed: 3 faults in 2 rows.',
  });
}, 120_000);

test('an unknown option is refused', async () => {
  expect(await run('audit-verify', '--alt')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage') });
  expect(await run('audit-verify', '--heads', join(folder, 'lipsa'))).toMatchObject({ code: 1 });
});
