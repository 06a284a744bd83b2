import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Queue } from '@psp/domain/operating/jobs/enqueue';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { PgBoss } from 'pg-boss';
import { listeningLog, post, QUICK } from '../testing/worker.ts';
import { AT_ONCE, type Handlers, prepareQueues, QUEUES } from './queues.ts';
import { startRelay } from './relay.ts';
import { workOnQueues } from './work.ts';

let database: TestDatabase;
let boss: PgBoss;
beforeAll(async () => {
  database = await createTestDatabase();
  boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  await prepareQueues(boss, QUICK);
});
afterAll(async () => {
  await boss.stop();
  await database.close();
});

const nothing = async (): Promise<void> => undefined;
const HANDLERS: Handlers = {
  mail: nothing,
  'send-link': nothing,
  newsletter: nothing,
  'data-export': nothing,
  'file-removal': nothing,
};

test('a mail wakes the workers of mail alone, and a look at an empty outbox nobody', async () => {
  const workers: string[] = [];
  const woken: string[] = [];
  jest.spyOn(boss, 'work').mockImplementation(async (queue: string) => `${queue} ${workers.push(queue)}`);
  jest.spyOn(boss, 'notifyWorker').mockImplementation((id) => void woken.push(id));
  const wake = await workOnQueues(boss, HANDLERS, QUICK);
  expect([...new Set(workers)].sort()).toEqual([...QUEUES].sort());

  const looks = new EventEmitter();
  const relay = await startRelay(database.orm, boss, listeningLog().log, (queues: Queue[]) => {
    wake(queues);
    looks.emit(queues.length > 0 ? 'found' : 'empty');
  });
  const found = once(looks, 'found');
  await post(database.orm, 'ana@exemplu.ro', 'deleted', { name: 'Ana' });
  await found;
  expect(woken.filter((id) => id.startsWith('mail '))).toHaveLength(AT_ONCE.mail);
  expect(woken).toHaveLength(AT_ONCE.mail);

  const empty = once(looks, 'empty');
  await database.orm.em.fork().execute(`select pg_notify('outbox', '')`);
  await empty;
  expect(woken).toHaveLength(AT_ONCE.mail);
  await relay.close();
});
