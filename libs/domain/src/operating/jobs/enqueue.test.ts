import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestBoss } from '../../testing/boss.ts';
import { asSystem } from '../../as-system.ts';
import type { Db } from '../../read-db.ts';
import { enqueue } from './enqueue.ts';
import { QUEUE_NAMES } from './queues.ts';

const { database, boss } = await startTestBoss();
beforeEach(() => rows('delete from pgboss.job'));

const rows = <Row = object>(query: string, values: string[] = []) =>
  database.orm.em.fork().execute<Row[]>(query, values);
const run = <T>(work: (db: Db) => Promise<T>): Promise<T> => asSystem(database.orm, ({ db }) => work(db));

/** All columns of a job except its id; times as differences to the first one. */
const jobOf = (id: string) =>
  rows(
    `select to_jsonb(j) - '{id,created_on,start_after,keep_until}'::text[] as kept, start_after - created_on as delay,
       keep_until - created_on as retention from pgboss.job j where id = ?`,
    [id],
  );

test.each(QUEUE_NAMES)('a job of %s is stored like one sent by pg-boss itself', async (queue) => {
  const payload = { id: 'one', kind: 'delivery' };
  const sent = await boss.send(queue, payload);
  await run((db) => db.run(sql`select enqueue(${queue}, array[${JSON.stringify(payload)}::jsonb])`));
  const [enqueued] = await rows<{ id: string }>('select id from pgboss.job where id <> ?', [sent ?? '']);
  const [expected] = await jobOf(sent ?? '');
  expect(expected).toMatchObject({ kept: { name: queue, data: payload } });
  expect(await jobOf(enqueued?.id ?? '')).toEqual([expected]);
});

test('jobs enqueued together are fetched in their order', async () => {
  await run((db) => enqueue(db, 'file-removal', { key: 'a' }, { key: 'b' }, { key: 'c' }));
  const fetched = await boss.fetch<{ key: string }>('file-removal', { batchSize: 3 });
  expect(fetched.map(({ data }) => data.key)).toEqual(['a', 'b', 'c']);
});

test('a rollback leaves no job, and an empty list enqueues none', async () => {
  const taken = run(async (db) => {
    await enqueue(db, 'file-removal', { key: 'a' });
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  await run((db) => enqueue(db, 'file-removal'));
  expect(await rows('select 1 from pgboss.job')).toEqual([]);
});

test('an unknown queue fails the transaction', async () => {
  const asked = run((db) => db.run(sql`select enqueue('absent', array['{}'::jsonb])`));
  await expect(asked).rejects.toThrow(`there is no queue 'absent'`);
});
