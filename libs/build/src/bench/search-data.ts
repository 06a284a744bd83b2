import { createOrm } from '@psp/domain/orm';
import { PASSAGES, passageOf, textOf } from './passages.ts';

const SIZE = { communities: 3000, firms: 5000, solutions: 22_000, articles: 70_000 };

const of = (column: 'name' | 'title' | 'body', part: number) => passageOf(column, 'g.n', part);
const text = (from: number, to: number) => textOf('g.n', from, to);

const COUNTIES = `(select array_agg(code order by code) as codes from county) c`;
const FIRMS = `(select array_agg(id order by id) as ids from organisation where kind = 'firma') f, (select min(id::text)::uuid as id from account) a`;

const ROWS = [
  `insert into community (name, county_code, status, published_at, description, population)
   select 'Comuna ' || ${of('name', 0)}, c.codes[1 + g.n % 42], 'published', now(), ${text(1, 7)}, 1000 + g.n % 9000
   from generate_series(1, ${SIZE.communities}) g(n), ${COUNTIES}`,
  `insert into organisation (kind, name, status, county_code, services, description, rating_count, rating_sum)
   select 'firma', ${of('name', 2)} || ' ' || g.n, 'approved', c.codes[1 + g.n % 42], array[${of('title', 3)}], ${text(4, 8)}, g.n % 9, g.n % 9 * 4
   from generate_series(1, ${SIZE.firms}) g(n), ${COUNTIES}`,
  `insert into solution (organisation_id, created_by, title, description, domain_slug, status, published_at)
   select f.ids[1 + g.n % ${SIZE.firms}], a.id, ${of('title', 1)}, ${text(2, 5)}, 'mediu', 'published', now()
   from generate_series(1, ${SIZE.solutions}) g(n), ${FIRMS}`,
  `insert into article (organisation_id, created_by, title, category, summary, body, body_text, status, published_at)
   select f.ids[1 + g.n % ${SIZE.firms}], a.id, ${of('title', 1)} || ' ' || ${of('title', 2)}, '', ${text(3, 5)}, '', ${text(5, 12)}, 'published',
     now() - g.n * interval '1 minute' from generate_series(1, ${SIZE.articles}) g(n), ${FIRMS}`,
];

/* Dropped first and built at the end, which is far faster than updating them row by row. */
const FILL = [`delete from search_document`, `delete from search_word`, `select search_fill()`];
const INDEXES = ['search_document_title', 'search_document_vector'];

/** Fills the search index with more than 100,000 documents, by the statement that migrations use. Returns their number. */
export const prepareSearch = async (url: string): Promise<number> => {
  const orm = await createOrm({ url, poolSize: 1, use: 'commands' });
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`set local session_replication_role = replica`);
    for (const sql of [...PASSAGES, ...ROWS]) await em.execute(sql);
    const definitions = await em.execute<{ sql: string }[]>(
      `select indexdef as sql from pg_indexes where indexname in ('${INDEXES.join(`', '`)}')`,
    );
    for (const name of INDEXES) await em.execute(`drop index ${name}`);
    for (const sql of [...FILL, ...definitions.map((one) => one.sql.replace(' ON ONLY ', ' ON '))])
      await em.execute(sql);
  });
  await orm.em.fork().execute('vacuum (analyze)');
  const [row] = await orm.em.fork().execute<{ count: number }[]>('select count(*)::int as count from search_document');
  await orm.close(true);
  return row?.count ?? 0;
};
