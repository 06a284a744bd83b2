import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '../../as-system.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import { newId } from '../../id.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Write } from '../../write.ts';
import { eraseTraces } from './anonymise.ts';
import { subjectsOf } from './subjects.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const data = CAPABILITIES.flatMap(({ personalData = {} }) => personalData);
const exported = data.flatMap(({ exports = {} }) =>
  Object.entries(exports).flatMap(([file, { column }]) => (column ? [[column, file] as const] : [])),
);
const leftOut = data.flatMap(({ leftOut = {} }) => Object.entries(leftOut));

test('each database column that refers to an account is exported, or left out for a reason', async () => {
  const columns = await database.orm.em.fork().execute<{ name: string }[]>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'account'::regclass`,
  );
  const known = [...exported, ...leftOut].map(([column]) => column);
  expect(known.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

/** Tables with deletes or updates while `work` runs, also statements that match no row. */
const tablesWrittenBy = async (
  tables: string[],
  work: (write: Write<unknown>) => Promise<unknown>,
): Promise<string[]> => {
  const em = database.orm.em.fork();
  await em.execute(`create table written (name text);
    create function note() returns trigger language plpgsql as $$ begin
      insert into written values (tg_table_name); return null; end $$`);
  for (const table of tables)
    await em.execute(
      `create trigger note after delete or update on ${table} for each statement execute function note()`,
    );
  await asSystem(database.orm, work);
  return (await em.execute<{ name: string }[]>('select distinct name from written')).map(({ name }) => name);
};

test('each column that refers to an erased user is erased too, or a capability declares that it stays', async () => {
  const stays = new Set(data.flatMap(({ stays = [] }) => stays));
  const columns = [...exported, ...leftOut].map(([column]) => column);
  expect(columns).toEqual(expect.arrayContaining([...stays]));
  const tableOf = (column: string) => column.split('.', 1)[0] ?? '';
  const erased = columns.filter((column) => !stays.has(column)).map(tableOf);
  const person = { id: newId(), email: 'nimeni@exemplu.ro' };
  const written = await tablesWrittenBy([...new Set(columns.map(tableOf))], (write) => eraseTraces(write, person));
  expect(erased.filter((table) => !written.includes(table))).toEqual([]);
});

test.each(exported)('%s is read for the file %s', (column, file) => {
  const query = subjectsOf(newId())[file]?.compile(database.orm.em.fork().getKysely()).sql ?? '';
  const [table = '', name = ''] = column.split('.');
  expect(query).toMatch(new RegExp(`\\b(from|join) ${table}\\b[^]*\\b${name} = \\$`));
});
