import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { anActor } from '@psp/domain/testing/actors';
import { pino } from 'pino';
import { LIFECYCLE_QUEUE } from './lifecycle/jobs.ts';
import { COMPARISON_QUEUE } from './reports/jobs.ts';
import { configOf, listeningLog, post } from './testing/worker.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a starting worker at once applies deadlines that passed while none ran, and deletes outdated rows', async () => {
  const { accountId, organisationId } = anActor();
  const em = database.orm.em.fork();
  await em.execute(`
    insert into account (id, email, display_name, password_hash) values ('${accountId}', 'a@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status, uat_type) values ('${organisationId}', 'uat', 'Comuna', 'approved', 'commune');
    insert into service_request (organisation_id, created_by, title, category, description, status, sent_at, deadline)
      values ('${organisationId}', '${accountId}', 'Veche', 'mediu', 'Text', 'sent', now() - interval '60 days', now() - interval '31 days');
    insert into sign_in_failure (email, address, at) values ('a@exemplu.ro', '127.0.0.1', now() - interval '25 hours'), ('a@exemplu.ro', '127.0.0.1', now())`);
  const done = Promise.withResolvers<void>();
  const log = pino({ level: 'info' }, { write: (line: string) => line.includes('time passed') && done.resolve() });
  const worker = await startWorker(configOf(database.url), log);
  const limits = await worker.boss
    .getDb()
    .executeSql(`select current_setting('idle_in_transaction_session_timeout') as idle`, []);
  expect(limits.rows).toEqual([{ idle: '10min' }]);
  await done.promise;
  expect(await em.execute('select status from service_request')).toEqual([{ status: 'expired' }]);
  expect(await em.execute('select count(*)::int as n from sign_in_failure')).toEqual([{ n: 1 }]);
  for (const name of [LIFECYCLE_QUEUE, COMPARISON_QUEUE])
    expect(await worker.boss.getSchedules(name)).toMatchObject([{ name }]);
  await worker.stop();
});

test('a worker with a metrics port reports the duration of its jobs there', async () => {
  const config = { ...configOf(database.url), metrics: { host: '127.0.0.1', port: 0 } };
  const worker = await startWorker(config, listeningLog().log);
  await post(database.orm, 'ana@exemplu.ro', 'deleted', { name: 'Ana' });
  const address = worker.metrics?.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();
  while (!(await figures()).includes('job_duration_seconds_count{queue="mail",outcome="done"} 1'));
  expect(await figures()).toContain('process_cpu_seconds_total');
  await worker.stop();
  expect(worker.metrics?.listening).toBe(false);
});

test('a running worker tells that it is alive, with its disk and where mail goes, until it stops', async () => {
  const em = database.orm.em.fork();
  const beats = () =>
    em.execute(
      `select keeps_mail, disk_free > 0 and disk_free <= disk_total as measured, database_bytes > 0 as sized from worker_beat`,
    );
  const worker = await startWorker(configOf(database.url), listeningLog().log);
  expect(await beats()).toEqual([{ keeps_mail: true, measured: true, sized: true }]);
  await worker.stop();
  expect(await beats()).toEqual([]);
});
