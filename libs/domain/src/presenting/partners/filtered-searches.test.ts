import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  memberPartnerList,
  memberPartnerQuery,
  memberSolutionList,
  memberSolutionQuery,
} from '@psp/contracts/marketplace';
import { createReadDb, type Db } from '../../read-db.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TODAY } from '../../time.ts';
import { listMarketForMember } from '../solutions/queries.ts';
import { listForMember } from './market.ts';

let database: TestDatabase;
let db: Db;

/*
 * Firms by their number: every second speaks of registers, every third keeps them, in its services as in two of them; each fifth
 * has written something.
 */
const FIRMS = `
  -- Without the triggers, which take a minute; one of them keeps the market.
  select set_config('session_replication_role', 'replica', true);
  insert into organisation (kind, name, status, county_code, description, services, served_counties, rating_count, rating_sum)
  select 'firma', 'Firma ' || n, 'approved', (array['AB', 'BV', 'CJ'])[1 + n % 11 % 3], case when n % 2 = 0 then 'Ținem registrul agricol' else 'Proiecte' end,
    case when n % 3 = 0 then array['Registru agricol', 'Audit'] when n % 7 = 0 then array['Registru', 'Produse agricole'] else array['Audit'] end,
    case when n % 4 = 0 then array['SB'] else '{}' end, n % 8, n % 8 * (1 + n % 5)
  from generate_series(1, 1500) n;
  create temp table firm as select id, substring(name from '\\d+')::int as n from organisation where kind = 'firma';
  insert into organisation_domain select id, case when n % 5 = 0 then 'mediu' else 'it-digitalizare' end from firm;
  insert into certificate (organisation_id, name, valid_until)
    select id, 'ISO 9001', ${TODAY} + case when n % 12 = 0 then -1 else 1 end from firm where n % 4 = 0;
  insert into account (email, display_name, password_hash) values ('autor@exemplu.ro', 'Autor', '');
  insert into solution (organisation_id, created_by, title, description, domain_slug, price_min, price_max, county_codes, status, published_at)
    select id, (select id from account limit 1), 'Soluția ' || n, 'Pentru registre', 'mediu', 100 * n, 200 * n,
      case when n % 10 = 0 then array['SB', 'CJ'] else '{}' end, 'published', now() - n * interval '1 minute' from firm where n % 5 = 0;
  select keep_market(array(select id from firm));`;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createReadDb(database.orm);
  await database.orm.em.fork().transactional((em) => em.execute(FIRMS));
});
afterAll(() => database.close());

const BEST = 'rating_order desc nulls last, rating_count desc, f.id';
const reference = async (where: string, order = BEST, from = 'organisation f'): Promise<string[]> =>
  (
    await database.orm.em
      .fork()
      .execute<{ name: string }[]>(
        `select f.name from (select *, substring(name from '\\d+')::int as n from ${from}) f where ${where} order by ${order}`,
      )
  ).map(({ name }) => name);
const actor = anActor({ kind: 'uat' });

const IS_FIRM = `kind = 'firma' and status = 'approved'`;
const SPEAKS = '(n % 2 = 0 or n % 3 = 0 or n % 7 = 0)';
test.each([
  ['q=registru agricol', SPEAKS],
  ['q=registru agricol&county=BV', `${SPEAKS} and county_code = 'BV'`],
  ['q=registru&category=mediu&county=AB', `${SPEAKS} and n % 5 = 0 and county_code = 'AB'`],
  ['q=registru&certificate=9001', `${SPEAKS} and n % 4 = 0 and n % 12 > 0`],
  ['q=registru&price=low', `${SPEAKS} and n % 5 = 0 and 100 * n < 5000`],
  ['q=firma 77', `name like '%Firma 77%'`],
  [
    'q=firma 77&county=CJ&certificate=any',
    `name like '%Firma 77%' and county_code = 'CJ' and n % 4 = 0 and n % 12 > 0`,
  ],
])('firms of "%s" are all that fit, in their order', async (query, where) => {
  const all = await reference(`${IS_FIRM} and ${where}`);
  const inPages: string[] = [];
  for (const page of [1, 2, 3]) {
    const asked = memberPartnerQuery.parse({ ...Object.fromEntries(new URLSearchParams(query)), page: String(page) });
    const list = memberPartnerList.parse(JSON.parse(await listForMember(db, actor, asked)));
    expect([list.total, list.totalIsCapped]).toEqual([Math.min(all.length, 1000), all.length > 1000]);
    inPages.push(...list.items.map(({ name }) => name));
  }
  expect(inPages).toEqual(all.slice(0, 60));
});

const solutions = async (query: Record<string, string>) =>
  memberSolutionList.parse(JSON.parse(await listMarketForMember(db, actor, memberSolutionQuery.parse(query))));

test('tiers of firms without solutions: first firms with a service that has all words, then firms whose text has them', async () => {
  const of = (where: string) => reference(`${IS_FIRM} and n % 5 > 0 and county_code = 'CJ' and ${where}`);
  const tiers = (name: string) => [name, name, name];
  const wanted = [
    ...(await of('n % 3 = 0')).flatMap(tiers),
    ...(await of(`n % 3 > 0 and ${SPEAKS}`))
      .flatMap((name) => (Number(name.slice(6)) % 7 === 0 ? [name, name] : [name]))
      .flatMap(tiers),
  ];
  expect(wanted.length).toBeLessThan(1000);
  for (const page of [1, 16, 17, 30]) {
    const { items, total } = await solutions({ q: 'registru agricol', county: 'CJ', page: String(page) });
    expect(total).toBe(wanted.length);
    expect(items.map(({ partner }) => partner.name)).toEqual(wanted.slice(20 * page - 20, 20 * page));
  }
});

test('tiers found by their name come first; a price band without tiers lists none', async () => {
  const { items } = await solutions({ q: 'premium', county: 'BV' });
  const best = await reference(`${IS_FIRM} and n % 5 > 0 and county_code = 'BV'`);
  expect(items[0]).toMatchObject({ tier: 'premium', partner: { name: best[0] } });
  const cheap = await solutions({ price: 'low' });
  expect(cheap.items.filter(({ kind }) => kind === 'indicative')).toEqual([]);
  expect(cheap.total).toBe((await reference(`${IS_FIRM} and n % 5 = 0 and 100 * n < 5000`)).length);
});

test.each([
  ['SB', `n % 10 = 0 or n % 4 = 0`],
  ['CJ', `n % 10 = 0 or (n % 4 > 0 and county_code = 'CJ')`],
])('solutions in %s: of those that say where, of firms that do, and of firms from there', async (county, where) => {
  const all = await reference(`${IS_FIRM} and n % 5 = 0 and (${where})`, 'n');
  const { items } = await solutions({ county, sort: 'newest' });
  expect(items.filter(({ kind }) => kind === 'authored').map(({ partner }) => partner.name)).toEqual(all.slice(0, 20));
});
