import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { linkOwner } from '@psp/domain/joining/accounts/one-time-link';
import { newId } from '@psp/domain/id';
import type { TestDatabase } from '@psp/domain/testing/database';
import { LINK_TABLES, linkRow, type LinkTemplate } from '../testing/links.ts';
import { type MailServer, startMailServer, startStall } from '../testing/mail-server.ts';
import { configOf, createWorkerDatabase, listeningLog, post, QUICK, untilRow } from '../testing/worker.ts';
import { startWorker, type Worker } from '../worker.ts';
import { createReadDb } from '@psp/domain/read-db';

let database: TestDatabase;
let server: MailServer;
let worker: Worker | undefined;
const account = newId();
const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
beforeAll(async () => {
  database = await createWorkerDatabase();
  server = await startMailServer();
  await rows(`insert into account (id, email, display_name, password_hash) values ('${account}', 'ana@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status) values ('${account}', 'admin', 'Asociația', 'approved');
    insert into membership (account_id, organisation_id, role) values ('${account}', '${account}', 'owner')`);
});
beforeEach(() => rows('delete from registration; delete from one_time_link; delete from invitation'));
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  server.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const rows = (query: string) => database.orm.em.fork().execute(query);
const mailOf = async (id: string) =>
  (
    await rows(`select sent_at is not null as sent, failed_at is not null as failed, data from mail where id = '${id}'`)
  )[0];
const start = async (url: string) => {
  const listening = listeningLog();
  worker = await startWorker(configOf(database.url, url), listening.log, QUICK);
  return listening;
};
const sent = (id: string) => untilRow(database.orm, `select 1 from mail where id = '${id}' and sent_at is not null`);

test('a link that expired while the mail server stalled is valid from the sending of its mail', async () => {
  const stall = await startStall(server.url);
  const { line } = await start(`${stall.url}?greetingTimeout=1500`);
  await rows(linkRow('recovery', account, token));
  const id = await post(database.orm, 'ana@exemplu.ro', 'recovery', { name: 'Ana', token });
  await stall.stalled;
  await line('mail not accepted');
  // Requested six hours ago, valid for one.
  await rows(`update mail set created_at = now() - interval '6 hours' where id = '${id}'`);
  expect(await linkOwner(createReadDb(database.orm), 'recovery', token)).toBeNull();
  stall.release();
  await server.to('ana@exemplu.ro');
  await sent(id);
  expect(await linkOwner(createReadDb(database.orm), 'recovery', token)).toBe(account);
  const [link] = await rows(
    'select round(extract(epoch from expires_at - now()) / 60)::int as minutes from one_time_link',
  );
  expect(link).toEqual({ minutes: 60 });
  await worker?.stop();
  worker = undefined;
  await stall.close();
});

const dataOf = { name: 'Ana', token, organisation: 'Firma', invitedBy: 'Ion', role: 'viewer' } as const;
test.each(Object.keys(LINK_TABLES) as LinkTemplate[])(
  'the lifetime of a link of %s starts when its mail is sent',
  async (template) => {
    await rows(linkRow(template, account, token));
    const id = await post(database.orm, 'ana@exemplu.ro', template, dataOf);
    await rows(`update mail set created_at = now() - interval '6 hours' where id = '${id}'`);
    await start(server.url);
    await sent(id);
    expect(
      await rows(
        `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from ${LINK_TABLES[template]}`,
      ),
    ).toEqual([{ minutes: 60 }]);
  },
);

test.each([
  ['recovery', `update one_time_link set used_at = now()`],
  ['email-change', `update one_time_link set used_at = now()`],
  ['confirmation', `update registration set token_hash = 'newer'`],
  ['invitation', `update invitation set revoked_at = now(), token_hash = null`],
] as const)(
  'a mail of %s whose link was used, revoked or replaced is dropped without an alarm',
  async (template, end) => {
    await rows(`${linkRow(template, account, token)}; ${end}`);
    const id = await post(database.orm, 'ana@exemplu.ro', template, dataOf);
    await start(server.url);
    await untilRow(database.orm, `select 1 from mail where id = '${id}' and failed_at is not null`);
    expect(await mailOf(id)).toMatchObject({ sent: false, failed: true, data: {} });
    expect(server.received).toEqual([]);
    expect(await rows(`select 1 from notification where read_at is null`)).toEqual([]);
  },
);
