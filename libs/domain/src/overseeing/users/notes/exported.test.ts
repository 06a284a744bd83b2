import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createReadDb } from '../../../read-db.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { transaction } from '../../../write.ts';
import { users } from '../capability.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = <Row>(query: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(query, values);
const person = async (email: string): Promise<string> => {
  const [row] = await rows<{ id: string }>(
    `insert into account (email, display_name, password_hash) values (?, 'Ana Pop', '') returning id`,
    [email],
  );
  return row?.id ?? '';
};

test('notes about a person are in their data without the author, and go with the account; those they wrote stay', async () => {
  const [noted, author] = [await person('despre@exemplu.ro'), await person('autor@exemplu.ro')];
  await rows(
    `insert into user_note (account_id, author_id, body, status, created_at)
     values (?, ?, 'Sunat.', 'written', now()), (?, ?, '', 'removed', now())`,
    [noted, author, noted, author],
  );
  const { exports, erase } = users.personalData ?? {};
  const exported = async (id: string) =>
    createReadDb(database.orm).run(
      sql`${exports?.['notele-asociatiei']?.rows(sql`${id}::uuid`, () => sql`true`) ?? sql`select`}`,
    );
  expect(await exported(noted)).toEqual([{ text: 'Sunat.', created_at: expect.anything(), edited_at: null }]);
  expect(await exported(author)).toEqual([]);
  const erased = (id: string) =>
    transaction(database.orm, { actor: null }, async (write) => erase?.(write, { id, email: '' }));
  await erased(author);
  expect(await rows('select 1 from user_note')).toHaveLength(2);
  await erased(noted);
  expect(await rows('select 1 from user_note')).toEqual([]);
});
