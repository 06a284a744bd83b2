import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createReadDb } from '../../read-db.ts';
import { matches, containsWords, type Sql } from '../../sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { APART, SAME } from './word-pairs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const words = (table: typeof SAME) => [...new Set(table.flat())];
const ALL = words([...SAME, ...APART]);
/* A text for each word of the tables. */
const texts = sql`(select word, search_fold(word) as folded, search_vector(word) as vector from unnest(array[${sql.join(ALL)}]::text[]) word)`;

const rowsOf = <Row>(query: Sql): Promise<Row[]> => createReadDb(database.orm).run(sql<Row>`${query}`);

/** The words of the tables that each word finds. */
const finds = async (): Promise<(word: string) => string[]> => {
  const rows = await rowsOf<{ word: string; found: string[] }>(sql`
    with texts as materialized ${texts}, sought as materialized (select word, search_query(word) as query from texts)
    select s.word, array(select t.word from texts t where t.vector @@ s.query order by t.word) as found from sought s`);
  const byWord = new Map(rows.map(({ word, found }) => [word, found]));
  return (word) => byWord.get(word) ?? [];
};

test('the tables have at least 400 and 100 pairs', () => {
  expect(SAME.length).toBeGreaterThanOrEqual(400);
  expect(APART.length).toBeGreaterThanOrEqual(100);
});

test('both words of a pair find the same texts, including their own', async () => {
  const found = await finds();
  expect(ALL.filter((word) => !found(word).includes(word))).toEqual([]);
  expect(SAME.filter(([one, other]) => found(one).join() !== found(other).join())).toEqual([]);
});

test('words that are only similar do not find each other', async () => {
  const found = await finds();
  expect(APART.filter(([one, other]) => found(one).includes(other) || found(other).includes(one))).toEqual([]);
});

describe('a text and its stored vector have the same words', () => {
  const some = [...SAME.slice(0, 40), ...SAME.slice(-40), ...APART.slice(0, 10)];

  test.each([
    ['matches', (word: string) => matches(sql`t.folded`, sql`t.vector`, word)],
    ['says', (word: string) => containsWords(sql`t.folded`, word)],
  ])('%s', async (_, fits) => {
    const found = await finds();
    const each = words(some).map(
      (word) =>
        sql`select ${word} as word, array(select t.word from texts t where ${fits(word)} order by t.word) as found`,
    );
    const rows = await rowsOf<{ word: string; found: string[] }>(sql`
      with texts as materialized ${texts} ${sql.join(each, sql` union all `)}`);
    expect(rows.filter((row) => row.found.join() !== found(row.word).join())).toEqual([]);
  });
});

test('the search key of a word form is never empty', async () => {
  const keys = await rowsOf<{ key: string }>(
    sql`select key from unnest(array[${sql.join(ALL)}, 'zidărie', 'zăpadă', 'deșeuri']::text[]) word, unnest(search_keys(word)) key`,
  );
  expect(keys.length).toBeGreaterThanOrEqual(ALL.length);
  expect(keys.filter(({ key }) => !/^[a-z0-9][^|]*\|[a-z0-9]/.test(key))).toEqual([]);
});

interface Scan {
  'Actual Rows': number;
  'Rows Removed by Index Recheck': number;
}

/* Scans 2.001 texts of which one has the word and all others its letters inside of other words. */
const scanFor = (word: string): Promise<Scan | undefined> =>
  database.orm.em.fork().transactional(async (em) => {
    await em.execute(`create temp table said on commit drop as
      select search_fold('Mare arzător, domeniu, capăt, buzisat, oraș ' || n) as value from generate_series(1, 2000) n`);
    await em.execute(`insert into said select search_fold(?)`, [word]);
    await em.execute('create index on said using gin (value gin_trgm_ops)');
    await em.execute('set local enable_seqscan = off');
    const [row] = await em.execute<{ 'QUERY PLAN': { Plan: Scan }[] }[]>(
      `explain (analyze, format json, timing off) select from said where value ~ (select (search_patterns(?))[1])`,
      [word],
    );
    return row?.['QUERY PLAN'][0]?.Plan;
  });

test.each(['rău', 'răi', 'rele', 'om', 'oameni', 'apă', 'ape', 'zi', 'zile', 'ou'])(
  'an index finds “%s” in whatever form without reading other texts',
  async (word) => {
    expect(await scanFor(word)).toMatchObject({ 'Actual Rows': 1, 'Rows Removed by Index Recheck': 0 });
  },
);

test.each([
  ['zidărie', 'Lucrări de zidărie și zugrăveli', true],
  ['deșeu', 'Colectarea deșeurilor', true],
  ['dezăpezire', 'Servicii de deszăpezire', false],
  ['oameni', 'Un om de afaceri', true],
  ['oameni', 'Obiectele orașului', false],
  ['dosar', 'Un vad', false],
  ['digit', 'Digitalizarea arhivei', true],
  ['digital', 'Digitalizarea arhivei', true],
  ['regist', 'Registrul agricol', true],
  ['cetăț', 'Cetățeanul informat', true],
  ['plan', 'Planificarea bugetului', false],
  ['apă', 'Rețea de (apă-canal)', true],
  ['apă', 'Capătul liniei', false],
  ['seară', 'O serie de seminarii', false],
  ['oameni', 'Doi domni', false],
  ['drum lege', 'Legile drumurilor', true],
  ['drum lege', 'Legile apelor', false],
  ['SP-2026', 'Planul SP-2026-000157', true],
  ['2026', 'Planul din 2026', true],
  ['planul 2026', 'Planuri pentru 2026', true],
])('“%s” and “%s”: %s', async (q, text, isFound) => {
  const folded = sql`search_fold(${text})`;
  const [row] = await rowsOf<object>(
    sql`select ${matches(folded, sql`search_vector(${text})`, q)} as matches, ${containsWords(folded, q)} as says`,
  );
  expect(row).toEqual({ matches: isFound, says: q === 'planul 2026' ? false : isFound });
});
