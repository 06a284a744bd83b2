import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MarketItem } from '@psp/contracts/solutions';
import { createReadDb } from '@psp/domain/read-db';
import { listMarket } from '@psp/domain/presenting/solutions/queries';
import type { TestDatabase } from '@psp/domain/testing/database';
import { createDemonstration, thisHour } from './testing/demonstration.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDemonstration(thisHour());
}, 180_000);
afterAll(() => database.close());

const rows = <T>(query: string) => database.orm.em.fork().execute<T[]>(query);

test('the marketplace lists eighty solutions of different firms, and services of firms without solutions', async () => {
  const pages: { items: MarketItem[]; total: number }[] = [];
  for (const page of [1, 4, 5]) pages.push(JSON.parse(await listMarket(createReadDb(database.orm), { page, q: '' })));
  expect(pages.map(({ items }) => items.map(({ kind }) => kind).every((kind, _, all) => kind === all[0]))).toEqual([
    true,
    true,
    true,
  ]);
  expect(pages.map(({ items }) => items[0]?.kind)).toEqual(['authored', 'authored', 'indicative']);
  expect(pages[0]?.total).toBeGreaterThan(200);
  expect(new Set(pages[0]?.items.map(({ partner }) => partner.id)).size).toBeGreaterThan(10);
});

test('the last act of each solution leads to its status', async () => {
  expect(
    await rows(`select id from solution s where status is distinct from
    (select to_state from audit where entity_id = s.id order by id desc limit 1)`),
  ).toEqual([]);
  expect(await rows('select status, count(*)::int from solution group by 1 order by 1')).toEqual([
    { status: 'archived', count: 1 },
    { status: 'draft', count: 1 },
    { status: 'published', count: 81 },
    { status: 'withdrawn', count: 1 },
  ]);
});

test('every firm has content in its profile', async () => {
  for (const table of ['certificate', 'portfolio_item', 'team_member'])
    expect(
      await rows(`select name from organisation o where kind = 'firma' and status = 'approved' and services <> '{}'
      and exists (select from organisation_domain d where d.organisation_id = o.id)
      and not exists (select from ${table} t where t.organisation_id = o.id)`),
    ).toEqual([]);
});

test('each item of a firm’s profile was added by its members with a position of its own, and each authority entered its contact data', async () => {
  const parts = Object.entries({
    team: 'team_member',
    portfolio: 'portfolio_item',
    certificates: 'certificate',
    discounts: 'discount',
  }).map(([list, table]) => `select '${list}' as list, organisation_id, sort from ${table}`);
  expect(
    await rows(`with part as (${parts.join(' union all ')}), added as (select details ->> 'list' as list, entity_id as organisation_id
        from audit where action = 'organisation.addToProfile')
      select list, organisation_id from (select list, organisation_id, count(*), count(distinct sort) as places from part group by 1, 2) p
      full join (select list, organisation_id, count(*) from added group by 1, 2) a using (list, organisation_id)
      where p.count is distinct from a.count or p.places <> p.count`),
  ).toEqual([]);
  expect(
    await rows(`select name from organisation o where kind = 'uat' and status = 'approved' and (email is null or phone is null
      or not exists (select from audit a where a.entity_id = o.id and a.action = 'organisation.editContact'))`),
  ).toEqual([]);
});
