import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TOTAL_LIMIT } from '@psp/contracts/common';
import { sql } from 'kysely';
import { createReadDb } from './read-db.ts';
import { oneThenOther, type Searched, searched } from './searched.ts';
import { contains, countOf, type Sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;

/* Words of row n in list order: "adesea" in all rows, "devreme" only after the sample, "zecime" in every tenth row, "rar" in three. */
const WORDS: Record<string, (n: number) => boolean> = {
  adesea: () => true,
  devreme: (n) => n > 600,
  zecime: (n) => n % 10 === 0,
  '.rar.': (n) => n % 5000 === 0,
};
beforeAll(async () => {
  database = await createTestDatabase();
  await database.orm.em.fork().execute(`
    insert into subscriber (email, status, source, created_at)
    select concat_ws('.', 'adesea', case when n > 600 then 'devreme' end, case when n % 10 = 0 then 'zecime' end, case when n % 5000 = 0 then 'rar' end, n) || '@exemplu.ro',
      case when n % 100 = 0 then 'pending' else 'confirmed' end, 'footer', now() - n * interval '1 minute'
    from generate_series(1, 16000) n`);
});
afterAll(() => database.close());

const found = (q: string, where = sql`true`, more: Partial<Searched> = {}) => {
  const [from, id, order] = [sql`subscriber s`, sql`s.id`, sql`s.created_at desc, s.id`];
  const fits = contains(sql`search_fold(s.email::text)`, q);
  return createReadDb(database.orm).run<{ email: string }>(sql`select s.email::text as email
    from ${searched({ q, from, id, where, order, fits, ...more })} found join subscriber s using (id) order by place`);
};
const numbers = async (...search: Parameters<typeof found>) =>
  (await found(...search)).map(({ email }) => Number(/(\d+)@/.exec(email)?.[1]));
const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

test('a word in most rows is found', async () => {
  expect(await numbers('adesea')).toEqual(from(1, TOTAL_LIMIT + 1));
  expect(await numbers('adesea', undefined, { most: 20 })).toEqual(from(1, 20));
});

test('a word in many rows, but not in the first ones, is found', async () => {
  expect(await numbers('devreme')).toEqual(from(601, TOTAL_LIMIT + 1));
});

test('a word in few rows is found, and a word in no row gives an empty list', async () => {
  expect(await numbers('.rar.')).toEqual([5000, 10_000, 15_000]);
  expect(await numbers('nimeni')).toEqual([]);
});

test('words are found within a filter that leaves few rows', async () => {
  const pending = sql`s.status = 'pending'`;
  expect(await numbers('devreme', pending)).toEqual(from(7, 154).map((n) => n * 100));
  expect(await numbers('.rar.', pending)).toEqual([5000, 10_000, 15_000]);
});

test.each([
  ...['adesea', 'devreme', 'zecime', '.rar.'].flatMap((q) =>
    [20, 100, 500].map((ordered) => [q, ordered, 'all'] as const),
  ),
  ...['adesea', 'devreme', 'zecime', '.rar.'].flatMap((q) => [
    [q, 20, 'short'] as const,
    [q, 20, 'covered'] as const,
    [q, 500, 'covered'] as const,
  ]),
])('for "%s" the first %i rows are in order and the rest are counted; list: %s', async (q, ordered, list) => {
  const isPending = sql`s.status = 'pending'`;
  const more = { ordered: sql`${ordered}::int`, isCovered: list !== 'all' };
  const given = await numbers(q, list === 'short' ? isPending : undefined, more);
  const fit = from(1, 16_000).filter((n) => WORDS[q]?.(n) && (list !== 'short' || n % 100 === 0));
  expect(given.slice(0, ordered)).toEqual(fit.slice(0, ordered));
  expect(given).toHaveLength(Math.min(fit.length, TOTAL_LIMIT + 1));
  expect(new Set(given).size).toBe(given.length);
  expect(given.filter((n) => !fit.includes(n))).toEqual([]);
});

test('a row that matches several conditions is counted once', async () => {
  const has = (text: string) => contains(sql`search_fold(s.email::text)`, text);
  const more = { fits: sql`(${has('zecime')} or ${has('.rar.')} or ${has('00@')})`, ordered: sql`20` };
  const byIndex = [has('zecime'), has('.rar.'), has('00@')];
  const given = await numbers('zecime', undefined, { ...more, byIndex });
  expect(given.slice(0, 20)).toEqual(from(1, 20).map((n) => n * 10));
  expect(given).toHaveLength(TOTAL_LIMIT + 1);
  const few = { fits: sql`(${has('.rar.')} or ${has('000@')})`, byIndex: [has('.rar.'), has('000@')] };
  expect(await numbers('.rar.', undefined, few)).toEqual(from(1, 16).map((n) => n * 1000));
});

test('rows of the first condition come before those of the second, which fill up to the number wanted', async () => {
  const list = {
    q: 'adesea',
    from: sql`subscriber s`,
    id: sql`s.id`,
    where: sql`true`,
    order: sql`s.created_at desc, s.id`,
  };
  const both = async (one: Sql, more: Partial<Searched> = {}) => {
    const rows = await createReadDb(database.orm).run<{ email: string }>(sql`select s.email::text as email
      from ${oneThenOther({ ...list, ...more }, { fits: one }, { fits: sql`s.email::text like 'adesea%'` })} found
        join subscriber s using (id) order by place`);
    return rows.map(({ email }) => Number(/(\d+)@/.exec(email)?.[1]));
  };
  const last = sql`(s.email::text like '%.1000@%' or s.email::text like '%.3@%')`;
  const all = await both(last);
  expect(all.slice(0, 6)).toEqual([3, 1000, 1, 2, 4, 5]);
  expect(new Set(all).size).toBe(all.length);
  expect(await both(last, { most: 2 })).toEqual([3, 1000]);
  expect((await both(last, { ordered: sql`4::int` })).slice(0, 4)).toEqual([3, 1000, 1, 2]);
});

test('a count stops one above its limit', async () => {
  const counted = countOf(sql`select from generate_series(1, 9)`, 5);
  expect(await createReadDb(database.orm).run(sql`select ${counted} as scalar, n from ${counted} c`)).toEqual([
    { scalar: 6, n: 6 },
  ]);
});

test('one or two letters match the beginning of a word', async () => {
  expect(await numbers('ad', undefined, { most: 3 })).toEqual([1, 2, 3]);
  expect(await numbers('de')).toEqual([]);
});
