import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createOrm } from '../../orm.ts';
import { createReadDb } from '../../read-db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { givePasswords } from './give-passwords.ts';
import { passwordName, roleOf } from './names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a service signs in with the password of its role, whatever its letters, and cannot take another role', async () => {
  const password = `o'parolă"cu\\semne`;
  await givePasswords(database.orm, { [passwordName('firma')]: password });
  const url = new URL(database.url);
  url.username = roleOf('firma');
  url.password = encodeURIComponent(password);
  const orm = await createOrm({ url: url.href, poolSize: 1, service: 'firma' });
  const db = createReadDb(orm);
  expect(await db.run(sql`select session_user::text as one, current_user::text as other`)).toEqual([
    { one: 'portal_firma', other: 'portal_firma' },
  ]);
  await expect(db.run(sql`select set_config('role', 'portal_admin', false)`)).rejects.toThrow('permission denied');
  await orm.close(true);
  await database.orm.em.fork().execute(`alter role ${roleOf('firma')} nologin password null`);
});
