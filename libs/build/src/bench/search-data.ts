import { createOrm } from '@psp/domain/orm';

const SIZE = { communities: 3000, firms: 5000, solutions: 22_000, articles: 70_000 };

/* The commonest first, as they are met in texts of the administration; made-up words follow. */
const COMMON =
  'servicii primărie proiect comună digitalizare oraș dezvoltare achiziție consultanță strategie locală registru agricol energie apă ' +
  'canalizare drum școală fonduri europene audit mediu salubrizare iluminat public urbanism cadastru buget taxe impozite cetățeni platformă ' +
  'instruire mentenanță studiu fezabilitate reabilitare modernizare parc piață bibliotecă muzeu cămin cultural sport sănătate transport ' +
  'Șelimbăr Rășinari Cisnădie Făgăraș Brașov Târgoviște Timișoara Iași Botoșani Bistrița Năsăud Mureș Călărași Ialomița Vâlcea';
const SYLLABLES =
  'ba be bi ca ce co da de di fa fe fi ga ge gi la le li ma me mi na ne ni pa pe pi ra re ri sa se și ta te ți va ve vi ză zi zo';

/** What is drawn is the same every time; common words are drawn far more often than the 40.000 made-up ones. */
const PASSAGES = [
  `select setseed(0.5)`,
  `create temp table vocabulary on commit drop as
   select n, word from unnest(string_to_array('${COMMON}', ' ')) with ordinality as common (word, n) union all
   select 100 + n, s[1 + n % 42] || s[1 + n / 42 % 42] || s[1 + n * 7 / 11 % 42] || case n % 3 when 0 then s[1 + n / 5 % 42] else '' end
   from generate_series(1, 40000) n, string_to_array('${SYLLABLES}', ' ') s`,
  `create index on vocabulary (n)`,
  // A third of each passage makes titles, the whole of it texts.
  `create temp table passage on commit drop as
   select row_number() over () as n, initcap(words[1] || ' ' || words[2]) as name, array_to_string(words[1:3], ' ') as title,
     array_to_string(words, ' ') as body
   from (select array_agg(v.word) as words from (select i, (power(random(), 4) * 40000)::int as n from generate_series(1, 100000) i) d
     cross join lateral (select word from vocabulary where n >= d.n order by n limit 1) v group by (i - 1) / 10) drawn`,
  `create index on passage (n)`,
];

/** One passage of the 10.000, a different one for each `part` of row `n`. */
const of = (column: string, part: number) =>
  `(select ${column} from passage p where p.n = 1 + (g.n * ${7 + 2 * part}::bigint + ${part} * 1231) % 10000)`;
const text = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => of('body', from + index)).join(` || ' ' || `);

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

/* Built once at the end, the indexes take a fraction of what they take row by row. */
const FILL = [`delete from search_document`, `delete from search_word`, `select search_fill()`];
const INDEXES = ['search_document_title', 'search_document_vector'];

/** Fills the search with 100.000 documents and more, by the same statement that takes over an existing database's. */
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
