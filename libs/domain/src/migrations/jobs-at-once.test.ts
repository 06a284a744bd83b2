import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

/* As the release before wrote them: one by one, and many by one statement. */
const OUTBOX = 'insert into outbox (queue, payload)';
const one = (key: string) => `${OUTBOX} values ('file-removal', '{"key": "${key}"}')`;
const many = (count: number) =>
  `${OUTBOX} select 'mail', jsonb_build_object('id', n::text) from generate_series(1, ${count}) n`;

let orm: MikroORM;
const rows = (query: string) => orm.em.fork().execute(query);
const keys = () => rows(`select data ->> 'key' as key from pgboss.job where name = 'file-removal' order by id`);
const isBlocked = async (): Promise<boolean> =>
  (await rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .length > 0;

beforeAll(async () => {
  const url = await emptyDatabase();
  orm = await createOrm({ url, poolSize: 6 });
  await orm.migrator.up({ to: '0006-onboarding-upkeep' });
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue('mail', { retryLimit: 30 });
  await boss.send('mail', { id: 'under way' });
  await boss.fetch('mail');
  await boss.send('mail', { id: 'waiting' });
  await boss.stop();
  await rows(`${one('first')}; ${one('second')}; ${OUTBOX} values ('absent', '{}')`);
  // A request of the release before that is not finished when the migration comes.
  const late = orm.em.fork();
  await late.begin();
  await late.execute(one('third'));
  const migrated = migrate(orm);
  while (!(await isBlocked())) await new Promise((resolve) => setImmediate(resolve));
  await late.commit();
  await migrated;
});
afterAll(() => orm.close(true));

test('jobs that waited in the outbox are jobs of their queues, in their order, and those of no queue stay', async () => {
  expect(await keys()).toEqual([{ key: 'first' }, { key: 'second' }, { key: 'third' }]);
  expect(await rows('select queue from outbox')).toEqual([{ queue: 'absent' }]);
});

test('jobs that were in their queues stay as they are', async () => {
  expect(await rows(`select data ->> 'id' as id, state::text from pgboss.job where name = 'mail' order by 1`)).toEqual([
    { id: 'under way', state: 'active' },
    { id: 'waiting', state: 'created' },
  ]);
});

test('a queue of the release before gets the settings of this one', async () => {
  expect(await rows(`select notify, heartbeat_seconds, retry_backoff from pgboss.queue where name = 'mail'`)).toEqual([
    { notify: true, heartbeat_seconds: 30, retry_backoff: true },
  ]);
});

test('what the release before goes on writing is a job at its commit, once, and never when it is taken back', async () => {
  await rows('delete from pgboss.job');
  await rows(many(3));
  const taken = orm.em.fork();
  await taken.begin();
  await taken.execute(one('taken back'));
  await taken.rollback();
  expect(await rows(`select data from pgboss.job order by id`)).toEqual(
    [1, 2, 3].map((id) => ({ data: { id: `${id}` } })),
  );
  expect(await rows(`select queue from outbox`)).toEqual([{ queue: 'absent' }]);
});
