import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../id.ts';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { prepareQueues } from '../operating/jobs/queues.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

const STATUSES = ['approved', 'needs_info', 'pending', 'rejected', 'suspended'];

let orm: MikroORM;
const rows = (sql: string) => orm.em.fork().execute(sql);

beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await prepareQueues(orm);
  await orm.migrator.up({ to: '0012-organisation-logos' });
  for (const [index, status] of STATUSES.entries()) {
    const [account, organisation] = [newId(), newId()];
    await rows(`insert into organisation (id, kind, name, status, cui)
      values ('${organisation}', 'firma', 'Firma', '${status}', '1000${index}')`);
    await rows(`insert into account (id, email, display_name, password_hash)
      values ('${account}', '${status}@exemplu.ro', 'Ana', '')`);
    await rows(`insert into access_request (organisation_id, account_id) values ('${organisation}', '${account}')`);
  }
  await migrate(orm);
});
afterAll(() => orm.close(true));

test('requests for access that nobody could answer end, audited, and who asked is told to apply', async () => {
  const ended =
    await rows(`select a.email::text as email, r.reason <> '' as said, u.action, u.to_state, m.template, m.data ->> 'name' as name
    from access_request r join account a on a.id = r.account_id join audit u on u.entity_id = r.id
    join mail m on m.recipient = a.email::text where r.status = 'declined' order by 1`);
  const act = {
    said: true,
    action: 'access-request.decline',
    to_state: 'declined',
    template: 'access-void',
    name: 'Ana',
  };
  expect(ended).toEqual(
    ['needs_info', 'pending', 'rejected'].map((status) => ({ email: `${status}@exemplu.ro`, ...act })),
  );
  expect(await rows(`select 1 from pgboss.job where name = 'mail'`)).toHaveLength(3);
  expect(await rows(`select 1 from access_request where status = 'pending'`)).toHaveLength(2);
});

test('one tax code may be claimed by many and held by one', async () => {
  const insert = (status: string) =>
    rows(`insert into organisation (kind, name, status, cui) values ('firma', 'Alta', '${status}', '10000')`);
  await insert('pending');
  await insert('pending');
  await expect(insert('suspended')).rejects.toThrow('organisation_one_per_cui');
});
