import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CreateAdminCommunity } from '@psp/contracts/admin-communities';
import { communitiesOverview, communityList } from '@psp/contracts/communities';
import type { Actor } from '../../actor.ts';
import { publicAddresses } from '../../operating/public-changes/addresses.ts';
import { createReadDb } from '../../read-db.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { restoreCommunity, withdrawCommunity } from './details.ts';
import { createKeptCommunity, deleteCommunity, undeleteCommunity } from './kept.ts';
import { communitiesByCounty, listCommunities, readCommunitiesOverview, stripOfCommunities } from './queries.ts';
import { readCommunity } from './read-community.ts';

let database: TestDatabase;
let by: By;
let admin: Actor;
let id: string;

const content: CreateAdminCommunity = {
  ...{ name: 'Zorlențu', countyCode: 'CS', description: 'Comună.', objectives: '', featuredImageId: null },
  ...{ featuredImageAlt: '', address: '', phone: null, email: null, website: null, population: 900, areaKm2: null },
  ...{ siruta: null, isPublished: true },
};

beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm);
  admin = anActor({ kind: 'admin' });
  await database.orm.em
    .fork()
    .execute(`insert into organisation (id, kind, name, status) values (?, 'admin', 'Asociația', 'approved')`, [
      admin.organisationId,
    ]);
  await database.orm.em
    .fork()
    .execute(`insert into account (id, email, display_name, password_hash) values (?, 'ana@exemplu.ro', 'Ana', '')`, [
      admin.accountId,
    ]);
  id = await by(admin, createKeptCommunity, content);
});
afterAll(() => database.close());

/* Every place in which visitors find a showcase. */
async function places() {
  const db = createReadDb(database.orm);
  const overview = communitiesOverview.parse(JSON.parse(await readCommunitiesOverview(db)));
  const documents = await database.orm.em
    .fork()
    .execute(`select from search_document where kind = 'community' and ref_id = ?`, [id]);
  return {
    list: communityList.parse(JSON.parse(await listCommunities(db, { page: 1, q: 'zorlentu' }))).total,
    page: (await readCommunity(db, id)) !== 'null',
    strip: JSON.parse(await stripOfCommunities(db)).length,
    counted: overview.communities,
    byCounty: JSON.parse(await communitiesByCounty(db)),
    search: documents.length,
    sitemap: (await publicAddresses(db, 0)).filter((address) => address.id === id).length,
  };
}
const SHOWN = { list: 1, page: true, strip: 1, counted: 1, byCounty: { CS: 1 }, search: 1, sitemap: 1 };
const HIDDEN = { list: 0, page: false, strip: 0, counted: 0, byCounty: {}, search: 0, sitemap: 0 };

const at = async () => {
  const [row] = await database.orm.em.fork().execute('select id, version from community where id = ?', [id]);
  return row as { id: string; version: number };
};

test('a hidden showcase is in no public place, and comes back when it is restored', async () => {
  expect(await places()).toEqual(SHOWN);
  await by(admin, withdrawCommunity, { ...(await at()), reason: 'Imagini străine.' });
  expect(await places()).toEqual(HIDDEN);
  await by(admin, restoreCommunity, await at());
  expect(await places()).toEqual(SHOWN);
});

test('a deleted showcase is in no public place at once, and comes back when it is restored', async () => {
  await by(admin, deleteCommunity, { ...(await at()), name: content.name, reason: 'Dublură.' });
  expect(await places()).toEqual(HIDDEN);
  await by(admin, undeleteCommunity, await at());
  expect(await places()).toEqual(SHOWN);
});
