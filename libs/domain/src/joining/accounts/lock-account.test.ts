import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '../../id.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { anonymise } from '../../operating/personal-data/anonymise.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { codeFor } from '../../testing/authenticator.ts';
import { lockChallenge, openChallenge } from './challenges.ts';
import { setPassword } from './change-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { makeLink } from './one-time-link.ts';
import { confirmFactor, proposeFactor } from './own-factors.ts';
import { hashPassword } from './password.ts';
import { completeRecovery } from './recovery.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { createReadDb } from '../../read-db.ts';
import { anActor } from '../../testing/actors.ts';
import { transaction, type Write } from '../../write.ts';

let database: TestDatabase;
let passwordHash: string;
beforeAll(async () => {
  database = await createTestDatabase();
  passwordHash = await hashPassword('parola-de-pana-acum');
});
afterAll(() => database.close());

const em = () => database.orm.em.fork();
const db = () => createReadDb(database.orm);
const rows = (query: string) => em().execute(query);
const inAMonth = new Date(Date.now() + 30 * 86_400_000);
let person: Actor;
let account: string;
let colleague: string;
let organisation: string;
let email: string;

/** Two owners of one organisation. */
beforeEach(async () => {
  [account, colleague, organisation] = [newId(), newId(), newId()];
  person = anActor({ accountId: account, organisationId: organisation });
  email = `${account}@exemplu.ro`;
  await rows(`
    insert into account (id, email, display_name, password_hash) values ('${account}', '${email}', 'Ana', '${passwordHash}'),
      ('${colleague}', '${colleague}@exemplu.ro', 'Ion', '');
    insert into organisation (id, kind, name, status) values ('${organisation}', 'firma', 'Firma', 'approved');
    insert into membership (account_id, organisation_id, role) values ('${account}', '${organisation}', 'owner'),
      ('${colleague}', '${organisation}', 'owner')`);
});

type Work = (write: Write<Actor>) => Promise<unknown>;
const waiting = async (): Promise<number> => {
  const [row] = await rows(`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return Object(row).n;
};

const ended = () => true;
const running = Promise.resolve(false);

/** Runs both concurrently: lets the first, then the second wait for the row locked by `held`, and releases it. */
const runConcurrently = async (held: string, first: Work, second: Work): Promise<void> => {
  const holder = em();
  await holder.begin();
  await holder.execute(held);
  const both: Promise<unknown>[] = [];
  for (const work of [first, second]) {
    both.push(transaction(database.orm, { actor: person }, work));
    const settled = both.map((one) => one.then(ended, ended));
    while ((await waiting()) < both.length && !(await Promise.race([...settled, running])));
  }
  await holder.commit();
  await Promise.all(both);
};
const lockRow = () => `select 1 from account where id = '${account}' for no key update`;
const change: Work = (write) => setPassword(write, account, 'hash', null);

test('a new password and the code of a sign-in in progress', async () => {
  const token = await openChallenge(db(), { accountId: account, audience: 'everyone', secret: 's' });
  await runConcurrently(lockRow(), change, ({ db }) => lockChallenge(db, token));
});

test('a new password and a recovery of the same account', async () => {
  const token = await makeLink(db(), { accountId: account, purpose: 'recovery', minutes: 5 });
  const recover = () =>
    completeRecovery(database.orm, person, { device: 'd', token, password: 'Salcia-galbena-83-nori' });
  await expect(runConcurrently(lockRow(), change, recover)).rejects.toMatchObject({ code: 'link.invalid' });
});

test('a new password and the confirmation of a new e-mail', async () => {
  const token = await makeLink(db(), {
    accountId: account,
    purpose: 'email',
    minutes: 5,
    data: { email: `noua-${email}` },
  });
  const both = runConcurrently(lockRow(), change, (write) => confirmEmailChange(write, { token }));
  await expect(both).rejects.toMatchObject({ code: 'link.invalid' });
});

test('a new password and the first code of a new authenticator', async () => {
  const secret = await transaction(database.orm, { actor: person }, proposeFactor);
  const both = runConcurrently(lockRow(), change, (write) =>
    confirmFactor(write, { sessionId: newId(), code: codeFor(secret) }),
  );
  await expect(both).rejects.toMatchObject({ code: 'auth.challenge_expired' });
});

test('the erasure of an account, and a colleague who changes the organisation and notifies its members', async () => {
  await rows(`update account set deletion_due_at = now() where id = '${account}'`);
  const locked = `select 1 from organisation where id = '${organisation}' for no key update`;
  const message = {
    event: 'members.roleChanged',
    about: null,
    title: 'Rol schimbat',
    message: '',
    href: '/',
    ...{ topic: null, isSecurity: false, hasOwnMail: false },
  };
  const tell: Work = async (write) => {
    await write.em.execute(locked);
    notify(write, [organisation], message);
  };
  await runConcurrently(locked, tell, (write) => anonymise({ ...write, actor: SYSTEM, now: inAMonth }, account));
  expect(await rows(`select status from account where id = '${account}'`)).toEqual([{ status: 'deleted' }]);
});
