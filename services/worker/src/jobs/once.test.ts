import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '@psp/domain/as-system';
import { queueMail } from '@psp/domain/operating/mail/queue-mail';
import type { TestDatabase } from '@psp/domain/testing/database';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { killWorker, workerProcesses } from '../testing/processes.ts';
import { configOf, createWorkerDatabase, listeningLog, post, QUICK, untilRow } from '../testing/worker.ts';
import { startWorker } from '../worker.ts';

let database: TestDatabase;
let server: MailServer;
const spawnWorker = workerProcesses();
beforeAll(async () => {
  database = await createWorkerDatabase();
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const rows = (query: string) => database.orm.em.fork().execute(query);
const unsent = () => rows('select id from mail where sent_at is null');
const allSent = () => untilRow(database.orm, 'select 1 where not exists (select from mail where sent_at is null)');
const postMany = async (count: number, domain: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await post(database.orm, `${n}@${domain}`, 'deleted', { name: 'Ana' }));
  return ids;
};
const idsSent = () => server.received.map(({ messageId = '' }) => messageId.slice(1, messageId.indexOf('@')));

test('two workers send each mail once, whether it was queued before, between or after their starts', async () => {
  const ids = await postMany(20, 'inainte.ro');
  const first = await startWorker(configOf(database.url, server.url), listeningLog().log, QUICK);
  const second = await startWorker(configOf(database.url, server.url), listeningLog().log, QUICK);
  ids.push(...(await postMany(20, 'dupa.ro')));
  await allSent();
  await Promise.all([first.stop(), second.stop()]);
  expect(idsSent().sort()).toEqual(ids.sort());
});

test('a job of a rolled-back transaction is never processed', async () => {
  const worker = await startWorker(configOf(database.url, server.url), listeningLog().log, QUICK);
  await expect(
    asSystem(database.orm, async ({ db }) => {
      await queueMail(db, 'retras@exemplu.ro', 'deleted', { name: 'Ana' });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await post(database.orm, 'ultimul@exemplu.ro', 'deleted', { name: 'Ana' });
  await server.to('ultimul@exemplu.ro');
  await worker.stop();
  expect(server.received.some(({ to }) => to?.some(({ address }) => address === 'retras@exemplu.ro'))).toBe(false);
});

test('a worker recovers when the database closes its connections', async () => {
  const worker = await startWorker(configOf(database.url, server.url), listeningLog().log, QUICK);
  await rows(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'portal-psp-worker' and pid <> pg_backend_pid()`);
  await post(database.orm, 'revenit@exemplu.ro', 'deleted', { name: 'Ana' });
  await server.to('revenit@exemplu.ro');
  await allSent();
  await worker.stop();
});

test('when a worker is killed while it sends, the next one sends the rest', async () => {
  const recipients = await postMany(60, 'omorat.ro');
  const victim = spawnWorker(database.url, server.url);
  await server.to('5@omorat.ro');
  await killWorker(victim, database, 'mail');
  expect((await unsent()).length).toBeGreaterThan(0);
  const next = spawnWorker(database.url, server.url);
  await allSent();
  const ended = new Promise((resolve) => next.once('exit', resolve));
  next.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect([...new Set(idsSent())]).toEqual(expect.arrayContaining(recipients));
});
