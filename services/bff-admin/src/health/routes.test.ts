import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type PortalHealth, portalHealth } from '@psp/contracts/portal-health';
import { SYSTEM } from '@psp/domain/actor';
import { createReadDb } from '@psp/domain/read-db';
import { keepFailure } from '@psp/domain/operating/health/keep-failure';
import { reportOperation } from '@psp/domain/operating/health/reports';
import { beat, endBeat } from '@psp/domain/operating/health/worker-beats';
import { sealAudit } from '@psp/domain/operating/audit/seal';
import { newId } from '@psp/domain/id';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const db = createReadDb(database.orm);
const admin = await app.as({ kind: 'admin' });
const { organisationId } = admin.actor;
const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId });
const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId });

beforeEach(() =>
  rows(
    'delete from failed_job; delete from mail; delete from pgboss.job; delete from worker_beat; delete from operation_report',
  ),
);
const read = async (who = admin): Promise<PortalHealth> => portalHealth.parse((await who.get('/health')).json());
const fail = async (queue: string, payload: Record<string, unknown> | null = null) => {
  await by(SYSTEM, keepFailure, { queue, attempts: 3, error: 'connection', payload });
};
const jobsOf = (queue: string) =>
  rows<{ data: object }>('select data from pgboss.job where name = ? order by created_on', [queue]);

test('a new portal is told apart from one that works: nothing is reported, no worker is alive', async () => {
  expect(await read(viewer)).toMatchObject({
    state: 'problem',
    jobs: { state: 'good', waiting: 0, delayed: 0, oldestAt: null, queues: [] },
    failures: { state: 'good', count: 0, groups: [], latest: [] },
    mail: { state: 'good', waiting: 0, failed: 0, lastSentAt: null, isKept: null },
    disk: { freeBytes: null, databaseBytes: null },
    workers: { state: 'problem', alive: 0, lastSeenAt: null },
    backup: { state: 'problem', last: null },
    drill: { state: 'watch', last: null },
    versions: [],
  });
});

test('workers tell that they are alive, their disk and where mail goes; one that stops is forgotten', async () => {
  const [one, other] = [newId(), newId()];
  await beat(db, { id: one, keepsMail: true, disk: null });
  await beat(db, { id: other, keepsMail: false, disk: { free: 15, total: 100 } });
  await beat(db, { id: other, keepsMail: false, disk: { free: 8, total: 100 } });
  const health = await read();
  expect(health).toMatchObject({
    workers: { state: 'good', alive: 2 },
    disk: { state: 'problem', freeBytes: 8, totalBytes: 100 },
    mail: { state: 'good', isKept: false },
  });
  expect(health.disk.databaseBytes).toBeGreaterThan(1_000_000);
  await endBeat(db, other);
  await rows(`update worker_beat set seen_at = now() - interval '3 minutes'`);
  expect(await read()).toMatchObject({ workers: { state: 'watch', alive: 0 }, mail: { state: 'watch', isKept: true } });
});

test('waiting jobs and mail are counted by queue, and judged by the oldest', async () => {
  await rows(`select enqueue('mail', array['{"id":"a"}'::jsonb, '{"id":"b"}'::jsonb])`);
  await rows(`select enqueue('search-words', array['{}'::jsonb])`);
  await rows(
    `update pgboss.job set start_after = now() + interval '1 hour', state = 'retry' where name = 'search-words'`,
  );
  expect((await read()).jobs).toMatchObject({ state: 'good', waiting: 2, delayed: 1 });
  await rows(
    `update pgboss.job set created_on = now() - interval '6 minutes', start_after = now() - interval '6 minutes' where name = 'mail'`,
  );
  const { jobs } = await read();
  expect(jobs).toMatchObject({
    state: 'watch',
    queues: [
      { queue: 'mail', waiting: 2, delayed: 0, oldestAt: jobs.oldestAt },
      { queue: 'search-words', waiting: 0, delayed: 1, oldestAt: null },
    ],
  });
  await rows(
    `insert into mail (recipient, template, data, created_at) values ('a@exemplu.ro', 'x', '{}', now() - interval '3 hours')`,
  );
  expect((await read()).mail).toMatchObject({ state: 'problem', waiting: 1 });
  await rows(`update mail set sent_at = now()`);
  const { mail } = await read();
  expect([mail.waiting, mail.oldestAt, mail.lastSentAt === null]).toEqual([0, null, false]);
});

test('a backup grows old after 26 hours, its drill after 35 days, and a failed one is a problem', async () => {
  await reportOperation(db, { kind: 'backup', outcome: 'ok', detail: '18,4 GB' });
  await reportOperation(db, { kind: 'backup_drill', outcome: 'ok', detail: null });
  expect(await read()).toMatchObject({
    backup: { state: 'good', last: { outcome: 'ok', detail: '18,4 GB' } },
    drill: { state: 'good', last: { detail: null } },
  });
  const aged = (kind: string, age: string) =>
    rows(`update operation_report set finished_at = now() - ?::interval where kind = ?`, [age, kind]);
  await aged('backup', '25 hours');
  await aged('backup_drill', '34 days');
  expect(await read()).toMatchObject({ backup: { state: 'good' }, drill: { state: 'good' } });
  await aged('backup', '27 hours');
  await aged('backup_drill', '36 days');
  expect(await read()).toMatchObject({ backup: { state: 'watch' }, drill: { state: 'watch' } });
  await reportOperation(db, { kind: 'backup', outcome: 'failed', detail: null });
  expect((await read()).backup).toMatchObject({ state: 'problem', last: { outcome: 'failed' } });
});

test('a failed job is run again once by two administrators at the same time, and audited', async () => {
  await fail('text-extraction', { id: newId() });
  const [job] = (await read()).failures.latest;
  expect(job).toMatchObject({
    queue: 'text-extraction',
    error: 'connection',
    attempts: 3,
    actions: ['retry', 'dismiss'],
  });
  const retry = (who: typeof admin) => who.post(`/failed-jobs/${job?.id}/retry`, { version: job?.version });
  const answers = await Promise.all([retry(admin), retry(colleague)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await jobsOf('text-extraction')).toHaveLength(1);
  expect((await read()).failures).toMatchObject({ state: 'good', count: 0, latest: [] });
  const acts = await rows(
    `select outcome from audit where action = 'failed-job.retry' and entity_id = ? order by outcome`,
    [job?.id],
  );
  expect(acts).toEqual([{ outcome: 'done' }, { outcome: 'refused' }]);
});

test('a repeated call with one key runs the job again once', async () => {
  await fail('search-words', {});
  const [job] = (await read()).failures.latest;
  const headers = { 'idempotency-key': newId() };
  const retry = () => admin.post(`/failed-jobs/${job?.id}/retry`, { version: job?.version }, headers);
  expect([(await retry()).statusCode, (await retry()).statusCode]).toEqual([200, 200]);
  expect(await jobsOf('search-words')).toHaveLength(1);
});

test('all failed jobs of a queue are run again together, once, without those that failed later', async () => {
  for (const id of ['a', 'b']) await fail('opportunity-alerts', { id });
  await fail('file-removal', { key: 'x' });
  await rows(`update failed_job set created_at = created_at - interval '1 minute' where queue = 'file-removal'`);
  const { readAt, failures } = await read();
  expect(failures.groups).toMatchObject([
    { queue: 'opportunity-alerts', count: 2, actions: ['retry', 'dismiss'] },
    { queue: 'file-removal', count: 1 },
  ]);
  await rows(`insert into failed_job (created_at, updated_at, queue, attempts, error, payload)
    values (now() + interval '1 minute', now(), 'opportunity-alerts', 1, 'timeout', '{"id":"later"}')`);
  const all = (who: typeof admin) => who.post('/failed-jobs/retry', { queue: 'opportunity-alerts', until: readAt });
  const answers = await Promise.all([all(admin), all(colleague)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'failed-job.settled' });
  expect((await jobsOf('opportunity-alerts')).map(({ data }) => data)).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect((await read()).failures.groups.map(({ queue, count }) => [queue, count])).toEqual([
    ['opportunity-alerts', 1],
    ['file-removal', 1],
  ]);
});

test('a job that its requester asks for anew, and a mail, can only be set aside', async () => {
  const [mail] = await rows<{ id: string }>(
    `insert into mail (recipient, template, data, failed_at) values ('ion@exemplu.ro', 'x', '{}', now()) returning id`,
  );
  await by(SYSTEM, keepFailure, { queue: 'mail', attempts: 1, error: 'refused', mailId: mail?.id ?? '' });
  await rows(`update failed_job set created_at = created_at - interval '1 minute'`);
  await fail('data-export');
  const { failures } = await read();
  expect(failures.latest).toMatchObject([
    { queue: 'data-export', recipient: null, actions: ['dismiss'] },
    { queue: 'mail', recipient: 'ion@exemplu.ro', actions: ['dismiss'] },
  ]);
  expect((await read()).mail).toMatchObject({ state: 'watch', failed: 1 });
  const [job] = failures.latest;
  expect((await admin.post(`/failed-jobs/${job?.id}/retry`, { version: 1 })).json()).toMatchObject({
    code: 'action.not_allowed',
  });
  const { readAt } = await read();
  expect((await admin.post('/failed-jobs/retry', { queue: 'mail', until: readAt })).statusCode).toBe(409);
  expect((await admin.post('/failed-jobs/dismiss', { queue: 'mail', until: readAt })).statusCode).toBe(200);
  expect((await admin.post(`/failed-jobs/${job?.id}/dismiss`, { version: 1 })).statusCode).toBe(200);
  expect((await read()).failures.count).toBe(0);
  expect((await admin.post(`/failed-jobs/${newId()}/dismiss`, { version: 1 })).statusCode).toBe(404);
});

test('a viewer reads the health and settles nothing', async () => {
  await fail('search-words', {});
  const { failures, readAt } = await read(viewer);
  expect(failures.latest.flatMap(({ actions }) => actions)).toEqual([]);
  expect(failures.groups.flatMap(({ actions }) => actions)).toEqual([]);
  const [job] = failures.latest;
  expect((await viewer.post(`/failed-jobs/${job?.id}/retry`, { version: 1 })).statusCode).toBe(403);
  expect((await viewer.post('/failed-jobs/retry', { queue: 'search-words', until: readAt })).statusCode).toBe(403);
});

test('rows of the audit that wait for their seals show since when', async () => {
  await sealAudit(database.orm);
  expect((await read()).seals).toEqual({ state: 'good', oldestAt: null });
  await rows(`insert into audit (id, action, entity) values (uuidv7(interval '1 second'), 'session.end', 'session')`);
  expect(await read()).toMatchObject({ seals: { state: 'good', oldestAt: expect.any(String) } });
});
