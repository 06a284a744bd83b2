import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asSystem } from '@psp/domain/as-system';
import { notify } from '@psp/domain/operating/notifications/notify';
import { newId } from '@psp/domain/id';
import { enqueue } from '@psp/domain/operating/jobs/enqueue';
import { anActor } from '@psp/domain/testing/actors';
import type { TestDatabase } from '@psp/domain/testing/database';
import { storeMember } from '@psp/domain/testing/store-member';
import { type PushServer, startPushServer } from '../testing/push-server.ts';
import { killWorker, workerProcesses } from '../testing/processes.ts';
import { configOf, createWorkerDatabase, listeningLog, PUSH_KEYS, QUICK, untilRow } from '../testing/worker.ts';
import { startWorker, type Worker } from '../worker.ts';

let database: TestDatabase;
let server: PushServer;
let worker: Worker | undefined;
const spawnWorker = workerProcesses();
const clerk = anActor();
const session = newId();

beforeAll(async () => {
  database = await createWorkerDatabase();
  server = await startPushServer();
  await storeMember(database.orm, clerk, 'ana');
  await rows(`insert into session (id, account_id, organisation_id, refresh_hash, idle_seconds, expires_at)
    values ('${session}', '${clerk.accountId}', '${clerk.organisationId}', '', 900, now() + interval '1 hour')`);
});
beforeEach(() => rows(`delete from push_device; delete from pgboss.job where name = 'push'`));
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  server.judge = () => 201;
  server.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const rows = <Row = object>(query: string) => database.orm.em.fork().execute<Row[]>(query);
const start = async (config = configOf(database.url)) => {
  const listening = listeningLog();
  worker = await startWorker(config, listening.log, QUICK);
  return listening;
};

/** Adds a device of the clerk; resolves to its id. */
const subscribed = async (): Promise<string> => {
  const { endpoint, keys } = server.subscription(PUSH_KEYS.publicKey);
  const id = newId();
  await rows(`insert into push_device (id, account_id, session_id, browser_hash, name, endpoint, p256dh, auth, created_at)
    values ('${id}', '${clerk.accountId}', '${session}', '', 'Chrome', '${endpoint}', '${keys.p256dh}', '${keys.auth}', now())`);
  return id;
};
const tell = (title: string, organisation = clerk.organisationId) =>
  asSystem(database.orm, async (write) =>
    notify(write, [organisation], {
      ...{ event: 'projects.delivered', about: null, title, message: 'Doar în portal' },
      ...{ href: '/uat/projects/1', topic: null, isSecurity: false, hasOwnMail: false },
    }),
  );
const deviceOf = async (id: string) =>
  (await rows(`select last_sent_at is not null as sent, failures from push_device where id = '${id}'`))[0];
const allDone = () =>
  untilRow(
    database.orm,
    `select 1 where not exists (select from pgboss.job where name = 'push' and state not in ('completed', 'failed'))`,
  );

test('a notification reaches each device of the user once, encrypted and signed, without its text', async () => {
  await start();
  const devices = [await subscribed(), await subscribed()];
  await tell('Ofertă nouă');
  const { message, headers, claims } = await server.nth(2);
  const [row] = await rows<{ id: string }>(`select id from notification where title = 'Ofertă nouă'`);
  const id = row?.id ?? '';
  expect(message).toEqual({ title: 'Ofertă nouă', body: '', href: '/uat/projects/1', tag: id });
  expect(headers).toMatchObject({ topic: id.replaceAll('-', ''), ttl: '259200', 'content-encoding': 'aes128gcm' });
  expect(claims).toMatchObject({ aud: server.url, sub: 'https://portal.exemplu.ro' });
  expect(claims.exp * 1000).toBeGreaterThan(Date.now());
  await allDone();
  expect(server.received).toHaveLength(2);
  expect(await Promise.all(devices.map(deviceOf))).toEqual([
    { sent: true, failures: 0 },
    { sent: true, failures: 0 },
  ]);
});

test('a user of several organisations sees the organisation of a notification, and gets none of one that they left', async () => {
  const second = anActor({ organisationName: 'Orașul Vechi' });
  await storeMember(database.orm, second, 'primar');
  await rows(`insert into membership (organisation_id, account_id, role)
    values ('${second.organisationId}', '${clerk.accountId}', 'viewer')`);
  await subscribed();
  await tell('Din oraș', second.organisationId);
  await start();
  expect((await server.nth(1)).message).toMatchObject({
    ...{ title: 'Din oraș', body: 'Orașul Vechi' },
    href: `/organizatie?inapoi=${encodeURIComponent('/uat/projects/1')}`,
  });
  await worker?.stop();
  await tell('Prea târziu', second.organisationId);
  await rows(`delete from membership where role = 'viewer'`);
  await tell('Mai departe');
  await start();
  expect((await server.nth(2)).message).toMatchObject({ title: 'Mai departe', body: '' });
  await allDone();
  expect(server.received).toHaveLength(2);
});

test('notifications that were read meanwhile, and those of suspended users, are not sent', async () => {
  await subscribed();
  await tell('Citită');
  await rows(`update notification set read_at = now() where title = 'Citită'`);
  await start();
  await allDone();
  await rows(`update account set status = 'suspended'`);
  await tell('Nu acum');
  await allDone();
  await rows(`update account set status = 'active'`);
  expect(server.received).toEqual([]);
});

test.each([404, 410])('a device for which the push service answers %d gets no more notifications', async (status) => {
  await start();
  const [gone, other] = [await subscribed(), await subscribed()];
  const [row] = await rows<{ endpoint: string }>(`select endpoint from push_device where id = '${gone}'`);
  server.judge = (path) => (row?.endpoint.endsWith(path) ? status : 201);
  await tell('Cineva');
  await server.nth(2);
  await untilRow(database.orm, `select 1 from push_device where id = '${gone}' and gone_at is not null`);
  await tell('Altcineva');
  await server.nth(3);
  await allDone();
  expect(server.received).toHaveLength(3);
  expect(await deviceOf(other)).toEqual({ sent: true, failures: 0 });
});

test.each([429, 503])('a notification refused with %d is retried with the same tag', async (status) => {
  let asked = 0;
  server.judge = () => (++asked === 1 ? status : 201);
  const { line } = await start();
  const device = await subscribed();
  await tell('Încă o dată');
  expect(await line('push not accepted')).toContain(device);
  const second = await server.nth(2);
  expect(second.message).toEqual(server.received[0]?.message);
  await allDone();
  expect(await deviceOf(device)).toEqual({ sent: true, failures: 0 });
});

test('a permanently refused notification is counted and not retried', async () => {
  server.judge = () => 403;
  await start();
  const device = await subscribed();
  await tell('Cu alte chei');
  await untilRow(database.orm, `select 1 from push_device where failures = 1`);
  await allDone();
  expect(server.received).toHaveLength(1);
  expect(await deviceOf(device)).toEqual({ sent: false, failures: 1 });
});

test('a test notification says that it is one', async () => {
  await start();
  const id = await subscribed();
  await asSystem(database.orm, ({ db }) => enqueue(db, 'push', { id, notificationId: null }));
  expect((await server.nth(1)).message).toMatchObject({ title: 'Notificare de probă', href: '/cont/notificari' });
});

test('a refused test notification is not retried, because its user is waiting for it now', async () => {
  server.judge = () => 503;
  await start();
  const id = await subscribed();
  await asSystem(database.orm, ({ db }) => enqueue(db, 'push', { id, notificationId: null }));
  await untilRow(database.orm, `select 1 from pgboss.job where name = 'push' and state = 'completed'`);
  expect(server.received).toHaveLength(1);
  expect(await deviceOf(id)).toEqual({ sent: false, failures: 1 });
});

test('a device that failed five times in a row is paused, and its notifications wait', async () => {
  server.judge = () => 403;
  await start();
  const id = await subscribed();
  for (const title of ['Unu', 'Doi', 'Trei', 'Patru', 'Cinci']) await tell(title);
  await untilRow(database.orm, `select 1 from push_device where failures = 5`);
  server.judge = () => 201;
  await tell('Șase');
  await untilRow(database.orm, `select 1 from pgboss.job where name = 'push' and state = 'retry'`);
  expect(server.received).toHaveLength(5);
  await rows(`update push_device set failed_at = now() - interval '1 hour'`);
  expect((await server.nth(6)).message).toMatchObject({ title: 'Șase' });
  await allDone();
  expect(await deviceOf(id)).toEqual({ sent: true, failures: 0 });
});

test('a public portal connects to no private address', async () => {
  await start(configOf(database.url, 'smtp://127.0.0.1:1'));
  await subscribed();
  await rows(`update push_device set endpoint = replace(endpoint, '127.0.0.1', 'localhost')`);
  await tell('Spre interior');
  await untilRow(database.orm, `select 1 from push_device where failures = 1`);
  await rows(`update push_device set endpoint = replace(endpoint, 'localhost', '127.0.0.1')`);
  await tell('Din nou');
  await untilRow(database.orm, `select 1 from push_device where failures > 1`);
  expect(server.received).toEqual([]);
});

test('when a worker is killed, all notifications are still sent, and repeated ones have the tag of the first', async () => {
  await subscribed();
  const titles = Array.from({ length: 30 }, (_, n) => `Notificarea ${n}`);
  for (const title of titles) await tell(title);
  const victim = spawnWorker(database.url);
  await server.nth(3);
  await killWorker(victim, database, 'push');
  await start();
  await allDone();
  const tagsOf = Map.groupBy(server.received, ({ message }) => message.title);
  expect([...tagsOf.keys()].toSorted()).toEqual(titles.toSorted());
  for (const same of tagsOf.values()) expect(new Set(same.map(({ message }) => message.tag)).size).toBe(1);
});
