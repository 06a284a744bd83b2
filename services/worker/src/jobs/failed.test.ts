import { expect, test } from '@jest/globals';
import { asSystem } from '@psp/domain/as-system';
import { enqueue } from '@psp/domain/operating/jobs/enqueue';
import { startTestBoss } from '@psp/domain/testing/boss';
import { QUICK, listeningLog, untilRow } from '../testing/worker.ts';
import { type Tasks, workOnFailed, workOnQueues } from './work.ts';

const { database, boss } = await startTestBoss();

const refused = Object.assign(new Error('connect ion@exemplu.ro'), { code: 'ECONNREFUSED' });
const fails = {
  concurrency: 1,
  work: async (): Promise<void> => {
    throw refused;
  },
};

test('a job whose last try failed is kept without the text of its error, with its payload where it can run again', async () => {
  const gaveUp: string[] = [];
  const giveUp = async (_: unknown, id: string, error: string): Promise<void> => void gaveUp.push(`${id} ${error}`);
  const task = { ...fails, giveUp };
  const tasks: Tasks = {
    ...{ mail: task, push: task, 'send-link': task, newsletter: task, 'data-export': task, 'purchase-file': task },
    ...{ 'reception-note': task, 'report-file': task, 'firm-report-file': task, 'file-removal': task },
    ...{ 'opportunity-alerts': task, 'search-words': task, 'text-extraction': task, 'library-import': task },
    ...{ 'assistant-answer': task, 'bulk-act': task, 'search-domain': task, 'network-report-file': task },
  };
  for (const queue of ['file-removal', 'data-export', 'mail'] as const)
    await boss.updateQueue(queue, { retryLimit: 0 });
  await workOnQueues(boss, tasks, QUICK);
  await workOnFailed(boss, tasks, database.orm, listeningLog().log, QUICK);
  await asSystem(database.orm, async ({ db }) => {
    await enqueue(db, 'file-removal', { key: 'a' });
    await enqueue(db, 'data-export', { id: 'export' });
    await enqueue(db, 'mail', { id: 'letter' });
  });
  await untilRow(
    database.orm,
    `select from pgboss.job where name = 'given-up' and state = 'completed' having count(*) = 3`,
  );
  const kept = await database.orm.em
    .fork()
    .execute('select queue, payload, attempts, error, status from failed_job order by queue');
  const failed = { attempts: 1, error: 'connection', status: 'failed' };
  // A mail keeps its failure where it is given up.
  expect(kept).toEqual([
    { ...failed, queue: 'data-export', payload: null },
    { ...failed, queue: 'file-removal', payload: { key: 'a' } },
  ]);
  expect(gaveUp.toSorted()).toEqual(['export connection', 'letter connection']);
});
