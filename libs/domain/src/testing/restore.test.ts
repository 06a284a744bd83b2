import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { clonedDatabase, SHARED, type TestDatabase } from './database.ts';
import { restore, shapeOf } from './restore.ts';

let database: TestDatabase;
let shape: string;
beforeEach(async () => {
  database = await clonedDatabase(SHARED);
  shape = await shapeOf(database.orm);
});
afterEach(() => database.close());

const run = (query: string) => database.orm.em.fork().execute(query);
const seen = () =>
  run(`select (select string_agg(name, ',' order by code) from county) as counties,
    (select count(*)::int from account) as accounts, (select count(*)::int from audit) as audits, next_ticket_number() as number`);

test('new rows are removed, changed and deleted rows come back, sequences restart', async () => {
  const before = await seen();
  await run(`insert into account (email, display_name, password_hash) values ('ana@exemplu.ro', 'Ana', '');
    insert into audit (action, entity, entity_id) select 'x', 'account', id from account;
    update county set name = 'Altul' where code = 'SB'`);
  expect(await seen()).not.toEqual(before);
  expect(await restore(database.orm, shape)).toBe(true);
  expect(await seen()).toEqual(before);
});

test.each([
  ['a table was made', 'create table written (name text)'],
  ['a function was made', 'create function written() returns int language sql return 1'],
  ['a trigger was off', 'alter table audit disable trigger audit_append_only'],
  ['the planner learned', 'analyze account, county'],
])('a database in which %s is not used again', async (_, change) => {
  await run(change);
  expect(await restore(database.orm, shape)).toBe(false);
});

test('a database with another open connection is not restored', async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  expect(await restore(database.orm, shape)).toBe(false);
  await other.end();
});
