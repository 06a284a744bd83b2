import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HEADS_FILE } from '@psp/domain/operating/audit/heads';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { configOf, listeningLog, untilRow } from '../testing/worker.ts';
import { startWorker } from '../worker.ts';
import { HEAD_QUEUE, SEAL_QUEUE } from './jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = (query: string) => database.orm.em.fork().execute(query);

test('a starting worker seals the audit, old rows too, and writes its head; then it seals every minute', async () => {
  await run(
    `insert into audit (id, action, entity) select uuidv7(n * interval '-1 day'), 'session.end', 'session' from generate_series(1, 9) n`,
  );
  const config = configOf(database.url);
  expect(config.auditHeadsDir).toBe(join(fileURLToPath(config.filesUrl), 'audit'));
  const { log, line } = listeningLog();
  const worker = await startWorker(config, log);
  await line('head of the audit written');
  const [last] = await database.orm.em
    .fork()
    .execute<{ hash: string }[]>(`select encode(hash, 'hex') as hash from audit_seal where position = 9`);
  const text = await readFile(join(config.auditHeadsDir, HEADS_FILE), 'utf8');
  expect(JSON.parse(text)).toEqual({ position: 9, hash: last?.hash, at: expect.stringMatching(/Z$/) });
  expect(await worker.boss.getSchedules(SEAL_QUEUE)).toMatchObject([{ cron: '* * * * *' }]);
  expect(await worker.boss.getSchedules(HEAD_QUEUE)).toMatchObject([{ timezone: 'Europe/Bucharest' }]);
  await run(`insert into audit (action, entity) values ('session.end', 'session')`);
  await worker.boss.send(SEAL_QUEUE);
  await untilRow(database.orm, 'select from audit_seal where position = 10');
  await worker.stop();
});

test('a folder that cannot be written is logged, and the audit is sealed nevertheless', async () => {
  await run(`insert into audit (action, entity) values ('session.end', 'session')`);
  const config = configOf(database.url);
  // A file where the folder should be.
  await writeFile(config.auditHeadsDir, '');
  const { log, line } = listeningLog();
  const worker = await startWorker(config, log);
  expect(await line('sealing the audit failed')).toContain('"queue":"audit-head"');
  await untilRow(database.orm, 'select from audit_seal where position = 11');
  await worker.stop();
});
