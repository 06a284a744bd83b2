import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../id.ts';
import { migrate } from '../migrate.ts';
import { prepareQueues } from '../operating/jobs/queues.ts';
import { createOrm } from '../orm.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

let orm: MikroORM;
const [restored, approved, pending] = [newId(), newId(), newId()];
const rows = (sql: string) => orm.em.fork().execute(sql);
const joined = async (id: string) => {
  const [row] = await rows(
    `select to_char(joined_at at time zone 'UTC', 'YYYY-MM-DD') as day from organisation where id = '${id}'`,
  );
  return row?.day;
};

beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await prepareQueues(orm);
  await orm.migrator.up({ to: '0177-found-projects' });
  await rows(`insert into organisation (id, kind, name, status, created_at, decided_at) values
      ('${restored}', 'firma', 'Civis', 'approved', '2025-01-10', '2026-05-01'),
      ('${approved}', 'firma', 'Novis', 'approved', '2025-01-10', '2025-02-03'),
      ('${pending}', 'firma', 'Altis', 'pending', '2025-01-10', null);
    insert into audit (at, action, entity, entity_id) values ('2025-01-15', 'organisation.approve', 'organisation', '${restored}'),
      ('2026-04-01', 'organisation.suspend', 'organisation', '${restored}'), ('2026-05-01', 'organisation.restore', 'organisation', '${restored}')`);
  await migrate(orm);
});
afterAll(() => orm.close(true));

test('organisations joined at their first approval in the audit, else at the decision', async () => {
  expect(await joined(restored)).toBe('2025-01-15');
  expect(await joined(approved)).toBe('2025-02-03');
  expect(await joined(pending)).toBeNull();
});

test('an approval is kept also when the release before writes it, and no later decision changes it', async () => {
  const decide = (status: string, at: string) =>
    rows(`update organisation set status = '${status}', decided_at = '${at}' where id = '${pending}'`);
  await decide('approved', '2026-06-01');
  await decide('suspended', '2026-07-01');
  await decide('approved', '2026-08-01');
  expect(await joined(pending)).toBe('2026-06-01');
});
