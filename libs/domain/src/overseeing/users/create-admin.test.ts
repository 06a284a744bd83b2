import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createAdmin } from './create-admin.ts';
import { linkOwner } from '../../joining/accounts/one-time-link.ts';
import { createReadDb } from '../../read-db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);
const create = (email: string, contact?: string) =>
  createAdmin(database.orm, {
    email,
    name: 'Carmen Voicu',
    organisation: 'Asociația',
    ...(contact ? { contact } : {}),
  });

test('the first administrator creates the association and gets a link to set a password', async () => {
  const created = await create('prima@asociatia.ro');
  expect(created).toMatchObject({ organisation: 'Asociația', isNewOrganisation: true });
  const [account] = await rows<{ id: string }>(
    `select a.id, a.password_hash like '$argon2id$%' as hashed, m.role, o.kind, o.status, o.name from account a
     join membership m on m.account_id = a.id join organisation o on o.id = m.organisation_id`,
  );
  expect(account).toMatchObject({ hashed: true, role: 'owner', kind: 'admin', status: 'approved', name: 'Asociația' });
  expect(await linkOwner(createReadDb(database.orm), 'recovery', created?.token ?? '')).toBe(account?.id);
  expect(await rows('select action, to_state from audit order by action')).toEqual([
    { action: 'account.create', to_state: 'active' },
    { action: 'membership.join', to_state: 'owner' },
    { action: 'organisation.approve', to_state: 'approved' },
  ]);
});

test('later administrators, also concurrent ones, join the association; an existing e-mail is refused', async () => {
  const answers = await Promise.all([create('a@asociatia.ro'), create('b@asociatia.ro'), create('A@asociatia.ro')]);
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(await rows(`select 1 from organisation where kind = 'admin'`)).toHaveLength(1);
  expect(await rows(`select 1 from account where email in ('a@asociatia.ro', 'b@asociatia.ro')`)).toHaveLength(2);
  expect(await rows('select 1 from membership')).toHaveLength(3);
});

test('the contact address is set with an administrator and kept until another one is given', async () => {
  const contact = async () => {
    const [row] = await rows<{ email: string }>(
      `select content ->> 'email' as email from site_section where key = 'contact'`,
    );
    return row?.email;
  };
  await create('c@asociatia.ro');
  expect(await contact()).toBe('');
  await create('d@asociatia.ro', 'contact@asociatia.ro');
  await create('e@asociatia.ro');
  expect(await contact()).toBe('contact@asociatia.ro');
  expect(await rows(`select to_state from audit where action = 'site-section.edit'`)).toEqual([{ to_state: '2' }]);
});
