import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MikroORM } from '@mikro-orm/postgresql';
import { marketList } from '@psp/contracts/solutions';
import { communitiesOverview } from '@psp/contracts/communities';
import { readCommunitiesOverview } from '../presenting/communities/queries.ts';
import { type FileStore, openFileStore } from '../operating/files/store.ts';
import { migrate } from '../migrate.ts';
import { createOrm } from '../orm.ts';
import { createReadDb } from '../read-db.ts';
import { listMarket } from '../presenting/solutions/queries.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { completeDemonstration, type Hindrance } from './complete.ts';
import { writeWork } from './demo.ts';
import { PARTS } from './parts.ts';
import { seedTaxonomies } from './taxonomies.ts';

const then = new Date('2026-05-14T09:30:00Z');
const now = new Date('2026-06-03T11:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'complete-'));
const TABLES = PARTS.flatMap(({ tables }) => tables);
const WORK = ['organisation', 'account', 'membership', 'service_request', 'offer', 'project', 'review', 'consent'];

let orm: MikroORM;
let files: FileStore;
const rows = <Row extends object>(sql: string) => orm.em.fork().execute<Row[]>(sql);
const counts = async (tables: readonly string[]) => {
  const [row] = await rows<Record<string, number>>(
    `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
  );
  return row ?? {};
};
/* What the release wrote whose newest migration was 0002, three weeks ago. */
beforeAll(async () => {
  files = await openFileStore(pathToFileURL(folder).href);
  orm = await createOrm({ url: await emptyDatabase(), poolSize: 4 });
  await orm.migrator.up({ to: '0002-onboarding' });
  await seedTaxonomies(orm);
  await orm.em.fork().transactional((em) => writeWork(then, 'hash').world.rows.insert(em));
  await migrate(orm);
}, 120_000);
afterAll(async () => {
  await orm.close(true);
  rmSync(folder, { recursive: true });
});

const KEPT: Record<string, [hindrance: Hindrance, done: string, undone: string]> = {
  'with an organisation of real people that was let in': [
    'in_use',
    `with o as (insert into organisation (kind, name, status, uat_type, county_code) values ('uat', 'Comuna Vie', 'approved', 'commune', 'SB') returning id),
      a as (insert into account (email, display_name, password_hash) values ('secretar@comuna.ro', 'Ion', '') returning id)
      insert into membership (account_id, organisation_id, role) select a.id, o.id, 'owner' from a, o`,
    `delete from membership where account_id = (select id from account where email = 'secretar@comuna.ro');
      delete from account where email = 'secretar@comuna.ro'; delete from organisation where name = 'Comuna Vie'`,
  ],
  'whose association has a real administrator': [
    'in_use',
    `with a as (insert into account (email, display_name, password_hash) values ('ana@asociatia.ro', 'Ana', '') returning id)
      insert into membership (account_id, organisation_id, role) select a.id, o.id, 'editor' from a, organisation o where o.kind = 'admin'`,
    `delete from membership where account_id = (select id from account where email = 'ana@asociatia.ro');
      delete from account where email = 'ana@asociatia.ro'`,
  ],
  'in which an organisation has another name': [
    'changed',
    `update organisation set name = 'Comuna Sinceră' where name = 'Comuna Șelimbăr'`,
    `update organisation set name = 'Comuna Șelimbăr' where name = 'Comuna Sinceră'`,
  ],
  'in which a founder has another address and no colleague': [
    'in_use',
    `update account set email = 'primar@selimbar.ro' where email = 'comuna@demo.psp'`,
    `update account set email = 'comuna@demo.psp' where email = 'primar@selimbar.ro'`,
  ],
  'in which a founder with colleagues has another address': [
    'changed',
    `update account set email = 'primar@sibiu.ro' where email = 'primarie@demo.psp'`,
    `update account set email = 'primarie@demo.psp' where email = 'primar@sibiu.ro'`,
  ],
};

test.each(Object.entries(KEPT))(
  'a demonstration %s stays as it is and says why',
  async (_, [hindrance, done, undone]) => {
    await rows(done);
    expect(await completeDemonstration(orm, { now, files })).toEqual({ filled: [], hindrance });
    expect(Object.values(await counts(TABLES)).every((count) => count === 0)).toBe(true);
    await rows(undone);
  },
);

test('an older demonstration gets all that it lacks, once, and keeps what it has: a real colleague in it, too', async () => {
  await rows(`with a as (insert into account (email, display_name, password_hash) values ('ion@sibiu.ro', 'Ion', '') returning id)
    insert into membership (account_id, organisation_id, role)
      select a.id, m.organisation_id, 'owner' from a, membership m join account f on f.id = m.account_id where f.email = 'comuna@demo.psp'`);
  await rows('update account set two_factor_optional = false');
  const before = await counts(WORK);
  expect(await completeDemonstration(orm, { now, files })).toEqual({ filled: TABLES, hindrance: null });
  const filled = await counts(TABLES);
  expect(filled).toMatchObject({ community: 25, article: 60, solution: 84, ticket: 14, newsletter_issue: 3 });
  expect(Object.entries(filled).filter(([, count]) => count === 0)).toEqual([]);
  expect(await counts(WORK)).toEqual(before);
  expect(await completeDemonstration(orm, { now, files })).toEqual({ filled: [], hindrance: null });
  expect(await counts(TABLES)).toEqual(filled);
  expect(await rows('select email from account where two_factor_optional')).toEqual([{ email: 'admin@demo.psp' }]);
}, 60_000);

test('its public pages show it, with pictures, and nothing in the future', async () => {
  const db = createReadDb(orm);
  expect(communitiesOverview.parse(JSON.parse(await readCommunitiesOverview(db)))).toMatchObject({ communities: 25 });
  expect(marketList.parse(JSON.parse(await listMarket(db, { page: 1, q: '' }))).total).toBeGreaterThan(200);
  const stored = (await readdir(join(folder, 'image'), { recursive: true })).map((name) => `image/${name}`);
  const keys = await rows<{ key: string }>(`select storage_key || '/' || unnest(widths) || '.webp' as key from image
    where id in (select image_id from community_image union select cover_image_id from article)`);
  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter(({ key }) => !stored.includes(key))).toEqual([]);
  const late = TABLES.filter((table) => table !== 'newsletter_issue' && table !== 'team_member');
  for (const table of late)
    expect(await rows(`select id from ${table} where created_at > '${now.toISOString()}'`)).toEqual([]);
  expect(
    await rows(
      `select c.id from community c join community_project x on x.community_id = c.id join project p on p.id = x.project_id`,
    ),
  ).not.toEqual([]);
  expect(await rows(`select content ->> 'email' as email from site_section where key = 'contact'`)).toEqual([
    { email: 'contact@asociatia.example' },
  ]);
  expect(await rows('select next_ticket_number() as number')).toEqual([{ number: expect.stringMatching(/-000015$/) }]);
}, 60_000);

test('a part that it lacks comes alone; the others stay as they are', async () => {
  await rows('truncate ticket cascade');
  const before = await counts(TABLES);
  const later = new Date(now.getTime() + 60_000);
  expect(await completeDemonstration(orm, { now: later, files })).toEqual({ filled: ['ticket'], hindrance: null });
  expect(await counts(TABLES)).toEqual({ ...before, ticket: 14 });
}, 60_000);

test('a portal that was never a demonstration is left alone', async () => {
  const url = await emptyDatabase();
  const real = await createOrm({ url, poolSize: 2 });
  await migrate(real);
  await seedTaxonomies(real);
  await real.em
    .fork()
    .execute(`with o as (insert into organisation (kind, name, status) values ('admin', 'Asociația', 'approved') returning id),
      a as (insert into account (email, display_name, password_hash) values ('ana@asociatia.ro', 'Ana', '') returning id)
      insert into membership (account_id, organisation_id, role) select a.id, o.id, 'owner' from a, o`);
  expect(await completeDemonstration(real, { now, files })).toEqual({ filled: [], hindrance: null });
  await real.close(true);
});
