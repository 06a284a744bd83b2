import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { isOlderDemonstration } from './older-demonstration.ts';

let database: TestDatabase;
const run = (sql: string) => database.orm.em.fork().execute(sql);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the demonstration without anything public is an older one; a portal in use, and one with showcases, is not', async () => {
  const answers = [await isOlderDemonstration(database.orm)];
  await run(`insert into account (email, display_name, password_hash) values ('primarie@demo.psp', 'Ioana', '')`);
  answers.push(await isOlderDemonstration(database.orm));
  await run(`insert into community (name, county_code) values ('Sibiu', 'SB')`);
  answers.push(await isOlderDemonstration(database.orm));
  expect(answers).toEqual([false, true, false]);
});
