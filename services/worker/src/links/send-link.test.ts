import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestEmailChange } from '@psp/domain/joining/accounts/issue-email-change';
import { hashSecret } from '@psp/domain/operating/secrets';
import { newId } from '@psp/domain/id';
import { enqueue, type Jobs } from '@psp/domain/operating/jobs/enqueue';
import type { TestDatabase } from '@psp/domain/testing/database';
import { configOf, createWorkerDatabase, listeningLog, ORIGIN, QUICK, untilRow } from '../testing/worker.ts';
import { startWorker, type Worker } from '../worker.ts';
import { asSystem } from '@psp/domain/as-system';
import { acting } from '@psp/domain/testing/acting';
import { anActor } from '@psp/domain/testing/actors';

let database: TestDatabase;
let worker: Worker;
const listening = listeningLog();
const account = newId();
const organisation = newId();
beforeAll(async () => {
  database = await createWorkerDatabase();
  await rows(`
    insert into account (id, email, display_name, password_hash) values ('${account}', 'ana@exemplu.ro', 'Ana Pop', '');
    insert into organisation (id, kind, name, status) values ('${organisation}', 'firma', 'Firma Exemplu', 'approved');
    insert into membership (account_id, organisation_id, role) values ('${account}', '${organisation}', 'owner')`);
  worker = await startWorker(configOf(database.url), listening.log, QUICK);
});
afterAll(async () => {
  await worker.stop();
  await database.close();
});

const rows = (query: string) => database.orm.em.fork().execute(query);
const ask = (job: Jobs['send-link']) => asSystem(database.orm, ({ db }) => enqueue(db, 'send-link', job));

/** The address of the link in the mail, and the hash of its secret. */
const linkFor = async (recipient: string, path: string): Promise<{ address: string; hash: string }> => {
  const { text } = await untilRow<{ text: string }>(
    database.orm,
    `select text from caught_mail where recipient = '${recipient}' and text like '%${path}%'`,
  );
  const address = /https:\S+#\S+/.exec(text)?.[0] ?? '';
  return { address, hash: hashSecret(address.slice(address.indexOf('#') + 1)) };
};

const signUp = (email: string, organisation = 'Firma Nouă') =>
  rows(`insert into registration (kind, email, content, password_hash, terms_version, address, expires_at) values ('firma', '${email}',
    '{"contactName":"Ion","organisation":{"name":"${organisation}"}}', '', '1', '127.0.0.1', now() + interval '1 day')`);

test('an unconfirmed sign-up gets a new link with each mail, and only the newest works', async () => {
  await signUp('nou@exemplu.ro');
  await ask({ kind: 'confirmation', email: 'nou@exemplu.ro' });
  const { address, hash } = await linkFor('nou@exemplu.ro', '/confirmare#');
  expect(address).toMatch(`${ORIGIN}/confirmare#`);
  expect(await rows(`select token_hash from registration where email = 'nou@exemplu.ro'`)).toEqual([
    { token_hash: hash },
  ]);
});

test('a sign-up with the address of an account gets a mail that says so, with a link that adds the organisation to it', async () => {
  await signUp('ANA@exemplu.ro', 'A doua firmă');
  await ask({ kind: 'confirmation', email: 'ANA@exemplu.ro' });
  const { hash } = await linkFor('ana@exemplu.ro', '/confirmare#');
  const [mail] = await rows(`select subject, text from caught_mail where recipient = 'ana@exemplu.ro'`);
  expect(mail).toMatchObject({
    subject: 'Aveți deja un cont în Portal PSP',
    text: expect.stringContaining('„A doua firmă”'),
  });
  expect(await rows(`select token_hash from registration where email = 'ana@exemplu.ro'`)).toEqual([
    { token_hash: hash },
  ]);
});

test.each([
  ['recovery', { kind: 'recovery', email: 'ana@exemplu.ro' }, 'ana@exemplu.ro', '/parola/noua#'],
  [
    'email',
    { kind: 'email-change', accountId: account, email: 'ana.noua@exemplu.ro' },
    'ana.noua@exemplu.ro',
    '/confirmare#',
  ],
] as const)('a link of the purpose %s goes to the address it proves', async (purpose, job, recipient, path) => {
  if (job.kind === 'email-change')
    await acting(database.orm)(anActor({ accountId: account, organisationId: organisation }), requestEmailChange, job);
  else await ask(job);
  const { hash } = await linkFor(recipient, path);
  expect(await rows(`select purpose, account_id from one_time_link where token_hash = '${hash}'`)).toEqual([
    { purpose, account_id: account },
  ]);
});

test('an invitation is sent to the invited address', async () => {
  const id = newId();
  await rows(`insert into invitation (id, organisation_id, email, role, invited_by, expires_at)
    values ('${id}', '${organisation}', 'coleg@exemplu.ro', 'editor', '${account}', now() + interval '7 days')`);
  await ask({ kind: 'invitation', invitationId: id });
  const { hash } = await linkFor('coleg@exemplu.ro', '/invitatie#');
  expect(await rows(`select token_hash from invitation where id = '${id}'`)).toEqual([{ token_hash: hash }]);
});

test('an unknown address gets no mail', async () => {
  await ask({ kind: 'recovery', email: 'nimeni@exemplu.ro' });
  await ask({ kind: 'confirmation', email: 'nimeni@exemplu.ro' });
  await untilRow(
    database.orm,
    `select 1 where 2 = (select count(*) from pgboss.job where data ->> 'email' = 'nimeni@exemplu.ro' and state = 'completed')`,
  );
  expect(await rows(`select 1 from mail where recipient = 'nimeni@exemplu.ro'`)).toEqual([]);
});

test('a link whose job failed at its last attempt is abandoned, without the address in the log', async () => {
  await rows(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no mail for %', new.recipient using detail = new.recipient; end $$;
    create trigger refuse before insert on mail for each row when (new.recipient = 'pana@exemplu.ro') execute function refuse();
    insert into account (email, display_name, password_hash) values ('pana@exemplu.ro', 'Ana', '')`);
  await ask({ kind: 'recovery', email: 'pana@exemplu.ro' });
  const { id } = await untilRow<{ id: string }>(
    database.orm,
    `update pgboss.job set retry_limit = 1 where name = 'send-link' and data ->> 'email' = 'pana@exemplu.ro' and state = 'retry' returning id`,
  );
  const line = await listening.line('job given up');
  expect(JSON.parse(line)).toMatchObject({ queue: 'send-link', job: id, error: { name: 'error', code: 'P0001' } });
  expect(listening.lines.join()).not.toContain('pana@exemplu.ro');
});
