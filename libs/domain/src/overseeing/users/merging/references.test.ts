import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { LOOSE, MOVED, STAYS } from './references.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const names = async (query: string): Promise<string[]> =>
  (await database.orm.em.fork().execute<{ name: string }[]>(query)).map(({ name }) => name).toSorted();

const moved = MOVED.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
const arrays = MOVED.flatMap(({ table, arrays: own = [] }) => own.map((column) => `${table}.${column}`));

test('each database column that refers to an organisation is moved by a merge, or stays for a reason', async () => {
  const columns = await names(`select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'organisation'::regclass`);
  expect([...moved, ...Object.keys(STAYS)].toSorted()).toEqual(columns);
  expect(Object.values(STAYS).filter((reason) => reason === '')).toEqual([]);
});

test('each column of ids without a foreign key holds no organisation, or is moved', async () => {
  const columns = await names(`select c.relname || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    where a.attnum > 0 and not a.attisdropped and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype) and a.attname <> 'id'
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))`);
  expect([...Object.keys(LOOSE)].toSorted()).toEqual(columns);
  expect(columns).toEqual(expect.arrayContaining(arrays));
});

test('each row is journalled by the primary key of its table', async () => {
  const keys = await names(`select c.conrelid::regclass || ' ' || (select string_agg(a.attname, ',' order by a.attname)
      from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)) as name
    from pg_constraint c where c.contype = 'p'`);
  const used = MOVED.map(({ table, key = ['id'] }) => `${table} ${key.toSorted().join()}`);
  expect(keys).toEqual(expect.arrayContaining(used));
});

test('each unique index with a moved column is known, so that a merge never collides', async () => {
  const indexes = await names(`select i.indrelid::regclass || '.' || a.attname || ' ' ||
      (i.indnkeyatts - 1)::text || case when i.indpred is null then '' else ' partial' end as name
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indisunique and i.indrelid::regclass::text || '.' || a.attname = any (array['${moved.join("','")}'])`);
  const known = MOVED.flatMap(({ table, columns, once = [] }) =>
    once.map(({ of = columns[0], columns: others, where }) => {
      return `${table}.${of} ${others.length}${where ? ' partial' : ''}`;
    }),
  );
  expect(known.toSorted()).toEqual(indexes);
});
