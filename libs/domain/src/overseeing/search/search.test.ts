import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SearchView, searchView, suggestionView } from '@psp/contracts/search';
import type { SearchKind } from '@psp/contracts/search-groups';
import { newId } from '../../id.ts';
import { createReadDb } from '../../read-db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { countWords } from './count-words.ts';
import { search, suggest } from './queries.ts';
import { TODAY } from '../../time.ts';

const [author, commune, civis, softprim] = [newId(), newId(), newId(), newId()];
const [solution, article] = [newId(), newId()];

let database: TestDatabase;
const run = <T extends object>(sql: string) => database.orm.em.fork().execute<T[]>(sql);
const ask = async (q: string) => suggestionView.parse(JSON.parse(await suggest(createReadDb(database.orm), q)));
/** Titles found, by kind. */
const found = async (q: string): Promise<Partial<Record<SearchKind, string[]>>> =>
  Object.fromEntries((await ask(q)).groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]));
const words = async () => {
  await countWords(database.orm);
  return (await run<{ word: string }>(`select word from search_word`)).map(({ word }) => word);
};

beforeAll(async () => {
  database = await createTestDatabase();
  await run(`
    insert into account (id, email, display_name, password_hash) values ('${author}', 'ana@exemplu.ro', 'Ana', 'x');
    insert into organisation (id, kind, uat_type, name, status, county_code)
      values ('${commune}', 'uat', 'commune', 'Comuna Șelimbăr', 'approved', 'SB');
    insert into organisation (id, kind, name, status, county_code, services, description, rating_count, rating_sum) values
      ('${civis}', 'firma', 'Civis Digital', 'approved', 'SB', '{Registratură electronică}', 'Servicii pentru orașe mici.', 9, 45),
      ('${softprim}', 'firma', 'Softprim', 'approved', 'CJ', '{Taxe locale}', 'Registratură în 90 de comune.', 0, 0);
    insert into organisation_domain values ('${civis}', 'it-digitalizare');
    insert into community (organisation_id, name, county_code, status, published_at, description)
      values ('${commune}', 'Șelimbăr', 'SB', 'published', now(), 'La marginea Sibiului.');
    insert into solution (id, organisation_id, created_by, title, description, domain_slug, status, published_at) values
      ('${solution}', '${civis}', '${author}', 'Portalul orașului', 'Plăți și programări.', 'it-digitalizare', 'published', now());
    insert into blog_category values ('de-test', 'De test', 99) on conflict do nothing;
    insert into article_category values ('de-test', 'De test', 'firma', 'de-test', 99) on conflict do nothing;
    insert into article (id, organisation_id, created_by, title, category, summary, body, body_text, status, published_at) values
      ('${article}', '${civis}', '${author}', 'Cum se arhivează dosarele', 'de-test', '', '<p>', 'Despre termene de păstrare. Scrieți ale dvs.', 'published', now())`);
  await countWords(database.orm);
});
afterAll(() => database.close());

/* Kinds of the association's own pages, the last ones where nothing has the exact title. */
const FOUND_OF_ASSOCIATION = ['publicEvent', 'publicDocument', 'publicAct'];

describe('a search text', () => {
  test.each([
    ['ȘELIMBĂR', 'Șelimbăr'],
    ['selimbar', 'Șelimbăr'],
    ['şelimbăr', 'Șelimbăr'],
    ['sel', 'Șelimbăr'],
    ['primăria din Șelimbăr', 'Șelimbăr'],
    ['marginea', 'Șelimbăr'],
  ])('“%s” finds the community without regard to case, diacritics and completeness', async (q, title) => {
    expect((await found(q)).community).toEqual([title]);
    expect((await ask(q)).corrected).toBeNull();
  });

  test('that equals a title puts its kind first', async () => {
    await run(`insert into organisation (kind, name, status) values ('firma', 'Portalul orașului vechi', 'approved')`);
    const order = async (q: string) => (await ask(q)).groups.map(({ kind }) => kind);
    expect(await order('portalul ORASULUI')).toEqual(['solution', 'partner']);
    expect(await order('portalul')).toEqual(['partner', 'solution']);
    const all = async (q: string, kind?: SearchKind) => {
      const view = await search(createReadDb(database.orm), { q, kind, page: 1 });
      return searchView.parse(JSON.parse(view)).groups.map((group) => group.kind);
    };
    expect(await all('portalul ORASULUI')).toEqual([
      'solution',
      'community',
      'partner',
      'exchange',
      'article',
      ...FOUND_OF_ASSOCIATION,
    ]);
    expect(await all('portalul orașului', 'partner')).toEqual([
      'solution',
      'community',
      'partner',
      'exchange',
      'article',
      ...FOUND_OF_ASSOCIATION,
    ]);
    expect(await all('portalul')).toEqual([
      'community',
      'partner',
      'solution',
      'exchange',
      'article',
      ...FOUND_OF_ASSOCIATION,
    ]);
    await run(`delete from organisation where name = 'Portalul orașului vechi'`);
  });

  test('finds a solution with the address of its page', async () => {
    const { groups } = await ask('portalul ORASULUI');
    expect(groups.flatMap(({ items }) => items.map(({ href }) => href))).toContain(`/marketplace/${solution}`);
  });

  test('finds a word by its other forms', async () => {
    expect(await found('orașelor')).toEqual({ partner: ['Civis Digital'], solution: ['Portalul orașului'] });
    expect((await found('registraturii')).partner).toEqual(['Civis Digital', 'Softprim']);
  });

  test.each([
    ['primaria slimbar', 'primaria șelimbăr', 'Șelimbăr'],
    ['Slimb', 'șelimbăr', 'Șelimbăr'],
    ['selimabr', 'șelimbăr', 'Șelimbăr'],
  ])('“%s” is put right, and says so', async (q, corrected, title) => {
    expect(await ask(q)).toMatchObject({ corrected, groups: [{ kind: 'community', items: [{ title }] }] });
  });

  test.each([
    ['%', []],
    ['_', []],
    [`' 1=1 -- "`, []],
    ['& | ! <-> :* ( ) \\', []],
    ['🙂 🏛️', []],
    ['а б в мост', []],
    ['s', []],
    ['', []],
    ['si in de la', []],
    ['de', []],
  ])('“%s” looks for nothing', async (q, groups) => {
    expect(await ask(q)).toEqual({ terms: [], corrected: null, groups });
  });

  test('has no query syntax, and its stop words are ignored', async () => {
    expect(await found(`civis:* & !digital | <-> '`)).toEqual({
      partner: ['Civis Digital'],
      solution: ['Portalul orașului'],
      article: ['Cum se arhivează dosarele'],
    });
    expect(await found('de la Șelimbăr')).toEqual({ community: ['Șelimbăr'] });
  });

  test('of 10 kB is cut off', async () => {
    const { terms } = await ask(`civis ${'ș'.repeat(10_000)}`);
    expect(terms).toHaveLength(2);
    expect((await ask('cuvinte felurite '.repeat(600))).terms.length).toBeLessThanOrEqual(12);
  });

  test('with two swapped letters is corrected, even in a short word', async () => {
    expect((await ask('sibui')).corrected).toBe('sibiu');
    expect((await ask('cvis digital')).corrected).toBe('civis digital');
  });

  test.each(['zzzzqqqq', '<script>alert(1)</script>', 'porumb', 'mare'])(
    'nothing is near “%s”: no guess, no result, no error',
    async (q) => expect(await ask(q)).toMatchObject({ corrected: null, groups: [] }),
  );

  test('with an unknown word still returns its terms', async () => {
    expect(await ask('zzzzqqqq')).toEqual({ terms: ['zzzzqqqq'], corrected: null, groups: [] });
  });
});

test('titles come before texts, better rated firms first', async () => {
  const titled = `insert into organisation (kind, name, status) values ('firma', 'Registratura Plus', 'approved')`;
  await run(titled);
  expect((await found('registratura')).partner).toEqual(['Registratura Plus', 'Civis Digital', 'Softprim']);
  await run(`delete from organisation where name = 'Registratura Plus'`);
});

test('the page counts every group and pages through one', async () => {
  await run(`insert into organisation (kind, name, status, rating_count, rating_sum)
    select 'firma', 'Numărul ' || n, 'approved', 1, 1 from generate_series(1, 25) n`);
  const page = async (kind?: SearchKind, number = 1): Promise<SearchView['groups']> => {
    const view: SearchView = JSON.parse(await search(createReadDb(database.orm), { q: 'numarul', kind, page: number }));
    return view.groups;
  };
  expect((await page()).map(({ kind, total, items }) => [kind, total, items.length])).toEqual([
    ['community', 0, 0],
    ['partner', 25, 5],
    ['solution', 0, 0],
    ['exchange', 0, 0],
    ['article', 0, 0],
    ['publicEvent', 0, 0],
    ['publicDocument', 0, 0],
    ['publicAct', 0, 0],
  ]);
  expect((await page('partner', 2))[1]).toMatchObject({ total: 25, items: { length: 5 } });
  expect((await page('partner', 3))[1]).toMatchObject({ total: 25, items: [] });
  expect((await page('article'))[1]).toMatchObject({ total: 25, items: [] });
  await run(`delete from organisation where name like 'Numărul %'`);
});

describe('only public content is found, from the moment it is public', () => {
  const CHANGES: [string, string, string, string][] = [
    [
      'a community that is withdrawn',
      'selimbar',
      `update community set status = 'withdrawn', withdrawn_reason = 'x'`,
      `update community set status = 'published'`,
    ],
    [
      'a community of a suspended authority',
      'selimbar',
      `update organisation set status = 'suspended' where id = '${commune}'`,
      `update organisation set status = 'approved' where id = '${commune}'`,
    ],
    [
      'a suspended firm',
      'civis',
      `update organisation set status = 'suspended' where id = '${civis}'`,
      `update organisation set status = 'approved' where id = '${civis}'`,
    ],
    [
      'a firm that is not approved yet',
      'softprim',
      `update organisation set status = 'pending' where id = '${softprim}'`,
      `update organisation set status = 'approved' where id = '${softprim}'`,
    ],
    [
      'an archived solution',
      'portalul',
      `update solution set status = 'archived'`,
      `update solution set status = 'published'`,
    ],
    [
      'a draft of a solution',
      'portalul',
      `update solution set status = 'draft'`,
      `update solution set status = 'published'`,
    ],
    [
      'a solution past its last day',
      'portalul',
      `update solution set valid_until = ${TODAY} - 2`,
      `update solution set valid_until = null`,
    ],
    [
      'an article that is withdrawn',
      'arhiveaza',
      `update article set status = 'withdrawn', reason = 'x'`,
      `update article set status = 'published'`,
    ],
    [
      'a draft of an article',
      'arhiveaza',
      `update article set status = 'draft'`,
      `update article set status = 'published'`,
    ],
    [
      'an article of a suspended firm',
      'arhiveaza',
      `update organisation set status = 'suspended' where id = '${civis}'`,
      `update organisation set status = 'approved' where id = '${civis}'`,
    ],
  ];
  test.each(CHANGES)('%s', async (_, q, hide, show) => {
    const before = await found(q);
    expect(Object.keys(before).length).toBeGreaterThan(0);
    await run(hide);
    expect(await found(q)).toEqual({});
    await run(show);
    expect(await found(q)).toEqual(before);
  });

  test('deleted or renamed content', async () => {
    await run(`insert into organisation (kind, name, status) values ('firma', 'Efemera', 'approved')`);
    expect(await found('efemera')).toEqual({ partner: ['Efemera'] });
    await run(`update organisation set name = 'Durabila' where name = 'Efemera'`);
    expect([await found('efemera'), await found('durabila')]).toEqual([{}, { partner: ['Durabila'] }]);
    await run(`delete from organisation where name = 'Durabila'`);
    expect(await found('durabila')).toEqual({});
  });

  test('an attraction and a project of a community, and the domain of a firm', async () => {
    const [type] = await run<{ slug: string }>(`select slug from attraction_type limit 1`);
    const slug = type?.slug ?? 'de-test';
    if (!type) await run(`insert into attraction_type values ('de-test', 'De test', 1)`);
    await run(
      `insert into community_attraction (community_id, name, type) select id, 'Biserica fortificată', '${slug}' from community`,
    );
    expect(await found('biserici')).toEqual({ community: ['Șelimbăr'] });
    await run(`delete from community_attraction`);
    expect(await found('biserici')).toEqual({});
    expect((await found('digitalizare')).partner).toEqual(['Civis Digital']);
  });

  test('words of hidden content do not correct others', async () => {
    expect(await words()).toContain('arhiveaza');
    await run(`update article set status = 'draft'`);
    expect((await ask('arhivaeza')).corrected).toBeNull();
    expect(await words()).not.toContain('arhiveaza');
    await run(`update article set status = 'published'`);
    expect(await words()).toContain('arhiveaza');
    expect((await ask('arhivaeza')).corrected).toBe('arhivează');
  });

  test('rolled back content is never found', async () => {
    const em = database.orm.em.fork();
    await em.begin();
    await em.execute(`update article set title = 'Nespus de nou'`);
    await em.rollback();
    expect(await found('nespus')).toEqual({});
  });

  const waiting = () =>
    run(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  /* Suspends, begins the change meanwhile, and ends the suspension's transaction before the change's, which waits for it. */
  const whileSuspending = async (organisation: string, change: string): Promise<void> => {
    const suspending = database.orm.em.fork();
    await suspending.begin();
    await suspending.execute(`update organisation set status = 'suspended' where id = '${organisation}'`);
    const changing = run(change);
    while ((await waiting()).length === 0) await delay(10);
    await suspending.commit();
    await changing;
  };

  test('a solution that is published while its firm is being suspended', async () => {
    await run(`update solution set status = 'draft'`);
    await whileSuspending(civis, `update solution set status = 'published'`);
    expect(await found('portalul')).toEqual({});
    await run(`update organisation set status = 'approved' where id = '${civis}'`);
    expect(await found('portalul')).toEqual({ solution: ['Portalul orașului'] });
  });

  test.each([
    ['an attraction', `community_attraction (community_id, name, type) select id, 'Turnul', 'istoric' from community`],
    ['a project', `community_project (community_id, title) select id, 'Turnul' from community`],
  ])('%s that is added while its authority is being suspended', async (_, rows) => {
    await whileSuspending(commune, `insert into ${rows}`);
    expect([await found('turnul'), await found('selimbar')]).toEqual([{}, {}]);
    await run(`update organisation set status = 'approved' where id = '${commune}'`);
    expect(await found('turnul')).toEqual({ community: ['Șelimbăr'] });
    await run(`delete from community_attraction; delete from community_project`);
  });
});

describe('writes', () => {
  const firms = (
    from: number,
    to: number,
  ) => `insert into organisation (kind, name, status, county_code, services, description)
    select 'firma', 'Atelierul ' || n, 'approved', 'SB', '{Registratură,Arhivare}',
      'Servicii de arhivare și digitalizare pentru primării, cu instruire, garanție și asistență. Echipa ' || n
    from generate_series(${from}, ${to}) n`;
  afterAll(() => run(`delete from organisation where name like 'Atelierul %'`));

  test('a firm is saved while another one with the same words is not committed yet', async () => {
    const first = database.orm.em.fork();
    await first.begin();
    await first.execute(firms(1, 1));
    await first.execute('set constraints all immediate');
    const second = database.orm.em.fork();
    await second.begin();
    await second.execute(`set local lock_timeout = '1s'`);
    await second.execute(firms(2, 2));
    await second.commit();
    expect((await found('atelierul')).partner).toEqual(['Atelierul 2']);
    await first.commit();
    expect((await found('atelierul')).partner).toEqual(['Atelierul 1', 'Atelierul 2']);
  });

  test('a new firm is found immediately, also by a word that looks mistyped', async () => {
    await run(firms(3, 3));
    await run(`update organisation set name = 'Arhiveata' where name = 'Atelierul 3'`);
    expect(await ask('arhiveata')).toMatchObject({ corrected: null, groups: [{ items: [{ title: 'Arhiveata' }] }] });
    await run(`delete from organisation where name = 'Arhiveata'`);
  });

  test('an update reads only the changed documents', async () => {
    await run(`insert into article (organisation_id, created_by, title, category, summary, body, body_text, status, published_at)
      select '${civis}', '${author}', 'Arhivarul ' || n, 'de-test', '', '<p>', 'Dosare.', 'published', now() from generate_series(1, 1000) n;
      analyze article; analyze search_document`);
    const em = database.orm.em.fork();
    const rowsRead = async () => {
      const [row] = await em.execute<{ rows: number }[]>(
        `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'article'`,
      );
      return row?.rows ?? 0;
    };
    await em.begin();
    const before = await rowsRead();
    await em.execute(`update article set title = 'Arhivara' where id = '${article}'`);
    expect((await rowsRead()) - before).toBeLessThan(20);
    await em.rollback();
    await run(`delete from article where title like 'Arhivarul %'`);
  });

  test('1.000 firms are saved in one transaction, each row once, their words as one job', async () => {
    const em = database.orm.em.fork();
    const rowsWritten = async () =>
      new Map(
        (
          await em.execute<{ name: string; rows: number }[]>(`
            select relname as name, (n_tup_ins + n_tup_upd)::integer as rows from pg_stat_xact_user_tables`)
        ).map(({ name, rows }) => [name, rows]),
      );
    await em.begin();
    // Not zero: the counts include earlier transactions of the connection that are reported late.
    const before = await rowsWritten();
    await em.execute(firms(1001, 2000));
    const after = [...(await rowsWritten())].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const);
    await em.commit();
    expect(Object.fromEntries(after.filter(([, rows]) => rows > 0))).toEqual({
      organisation: 1000,
      search_document_partner: 1000,
      search_change: 1000,
      job_common: 1,
    });
  });
});
