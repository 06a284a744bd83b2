import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '@psp/domain/as-system';
import { enqueue } from '@psp/domain/operating/jobs/enqueue';
import { QUEUE_NAMES } from '@psp/domain/operating/jobs/queues';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { PgBoss } from 'pg-boss';
import { untilRow } from '../testing/worker.ts';
import { type Tasks, workOnQueues } from './work.ts';

/** Polling interval longer than any test, so that jobs are found only by notification. */
const NEVER = 3600;

let database: TestDatabase;
let boss: PgBoss;
beforeAll(async () => {
  database = await createTestDatabase();
  boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false, useListenNotify: true });
  boss.on('error', () => undefined);
  await boss.start();
});
afterAll(async () => {
  await boss.stop();
  await database.close();
});

const idle = { concurrency: 1, work: async (): Promise<void> => undefined };
const TASKS: Tasks = {
  mail: { ...idle, concurrency: 3 },
  push: { ...idle, concurrency: 3 },
  'send-link': idle,
  newsletter: { ...idle, concurrency: 2 },
  'data-export': idle,
  'purchase-file': idle,
  'reception-note': idle,
  'report-file': idle,
  'firm-report-file': idle,
  'network-report-file': idle,
  'file-removal': idle,
  'opportunity-alerts': idle,
  'search-words': idle,
  'search-domain': idle,
  'text-extraction': idle,
  'library-import': idle,
  'assistant-answer': idle,
  'bulk-act': idle,
};

/** Times at which the workers of each queue last fetched jobs. */
const looks = () => Map.groupBy(boss.getWipData(), ({ name }) => name);

test('the commit of a job wakes the workers of its queue and no others', async () => {
  await workOnQueues(boss, TASKS, NEVER);
  expect([...looks()].map(([name, { length }]) => [name, length])).toEqual(
    QUEUE_NAMES.map((name) => [name, TASKS[name].concurrency]),
  );
  const haveLooked = () => boss.getWipData().every(({ lastFetchedOn }) => lastFetchedOn !== null);
  while (!haveLooked()) await new Promise((resolve) => setImmediate(resolve));
  const before = looks();
  await asSystem(database.orm, ({ db }) => enqueue(db, 'mail', { id: 'one' }, { id: 'two' }));
  await untilRow(
    database.orm,
    `select 1 from pgboss.job where name = 'mail' and state = 'completed' having count(*) = 2`,
  );
  for (const name of QUEUE_NAMES) {
    if (name === 'mail') expect(looks().get(name)).not.toEqual(before.get(name));
    else expect(looks().get(name)).toEqual(before.get(name));
  }
});

test('a task gets the number of failed attempts of its job', async () => {
  const told: number[] = [];
  const work = async (_: object, failures: number): Promise<void> => {
    told.push(failures);
    if (failures < 2) throw new Error('fails twice');
  };
  await boss.offWork('search-words');
  await boss.updateQueue('search-words', { retryLimit: 3, retryDelay: 0, retryBackoff: false });
  await workOnQueues(boss, { ...TASKS, 'search-words': { concurrency: 1, work } }, 0.5);
  await asSystem(database.orm, ({ db }) => enqueue(db, 'search-words', {}));
  await untilRow(database.orm, `select 1 from pgboss.job where name = 'search-words' and state = 'completed'`);
  expect(told).toEqual([0, 1, 2]);
});

test('a task for a queue that no capability declares stops the start', async () => {
  const tasks = { ...TASKS, absent: idle };
  await expect(workOnQueues(boss, tasks, NEVER)).rejects.toThrow('no capability brings the queue absent');
});
