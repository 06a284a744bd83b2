import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@psp/domain/id';
import { asSystem } from '@psp/domain/as-system';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { enqueue } from '@psp/domain/operating/jobs/enqueue';
import type { TestDatabase } from '@psp/domain/testing/database';
import { linkRow } from '../testing/links.ts';
import { type MailServer, startMailServer, startStall } from '../testing/mail-server.ts';
import { configOf, createWorkerDatabase, listeningLog, ORIGIN, post, QUICK, untilRow } from '../testing/worker.ts';
import { startWorker, type Worker } from '../worker.ts';

let database: TestDatabase;
let server: MailServer;
let worker: Worker | undefined;
beforeAll(async () => {
  database = await createWorkerDatabase();
  server = await startMailServer();
  await database.orm.em.fork().execute(`
    with staff as (insert into organisation (kind, name, status) values ('admin', 'Asociația', 'approved') returning id),
      person as (insert into account (email, display_name, password_hash) values ('admin@exemplu.ro', 'Ada', '') returning id)
    insert into membership (organisation_id, account_id, role) select staff.id, person.id, 'owner' from staff, person`);
  await rows(
    `insert into account (id, email, display_name, password_hash) values ('${account}', 'ana@exemplu.ro', 'Ana', '')`,
  );
});
beforeEach(() => rows('delete from registration; delete from one_time_link; delete from invitation'));
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  server.judge = () => null;
  server.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const account = newId();
const rows = (query: string) => database.orm.em.fork().execute(query);
const mailOf = async (id: string) =>
  (
    await rows(`select sent_at is not null as sent, failed_at is not null as failed, attempts, last_error, data from mail
    where id = '${id}'`)
  )[0];
const start = async (url: string) => {
  const listening = listeningLog();
  worker = await startWorker(configOf(database.url, url), listening.log, QUICK);
  return listening;
};
const sent = (id: string) => untilRow(database.orm, `select 1 from mail where id = '${id}' and sent_at is not null`);

test('a queued mail arrives once and complete, and its stored data is erased', async () => {
  await start(server.url);
  await rows(linkRow('confirmation', account, token));
  const began = Date.now();
  const id = await post(database.orm, 'ana@exemplu.ro', 'confirmation', { name: 'Ana Pop', token });
  const mail = await server.to('ana@exemplu.ro');
  expect(mail.subject).toBe('Confirmați adresa de e-mail');
  expect(mail.from).toEqual({ name: 'Portal PSP', address: 'no-reply@portal.exemplu.ro' });
  expect(mail.messageId).toBe(`<${id}@portal.exemplu.ro>`);
  expect(mail.text).toContain(`${ORIGIN}/confirmare#${token}`);
  expect(mail.html).toContain(`href="${ORIGIN}/confirmare#${token}"`);
  // The Date header has a resolution of one second.
  const dated = Date.parse(mail.date ?? '');
  expect([dated >= Math.floor(began / 1000) * 1000, dated <= Date.now()]).toEqual([true, true]);
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers['auto-submitted']).toBe('auto-generated');
  expect(headers['list-unsubscribe']).toBeUndefined();
  await sent(id);
  expect(await mailOf(id)).toEqual({ sent: true, failed: false, attempts: 1, last_error: null, data: {} });
});

test('a notification links to the settings that turn it off', async () => {
  await start(server.url);
  const data = { name: 'Ana', title: 'Ofertă nouă', message: 'Text', href: '/uat/service-requests/1' };
  await post(database.orm, 'uat@exemplu.ro', 'notification', data);
  const mail = await server.to('uat@exemplu.ro');
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(`<${ORIGIN}/cont/notificari>`);
});

test('a monthly report supports one-click unsubscription', async () => {
  await start(server.url);
  const figures = { requests: '3', requested: '1 leu', offered: '1 leu', accepted: '1 leu' };
  const year = { yearRequests: '3', yearAccepted: '1 leu', yearSavings: '' };
  const data = { name: 'Ana', organisation: 'Sibiu', month: 'octombrie 2026', token, ...figures, ...year };
  await post(database.orm, 'raport@exemplu.ro', 'monthly-report', data);
  const mail = await server.to('raport@exemplu.ro');
  const headerOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(headerOf('list-unsubscribe')).toBe(`<${ORIGIN}/api/public/report-mails/unsubscribe?token=${token}>`);
  expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`${ORIGIN}/rapoarte/dezabonare#${token}`);
});

const CONTACT = 'update site_section set version = version + 1, content = content';
test('Reply-To is the address of the association, and missing when it has none', async () => {
  await start(server.url);
  await post(database.orm, 'fara@exemplu.ro', 'deleted', { name: 'Ana' });
  expect((await server.to('fara@exemplu.ro')).replyTo).toBeUndefined();
  await rows(`${CONTACT} || '{"email": "contact@asociatia.example"}' where key = 'contact'`);
  await post(database.orm, 'cu@exemplu.ro', 'deleted', { name: 'Ana' });
  const mail = await server.to('cu@exemplu.ro');
  expect(mail.replyTo).toEqual([{ name: '', address: 'contact@asociatia.example' }]);
  expect(mail.text).toContain('scrieți asociației la contact@asociatia.example');
  await rows(`${CONTACT} || '{"email": ""}' where key = 'contact'`);
});

test('a subject cannot inject headers', async () => {
  await start(server.url);
  const title = 'Ofertă\r\nBcc: toti@exemplu.ro\r\n\r\n<script>';
  await post(database.orm, 'tinta@exemplu.ro', 'notification', { name: 'Ana', title, message: 'Text', href: '/cont' });
  const mail = await server.to('tinta@exemplu.ro');
  expect(mail.subject).toBe('Ofertă Bcc: toti@exemplu.ro <script>');
  expect(mail.bcc ?? []).toEqual([]);
});

test('a mail server that accepts connections and stays silent delays only mail', async () => {
  const stall = await startStall(server.url);
  const { line } = await start(`${stall.url}?greetingTimeout=1500`);
  const id = await post(database.orm, 'rabdator@exemplu.ro', 'deleted', { name: 'Ana' });
  await stall.stalled;
  await asSystem(database.orm, ({ db }) => enqueue(db, 'file-removal', { key: 'nu-exista' }));
  await untilRow(database.orm, `select 1 from pgboss.job where data ->> 'key' = 'nu-exista' and state = 'completed'`);
  expect(await mailOf(id)).toMatchObject({ sent: false });
  stall.release();
  expect(await line('mail not accepted')).toContain('Greeting never received');
  await server.to('rabdator@exemplu.ro');
  await sent(id);
  const mail = await mailOf(id);
  expect(mail).toMatchObject({ sent: true, last_error: null });
  // On a busy machine even the greeting of a working server may time out for one of them.
  expect(Object(mail).attempts).toBeGreaterThanOrEqual(2);
  await worker?.stop();
  worker = undefined;
  await stall.close();
});

test('a temporarily refused mail is retried', async () => {
  let asked = 0;
  server.judge = () => (++asked === 1 ? 451 : null);
  await start(server.url);
  const id = await post(database.orm, 'gri@exemplu.ro', 'deleted', { name: 'Ana' });
  await server.to('gri@exemplu.ro');
  await sent(id);
  expect(asked).toBe(2);
  expect(await mailOf(id)).toMatchObject({ sent: true, failed: false, attempts: 2 });
});

test('when the server refuses half of the digests, only those are sent again', async () => {
  const people = ['unu', 'doi', 'trei', 'patru'].map((name) => `${name}@rezumat.ro`);
  const asked = new Map<string, number>();
  server.judge = (recipient) => {
    const times = (asked.get(recipient) ?? 0) + 1;
    asked.set(recipient, times);
    return times === 1 && ['doi@rezumat.ro', 'patru@rezumat.ro'].includes(recipient) ? 451 : null;
  };
  await rows(`with o as (insert into organisation (kind, name, status) values ('firma', 'Firma', 'approved') returning id),
      a as (insert into account (email, display_name, password_hash)
        select email, 'Ana', '' from unnest('{${people}}'::text[]) email returning id),
      m as (insert into membership (account_id, organisation_id, role) select a.id, o.id, 'owner' from a, o
        returning account_id, organisation_id)
    insert into digest_item (id, account_id, organisation_id, event, title, message, href, frequency, in_portal, created_at)
    select uuidv7(), account_id, organisation_id, 'offers.closed', 'Ofertă închisă', 'Text', '/firma', 'daily', false,
      '2026-11-23T12:00:00Z' from m`);
  await start(server.url);
  const eight = new Date('2026-11-24T08:00:00+02:00');
  await Promise.all([passTime(database.orm, eight), passTime(database.orm, eight)]);
  for (const person of people) {
    await server.to(person);
    await untilRow(database.orm, `select 1 from mail where recipient = '${person}' and sent_at is not null`);
  }
  expect(Object.fromEntries(asked)).toEqual({
    ...{ 'unu@rezumat.ro': 1, 'doi@rezumat.ro': 2 },
    ...{ 'trei@rezumat.ro': 1, 'patru@rezumat.ro': 2 },
  });
  const got = server.received.flatMap(({ to = [] }) => to.map(({ address }) => address ?? ''));
  expect(got.filter((address) => address.endsWith('@rezumat.ro')).toSorted()).toEqual(people.toSorted());
});

test('a permanently refused mail is abandoned at once and logged, and others are still sent', async () => {
  let asked = 0;
  server.judge = (recipient) => (recipient === 'nimeni@exemplu.ro' && ++asked ? 550 : null);
  const { line, lines } = await start(server.url);
  await rows(linkRow('recovery', account, token));
  const id = await post(database.orm, 'nimeni@exemplu.ro', 'recovery', { name: 'Ana', token });
  expect(await line('mail given up')).toContain(id);
  expect(lines.join()).not.toContain('nimeni@exemplu.ro');
  await post(database.orm, 'cineva@exemplu.ro', 'deleted', { name: 'Ana' });
  await server.to('cineva@exemplu.ro');
  expect(asked).toBe(1);
  const mail = await mailOf(id);
  expect(mail).toMatchObject({ sent: false, failed: true, attempts: 1, data: {} });
  expect(Object(mail).last_error).toContain('550');
  expect(await rows(`select title from notification where read_at is null`)).toEqual([{ title: 'E-mail netrimis' }]);
  await rows('update notification set read_at = now()');
});

test('a mail that fails at its last attempt is abandoned and logged', async () => {
  server.judge = () => 451;
  const { line } = await start(server.url);
  await rows(linkRow('recovery', account, token));
  const id = await post(database.orm, 'tarziu@exemplu.ro', 'recovery', { name: 'Ana', token });
  await line('mail not accepted');
  // pg-boss rewrites the job's row with each attempt; a change between two attempts is kept.
  await untilRow(
    database.orm,
    `update pgboss.job set retry_limit = 1 where name = 'mail' and data ->> 'id' = '${id}' and state = 'retry' returning id`,
  );
  await line('mail given up');
  await untilRow(database.orm, `select 1 from mail where id = '${id}' and failed_at is not null`);
  expect(await mailOf(id)).toMatchObject({ sent: false, failed: true, attempts: 2, data: {} });
  expect(await rows(`select count(*)::int as n from notification where read_at is null`)).toEqual([{ n: 1 }]);
});

test('a portal without a mail server stores mail for its mailbox page', async () => {
  worker = await startWorker(configOf(database.url), listeningLog().log, QUICK);
  await rows(linkRow('confirmation', account, token));
  const id = await post(database.orm, 'local@exemplu.ro', 'confirmation', { name: 'Ana', token });
  await sent(id);
  expect(
    await rows(`select recipient, subject, text like '%/confirmare#${token}%' as linked from caught_mail`),
  ).toEqual([{ recipient: 'local@exemplu.ro', subject: 'Confirmați adresa de e-mail', linked: true }]);
});
