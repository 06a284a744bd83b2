import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Actor, SYSTEM } from '@psp/domain/actor';
import { confirmSubscription, unsubscribe } from '@psp/domain/publishing/newsletter/answer-link';
import { askSubscription } from '@psp/domain/publishing/newsletter/ask';
import { queueDeliveries } from '@psp/domain/publishing/newsletter/deliveries';
import { moveIssues } from '@psp/domain/publishing/newsletter/due';
import { cancelIssue, createIssue, scheduleIssue, sendIssue } from '@psp/domain/publishing/newsletter/issues';
import { readIssue } from '@psp/domain/publishing/newsletter/queries';
import { sendTest } from '@psp/domain/publishing/newsletter/send-test';
import { createReadDb } from '@psp/domain/read-db';
import { acting, type By } from '@psp/domain/testing/acting';
import { anActor } from '@psp/domain/testing/actors';
import type { TestDatabase } from '@psp/domain/testing/database';
import { PgBoss } from 'pg-boss';
import type { Email } from 'postal-mime';
import { createMailer } from '../mail/transport.ts';
import { type MailServer, startMailServer, startStall } from '../testing/mail-server.ts';
import {
  configOf,
  createWorkerDatabase,
  environmentOf,
  listeningLog,
  ORIGIN,
  QUICK,
  untilRow,
} from '../testing/worker.ts';
import { startWorker, type Worker } from '../worker.ts';
import { deliverIssueMail } from './jobs.ts';

let database: TestDatabase;
let by: By;
let server: MailServer;
let worker: Worker | undefined;
let admin: Actor;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createWorkerDatabase();
  by = acting(database.orm);
  server = await startMailServer();
  admin = anActor({ kind: 'admin', role: 'owner' });
  await rows(`insert into account (id, email, display_name, password_hash) values ('${admin.accountId}', 'admin@exemplu.ro', 'Ada', '');
    insert into organisation (id, kind, name, status) values ('${admin.organisationId}', 'admin', 'Asociația', 'approved');
    insert into membership (organisation_id, account_id, role) values ('${admin.organisationId}', '${admin.accountId}', 'owner')`);
});
beforeEach(() =>
  rows('delete from newsletter_delivery; delete from newsletter_issue; delete from subscriber; delete from attempt'),
);
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  server.judge = () => null;
  server.isMute = false;
  server.received.length = 0;
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server.close();
  await database.close();
});

const rows = <T = Record<string, string>>(query: string) => database.orm.em.fork().execute<T[]>(query);
const start = async () => {
  const listening = listeningLog();
  worker = await startWorker(configOf(database.url, server.url), listening.log, QUICK);
  return listening;
};
const subscribers = (count: number, domain = 'exemplu.ro') =>
  rows(
    `insert into subscriber (email, source, status) select n || '@${domain}', 'footer', 'confirmed' from generate_series(1, ${count}) n`,
  );
const draft = () =>
  by(admin, createIssue, {
    ...{ subject: 'Noutăți de toamnă', preheader: 'Pe scurt', audience: 'all', countyCode: null, domain: null },
    body: '<p>Vedeți <a href="/parteneri">partenerii</a>.</p>',
  });
const sendDraft = async (): Promise<string> => {
  const id = await draft();
  await by(admin, sendIssue, { id, version: 1 });
  return id;
};
const untilStatus = (id: string, status: string) =>
  untilRow(database.orm, `select 1 from newsletter_issue where id = '${id}' and status = '${status}'`);
const view = async (id: string) => readIssue(createReadDb(database.orm), admin, id, new Date());
const recipients = () => server.received.map(({ to }) => to?.[0]?.address ?? '').sort();
const headerOf = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const PRESS = { address: '192.0.2.1', source: 'mail' } as const;

test('a subscription in the page footer is confirmed by the mailed link', async () => {
  await start();
  const body = { email: 'Ana+stiri@exemplu.ro', source: 'blog', consent: '1', website: '' } as const;
  await by(SYSTEM, askSubscription, { ...body, address: '192.0.2.9' });
  const mail = await server.to('Ana+stiri@exemplu.ro');
  const [, token = ''] = /\/newsletter\/confirmare#([\w-]{43})/.exec(mail.text ?? '') ?? [];
  expect(mail.html).toContain(`href="${ORIGIN}/newsletter/confirmare#${token}"`);
  await by(SYSTEM, confirmSubscription, { token, countyCode: null, domains: [], ...PRESS });
  expect(await rows('select status from subscriber')).toEqual([{ status: 'confirmed' }]);
});

test('an issue reaches each subscriber once, with the two ways to unsubscribe', async () => {
  await start();
  await subscribers(7);
  const id = await sendDraft();
  await untilStatus(id, 'sent');
  expect(recipients()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `${n}@exemplu.ro`));
  const mail = await server.to('3@exemplu.ro');
  expect(mail.subject).toBe('Noutăți de toamnă');
  expect(mail.html).toContain(`href="${ORIGIN}/parteneri"`);
  const [, token = ''] = /\/newsletter\/dezabonare#([\w-]{43})/.exec(mail.text ?? '') ?? [];
  expect(mail.html).toContain(`${ORIGIN}/newsletter/dezabonare#${token}`);
  expect(headerOf(mail, 'list-unsubscribe')).toBe(`<${ORIGIN}/api/public/newsletter/unsubscribe?token=${token}>`);
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await by(SYSTEM, unsubscribe, { token, ...PRESS });
  expect(await rows(`select email::text as email from subscriber where status = 'unsubscribed'`)).toEqual([
    { email: '3@exemplu.ro' },
  ]);
  expect((await view(id))?.progress).toEqual({ total: 7, sent: 7, failed: 0, waiting: 0, skipped: 0 });
});

test('an address that the server refuses does not stop the others, and is counted but never logged', async () => {
  const { lines } = await start();
  await subscribers(4);
  server.judge = (recipient) => (recipient === '2@exemplu.ro' ? 550 : null);
  const id = await sendDraft();
  await untilStatus(id, 'sent');
  expect(await view(id)).toMatchObject({ progress: { sent: 3, failed: 1 }, failures: [{ error: '550', count: 1 }] });
  expect(lines.join()).not.toContain('2@exemplu.ro');
  expect(JSON.stringify(await rows('select * from newsletter_delivery'))).not.toContain('@');
});

test('a temporarily refused mail is sent when the server accepts it', async () => {
  const { line } = await start();
  await subscribers(2);
  server.judge = (recipient) => (recipient === '2@exemplu.ro' ? 451 : null);
  const id = await sendDraft();
  await line('newsletter not accepted');
  expect(await view(id)).toMatchObject({ status: 'sending' });
  server.judge = () => null;
  await untilStatus(id, 'sent');
  expect(recipients()).toEqual(['1@exemplu.ro', '2@exemplu.ro']);
});

/** Creates an issue with one recipient, whose mail the test delivers without a worker. */
const singleMail = async () => {
  await subscribers(1);
  const issueId = await sendDraft();
  await by(SYSTEM, queueDeliveries, issueId);
  const [mail] = await rows('select id from newsletter_delivery');
  const attempt = (smtpUrl = server.url): Promise<void> => {
    const config = configOf(database.url, smtpUrl);
    const delivery = { orm: database.orm, post: createMailer(config), config, log: listeningLog().log };
    return deliverIssueMail(delivery, mail?.['id'] ?? '');
  };
  return {
    attempt,
    state: async () => (await rows('select status, error from newsletter_delivery'))[0],
  };
};

test('after a failure before its transmission a mail is still sent', async () => {
  const { attempt, state } = await singleMail();
  await rows('alter table site_section rename to site_section_away');
  await expect(attempt()).rejects.toThrow();
  await rows('alter table site_section_away rename to site_section');
  expect(await state()).toMatchObject({ status: 'waiting' });
  await attempt();
  expect(await state()).toMatchObject({ status: 'sent' });
  expect(recipients()).toEqual(['1@exemplu.ro']);
});

test('a mail is retried when the server is silent before its transmission, and not when it is silent after', async () => {
  const stall = await startStall(server.url);
  const { attempt, state } = await singleMail();
  await expect(attempt(`${stall.url}?greetingTimeout=200`)).rejects.toThrow('unreachable');
  expect(await state()).toEqual({ status: 'waiting', error: 'unreachable' });
  server.isMute = true;
  // Only the silence after the transmission lasts this long.
  await attempt(`${server.url}?socketTimeout=3000`);
  expect(await state()).toEqual({ status: 'failed', error: 'unknown' });
  server.isMute = false;
  await attempt();
  expect(recipients()).toEqual(['1@exemplu.ro']);
  await stall.close();
});

test('a test mail is sent only to the user who requested it, and has no link to unsubscribe', async () => {
  await start();
  await subscribers(2);
  const id = await draft();
  await by(admin, sendTest, { id });
  const mail = await server.to('admin@exemplu.ro');
  expect(mail.subject).toBe('[Probă] Noutăți de toamnă');
  expect(mail.text).toContain(`Dezabonare: ${ORIGIN}/newsletter/dezabonare`);
  expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined();
  expect(recipients()).toEqual(['admin@exemplu.ro']);
  expect((await view(id))?.status).toBe('draft');
});

test('a scheduled issue is sent at its time', async () => {
  await subscribers(2);
  const id = await draft();
  const soon = new Date(Date.now() + 60_000);
  await by(admin, scheduleIssue, { id, version: 1, at: soon.toISOString() });
  await start();
  await moveIssues(database.orm, soon);
  await untilStatus(id, 'sent');
  expect(recipients()).toHaveLength(2);
});

test('an issue cancelled while it is being sent reaches no further subscribers', async () => {
  await subscribers(20, 'anulat.ro');
  server.judge = (recipient) => (recipient === '1@anulat.ro' ? null : 451);
  const id = await sendDraft();
  const { line } = await start();
  await Promise.all([server.to('1@anulat.ro'), line('newsletter not accepted')]);
  await untilRow(database.orm, `select 1 from newsletter_delivery where status = 'sent'`);
  await by(admin, cancelIssue, { id, version: (await view(id))?.version ?? 0 });
  await untilRow(
    database.orm,
    `select 1 where not exists (select from newsletter_delivery where status in ('waiting', 'sending'))`,
  );
  expect(await view(id)).toMatchObject({ status: 'cancelled', progress: { sent: 1, skipped: 19, failed: 0 } });
  expect(recipients()).toEqual(['1@anulat.ro']);
});

test('when a worker is killed while it sends an issue, the next one sends the rest, and nobody gets it twice', async () => {
  await subscribers(60, 'omorat.ro');
  const id = await sendDraft();
  const spawnWorker = (): ChildProcess => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { ...process.env, ...environmentOf(database.url, server.url), NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const victim = spawnWorker();
  await untilRow(database.orm, `select 1 from newsletter_delivery where status = 'sent' having count(*) > 5`);
  victim.kill('SIGKILL');
  await new Promise((resolve) => victim.once('exit', resolve));
  expect((await view(id))?.progress.waiting).toBeGreaterThan(0);
  // pg-boss would notice the missing heartbeat after a while; the test sets the time back instead.
  await rows(
    `update pgboss.job set heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour' where state = 'active'`,
  );
  const boss = new PgBoss({ connectionString: database.url, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.supervise('newsletter');
  await boss.stop();
  await rows(`update pgboss.job set start_after = now() where state = 'retry'`);
  await start();
  await untilStatus(id, 'sent');
  expect(new Set(recipients()).size).toBe(server.received.length);
  const progress = (await view(id))?.progress;
  expect(progress).toMatchObject({ total: 60, waiting: 0, skipped: 0 });
  // Only the mails that the killed worker was sending may be unconfirmed.
  expect(progress?.failed).toBeLessThanOrEqual(2);
  expect(server.received.length).toBeGreaterThanOrEqual(progress?.sent ?? 60);
});
