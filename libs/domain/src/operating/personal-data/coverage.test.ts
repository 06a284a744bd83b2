import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CAPABILITIES } from '../../capabilities.ts';
import { newId } from '../../id.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
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

test('each column of the database that names an account is exported, or left out for a reason', async () => {
  const columns = await database.orm.em.fork().execute<{ name: string }[]>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'account'::regclass`,
  );
  const known = [...exported, ...leftOut].map(([column]) => column);
  expect(known.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

test.each(exported)('%s is read for the file %s', (column, file) => {
  const query = subjectsOf(newId())[file]?.compile(database.orm.em.fork().getKysely()).sql ?? '';
  const [table = '', name = ''] = column.split('.');
  expect(query).toMatch(new RegExp(`\\b(from|join) ${table}\\b[^]*\\b${name} = \\$`));
});
