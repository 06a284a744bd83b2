import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../id.ts';
import { migrate } from '../migrate.ts';
import { prepareQueues } from '../operating/jobs/queues.ts';
import { createOrm } from '../orm.ts';
import { emptyDatabase } from '../testing/empty-database.ts';

let orm: MikroORM;
const [uat, firma, account, colleague, conversation] = [newId(), newId(), newId(), newId(), newId()];
const rows = (sql: string) => orm.em.fork().execute(sql);

/** Messages 1, 2 and 5, and notes between and after them, with readers who stopped at a note and at a message. */
beforeAll(async () => {
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await prepareQueues(orm);
  await orm.migrator.up({ to: '0080-index-of-names' });
  await rows(`insert into organisation (id, kind, name, status, uat_type) values
      ('${uat}', 'uat', 'Comuna', 'approved', 'commune'), ('${firma}', 'firma', 'Civis', 'approved', null);
    insert into account (id, email, display_name, password_hash) values
      ('${account}', 'ana@exemplu.ro', 'Ana', ''), ('${colleague}', 'dan@exemplu.ro', 'Dan', '');
    insert into conversation (id, uat_id, firma_id, started_by, subject, last_number, uat_number, firma_number)
      values ('${conversation}', '${uat}', '${firma}', '${uat}', 'Registru', 6, 5, 2);
    insert into message (conversation_id, number, organisation_id, account_id, body, is_note, created_at)
      select '${conversation}', n, case when n = 2 then '${firma}'::uuid else '${uat}'::uuid end, '${account}', 'Text',
        n in (3, 4, 6), now() from generate_series(1, 6) n;
    insert into conversation_reader (conversation_id, account_id, organisation_id, read_number, read_at) values
      ('${conversation}', '${account}', '${uat}', 6, now()), ('${conversation}', '${colleague}', '${uat}', 4, now()),
      ('${conversation}', '${colleague}', '${firma}', 5, now()), ('${conversation}', '${account}', '${firma}', 0, null)`);
  await migrate(orm);
});
afterAll(() => orm.close(true));

test('messages get the numbers they have among messages, and notes those of the messages before them', async () => {
  expect(await rows('select number, position from message order by number')).toEqual(
    [1, 2, 2, 2, 3, 3].map((position, index) => ({ number: index + 1, position })),
  );
});

test('who had read up to a note has read up to the message before it', async () => {
  const read = await rows('select account_id, organisation_id, read_number from conversation_reader');
  const of = (account_id: string, organisation_id: string, read_number: number) => ({
    ...{ account_id, organisation_id, read_number },
  });
  expect(read).toHaveLength(4);
  expect(read).toEqual(
    expect.arrayContaining([
      of(account, uat, 5),
      of(colleague, uat, 2),
      of(colleague, firma, 5),
      of(account, firma, 0),
    ]),
  );
});
