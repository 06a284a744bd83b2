import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { sql } from 'kysely';
import { asSystem } from './as-system.ts';
import { measureClock } from './clock.ts';
import { confirmSignUp } from './joining/registrations/confirm.ts';
import type { RegistrationContent } from './joining/registrations/content.ts';
import { issueConfirmation } from './joining/registrations/issue-confirmation.ts';
import { keepSignUp } from './joining/registrations/sign-up.ts';
import { sendRequest } from './sourcing/service-requests/send-request.ts';
import { createDraft } from './sourcing/service-requests/write-request.ts';
import { acting } from './testing/acting.ts';
import { anActor } from './testing/actors.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { aRequest } from './testing/scenario.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a connection that breaks before the first statement fails only that write', async () => {
  const pool = await database.orm.em.getConnection().getNativeClient();
  const work = () => asSystem(database.orm, ({ db }) => db.run(sql<{ one: number }>`select 1 as one`));
  const close = (client: { end(): Promise<void> }) => void client.end();
  // Every connection taken is closed: measuring the clock, which a write may start, takes one too.
  await measureClock(database.orm);
  pool.on('acquire', close);
  await expect(work()).rejects.toThrow('closed');
  pool.off('acquire', close);
  expect(await work()).toEqual([{ one: 1 }]);
});

test('a transaction that the server ended fails with the reason, and its connection is not used again', async () => {
  const idle = asSystem(database.orm, async ({ db }) => {
    const pool = await database.orm.em.getConnection().getNativeClient();
    await db.run(sql`set local idle_in_transaction_session_timeout = 20`);
    const [session] = await db.run(sql<{ pid: number }>`select pg_backend_pid() as pid`);
    while ((await pool.query(`select from pg_stat_activity where pid = ${session?.pid}`)).rowCount);
    await db.run(sql`select 1`);
  });
  await expect(idle).rejects.toMatchObject({ code: '25P03' });
  expect(await asSystem(database.orm, ({ db }) => db.run(sql`select 1 as one`))).toEqual([{ one: 1 }]);
});

test.each(['db', 'em'] as const)(
  'statements by %s that start after the transaction has failed write nothing',
  async (door) => {
    const insert = `insert into account (email, display_name, password_hash) values ('${door}@exemplu.ro', 'Ana', '')`;
    const { promise: undone, resolve: goOn } = Promise.withResolvers<void>();
    let late: Promise<unknown> = undone;
    const work = asSystem(database.orm, ({ db, em }) => {
      late = undone.then(() => (door === 'db' ? db.run(sql.raw(insert)) : em.execute(insert)));
      return Promise.all([Promise.reject(new Error('refused')), late]);
    });
    await expect(work).rejects.toThrow('refused');
    goOn();
    await expect(late).rejects.toThrow('the transaction has ended');
    expect(await database.orm.em.fork().execute(`select from account where email = '${door}@exemplu.ro'`)).toEqual([]);
  },
);

test('rows that a write creates and changes are dated by the time of the write, not by the clock', async () => {
  const uat = anActor();
  const { accountId, organisationId } = uat;
  const rows = (query: string) => database.orm.em.fork().execute(query);
  await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', 'ana@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status, uat_type, package, county_code) values ('${organisationId}', 'uat', 'Comuna Exemplu', 'approved', 'commune', 'bronze', 'SB')`);
  const by = acting(database.orm);
  // Already next year in Romania.
  const began = new Date('2023-12-31T22:30:00Z');
  const went = new Date('2024-01-03T08:00:00Z');
  const id = await by(uat, createDraft, { content: aRequest() }, began);
  await by(uat, sendRequest, { id, version: 1 }, went);
  expect(
    await rows(`select left(number, 7) as number, extract(epoch from created_at)::int as began, extract(epoch from updated_at)::int as changed,
    (select array_agg(distinct extract(epoch from created_at)::int) from service_request_revision) as kept,
    (select array_agg(extract(epoch from at)::int order by id) from audit) as acts from service_request`),
  ).toEqual([
    {
      number: 'SP-2024',
      ...{ began: began.getTime() / 1000, changed: went.getTime() / 1000, kept: [went.getTime() / 1000] },
      acts: [began.getTime() / 1000, went.getTime() / 1000],
    },
  ]);
});

test('rows of a sign-up and of its confirmation are dated by the time of each write', async () => {
  const rows = (query: string) => database.orm.em.fork().execute(query);
  const [sent, opened] = [new Date('2024-02-05T08:00:00Z'), new Date('2024-02-05T09:00:00Z')];
  const email = 'maria@firma.example';
  const content: RegistrationContent = {
    ...{ email, contactName: 'Maria Pop', position: 'Administrator', phone: '+40722123456', kind: 'firma' },
    organisation: {
      ...{ name: 'Firma', cui: '14399840', cuiConfirmed: false, registrationNumber: 'J12/1/2020', countyCode: 'CJ' },
      ...{ locality: 'Dej', address: 'Str. Horea 1', website: '', legalRepresentative: 'Maria Pop', portfolio: '' },
      expertise: ['mediu'],
    },
  };
  const nothing = { organisationId: null, attachment: null, browserHash: null, requestHash: null };
  const known = { passwordHash: '', termsVersion: FIRST_LEGAL_DATE, address: '192.0.2.1' };
  await asSystem(
    database.orm,
    async (write) => {
      await keepSignUp(write, { kind: 'firma', content, ...nothing, ...known });
      await issueConfirmation(write, email);
    },
    sent,
  );
  const [mail] = await rows(`select data ->> 'token' as token from mail where recipient = '${email}'`);
  await asSystem(database.orm, (write) => confirmSignUp(write, String(Object(mail).token)), opened);
  const moments =
    await rows(`select array[r.created_at, r.expires_at - interval '24 hours', g.given_at]::text[] as sent,
      array[r.confirmed_at, a.created_at, o.created_at, o.applied_at, m.created_at]::text[] as opened
    from registration r join account a on a.email = r.email join consent g on g.account_id = a.id
    join membership m on m.account_id = a.id join organisation o on o.id = m.organisation_id where r.email = '${email}'`);
  expect(moments).toHaveLength(2);
  for (const { sent: first, opened: second } of moments) {
    expect(new Set(first.map(Date.parse))).toEqual(new Set([sent.getTime()]));
    expect(new Set(second.map(Date.parse))).toEqual(new Set([opened.getTime()]));
  }
});
