import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ATTRACTIONS_MAX, GALLERY_MAX } from '@psp/contracts/community-bodies';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor } from '../../testing/actors.ts';
import { aCommunityProject, anAttraction, someDetails, storePicture } from '../../testing/communities.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addAttraction, editAttraction, orderAttractions, removeAttraction } from './attractions.ts';
import { createCommunity, editCommunity, publishCommunity, restoreCommunity, withdrawCommunity } from './details.ts';
import { addToGallery, captionPicture, orderGallery, removeFromGallery } from './gallery.ts';
import {
  addCommunityProject,
  editCommunityProject,
  moveCommunityProject,
  removeCommunityProject,
  setCommunityProgress,
} from './projects.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
let database: TestDatabase;
let uat: Actor;
let other: Actor;
let admin: Actor;
let id: string;

const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);
const run = <T>(fn: (em: EntityManager) => Promise<T>): Promise<T> =>
  database.orm.em.fork().transactional(async (em) => {
    const answer = await fn(em);
    await em.flush();
    return answer;
  });
const picture = (organisationId: string | null = uat.organisationId) =>
  storePicture(database.orm.em.fork(), organisationId);
const isThere = async (imageId: string) => (await rows('select 1 from image where id = ?', [imageId])).length === 1;

async function anAuthority(kind: 'uat' | 'admin'): Promise<Actor> {
  const actor = anActor({ kind });
  const type = kind === 'uat' ? `'commune', 'bronze'` : 'null, null';
  await rows(
    `insert into organisation (id, kind, name, status, uat_type, package) values (?, ?, 'Comuna', 'approved', ${type})`,
    [actor.organisationId, kind],
  );
  await rows(`insert into account (id, email, display_name, password_hash) values (?, ?, 'Ana', '')`, [
    actor.accountId,
    `${actor.accountId}@exemplu.ro`,
  ]);
  await rows(`insert into membership (account_id, organisation_id, role) values (?, ?, 'owner')`, [
    actor.accountId,
    actor.organisationId,
  ]);
  return actor;
}

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  [uat, other, admin] = [await anAuthority('uat'), await anAuthority('uat'), await anAuthority('admin')];
  id = await run((em) => createCommunity(em, uat, { organisationId: uat.organisationId, details: someDetails() }));
});
afterAll(() => database.close());

test('an authority has one showcase; the association may start one for somebody who has not joined', async () => {
  const details = someDetails();
  const start = (actor: Actor, organisationId: string | null) =>
    run((em) => createCommunity(em, actor, { organisationId, details }));
  await expect(start(uat, uat.organisationId)).rejects.toMatchObject({ code: 'community.exists' });
  await expect(start(uat, null)).rejects.toMatchObject({ code: 'auth.forbidden' });
  await expect(start(uat, other.organisationId)).rejects.toMatchObject({ code: 'auth.forbidden' });
  await expect(start(admin, newId())).rejects.toMatchObject({ code: 'not_found' });
  expect(await start(admin, null)).toBeTruthy();
  expect(await start(admin, other.organisationId)).toBeTruthy();
});

test('a save on an older version is refused, another authority finds nothing, a picture must be its own', async () => {
  const edit = (actor: Actor, version: number, more = {}) =>
    run((em) => editCommunity(em, actor, { id, version, details: someDetails(more) }, NOW));
  await edit(uat, 1, { name: 'Șelimbăr și satele' });
  await expect(edit(uat, 1)).rejects.toMatchObject({ code: 'version.stale' });
  await expect(edit(other, 2)).rejects.toMatchObject({ code: 'not_found' });
  for (const featuredImageId of [await picture(other.organisationId), await picture(null), newId()])
    await expect(edit(uat, 2, { featuredImageId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await rows('select name, area_km2::float as area from community where id = ?', [id])).toEqual([
    { name: 'Șelimbăr și satele', area: 77.25 },
  ]);
});

test('a picture that was replaced goes with its files, unless it is shown elsewhere', async () => {
  const [first, second] = [await picture(), await picture()];
  const show = async (featuredImageId: string | null) => {
    const [{ version } = { version: 0 }] = await rows<{ version: number }>(
      'select version from community where id = ?',
      [id],
    );
    await run((em) => editCommunity(em, uat, { id, version, details: someDetails({ featuredImageId }) }, NOW));
  };
  await show(first);
  await show(second);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  await run((em) => addToGallery(em, uat, { id, imageId: second, caption: '' }, NOW));
  await show(null);
  expect(await isThere(second)).toBe(true);
});

test('the association withdraws with a reason that the authority reads, and publishes again', async () => {
  await run((em) => publishCommunity(em, uat, { id, version: 1 }, NOW));
  await expect(run((em) => withdrawCommunity(em, admin, { id, version: 2, reason: ' ' }, NOW))).rejects.toMatchObject({
    code: 'reason.required',
  });
  await run((em) => withdrawCommunity(em, admin, { id, version: 2, reason: 'Imagini străine.' }, NOW));
  await run((em) => restoreCommunity(em, admin, { id, version: 3 }, NOW));
  const told = await rows('select title, message from notification where organisation_id = ? order by id', [
    uat.organisationId,
  ]);
  expect(told).toMatchObject([
    { title: 'Prezentare retrasă', message: expect.stringContaining('Imagini străine.') },
    { title: 'Prezentare publicată din nou' },
  ]);
  const acts = await rows<{ action: string }>('select action from audit where entity_id = ? order by id', [id]);
  expect(acts.map(({ action }) => action)).toEqual([
    'community.create',
    'community.publish',
    'community.withdraw',
    'community.restore',
  ]);
});

const attractionsOf = () =>
  rows<{ id: string; name: string; version: number }>(
    'select id, name, version from community_attraction where community_id = ? order by position',
    [id],
  );
const add = (name: string, imageIds: string[] = []) =>
  run((em) => addAttraction(em, uat, { id, content: anAttraction({ name, imageIds }) }, NOW));

test('attractions are added at the end, put into another order, changed and removed', async () => {
  const [tower, park] = [await add('Turnul'), await add('Parcul')];
  await run((em) => orderAttractions(em, uat, { id, order: [park, tower] }, NOW));
  const edited = { id, attractionId: park, version: 2, content: anAttraction({ name: 'Parcul Mare' }) };
  await run((em) => editAttraction(em, uat, edited, NOW));
  await expect(run((em) => editAttraction(em, uat, edited, NOW))).rejects.toMatchObject({ code: 'version.stale' });
  expect((await attractionsOf()).map(({ name }) => name)).toEqual(['Parcul Mare', 'Turnul']);
  const last = await add('Lacul');
  const [, second] = await attractionsOf();
  await run((em) => removeAttraction(em, uat, { id, attractionId: tower, version: second?.version ?? 0 }, NOW));
  expect((await attractionsOf()).map((row) => row.id)).toEqual([park, last]);
});

test('an order that does not name the attractions that there are is refused', async () => {
  const [tower, park] = [await add('Turnul'), await add('Parcul')];
  for (const order of [[tower], [tower, tower], [tower, park, newId()], [tower, newId()]])
    await expect(run((em) => orderAttractions(em, uat, { id, order }, NOW))).rejects.toMatchObject({
      code: 'community.order_stale',
    });
});

test('the pictures of an attraction go with it, but for one that another shows too', async () => {
  const [own, common] = [await picture(), await picture()];
  const tower = await add('Turnul', [own, common]);
  await add('Piața', [common]);
  await run((em) => removeAttraction(em, uat, { id, attractionId: tower, version: 1 }, NOW));
  expect([await isThere(own), await isThere(common)]).toEqual([false, true]);
});

test('a list has an end', async () => {
  await rows(
    `insert into community_attraction (community_id, name, type) select ?, 'Loc ' || n, 'natural' from generate_series(1, ${ATTRACTIONS_MAX}) n`,
    [id],
  );
  await expect(add('Încă unul')).rejects.toMatchObject({ code: 'community.too_many' });
  await rows(
    `with i as (insert into image (organisation_id, storage_key, width, height, widths)
       select ?, 'g/' || n || ?, 480, 320, '{480}' from generate_series(1, ${GALLERY_MAX}) n returning id)
     insert into community_image (community_id, image_id) select ?, id from i`,
    [uat.organisationId, id, id],
  );
  const imageId = await picture();
  await expect(run((em) => addToGallery(em, uat, { id, imageId, caption: '' }, NOW))).rejects.toMatchObject({
    code: 'community.too_many',
  });
});

const addProject = (more = {}) =>
  run((em) => addCommunityProject(em, uat, { id, content: aCommunityProject(more) }, NOW));

test('a project of the authority runs from planning to its end; a pause has a reason', async () => {
  const communityProjectId = await addProject();
  let version = 1;
  const move = async (step: Parameters<typeof moveCommunityProject>[2]['step'], reason = '') => {
    await run((em) => moveCommunityProject(em, uat, { id, communityProjectId, version, step, reason }, NOW));
    version += 1;
  };
  await move('start');
  await run((em) => setCommunityProgress(em, uat, { id, communityProjectId, version, progress: 60 }, NOW));
  version += 1;
  await expect(move('pause')).rejects.toMatchObject({ code: 'reason.required' });
  await move('pause', 'Așteptăm avizul.');
  await move('resume');
  await move('evaluate');
  await move('complete');
  expect(await rows('select status, progress from community_project where id = ?', [communityProjectId])).toEqual([
    { status: 'completed', progress: 100 },
  ]);
  const acts = await rows<{ action: string; reason: string | null }>(
    'select action, reason from audit where entity_id = ? order by id',
    [communityProjectId],
  );
  expect(acts.find(({ action }) => action === 'community-project.pause')?.reason).toBe('Așteptăm avizul.');
  expect(acts).toHaveLength(7);
});

test('a project is changed and removed at the version that was read, and by nobody else', async () => {
  const communityProjectId = await addProject();
  const at = { id, communityProjectId, version: 1 };
  const content = aCommunityProject({ title: 'Pistă de biciclete, etapa II' });
  await expect(run((em) => editCommunityProject(em, other, { ...at, content }, NOW))).rejects.toMatchObject({
    code: 'not_found',
  });
  await run((em) => editCommunityProject(em, uat, { ...at, content }, NOW));
  await expect(run((em) => removeCommunityProject(em, uat, at, NOW))).rejects.toMatchObject({ code: 'version.stale' });
  await run((em) => removeCommunityProject(em, uat, { ...at, version: 2 }, NOW));
  expect(await rows('select 1 from community_project where id = ?', [communityProjectId])).toEqual([]);
});

test("somebody else's collaboration is no project of the community", async () => {
  await expect(addProject({ projectId: newId() })).rejects.toMatchObject({ code: 'not_found' });
});

test('the gallery takes own pictures, with a caption each, in an order', async () => {
  const [one, two] = [await picture(), await picture()];
  const put = (imageId: string, caption = '') => run((em) => addToGallery(em, uat, { id, imageId, caption }, NOW));
  await put(one, 'Primăria');
  await put(two);
  await expect(put(await picture(other.organisationId))).rejects.toMatchObject({ code: 'not_found' });
  await run((em) => captionPicture(em, uat, { id, imageId: two, caption: 'Parcul' }, NOW));
  await run((em) => orderGallery(em, uat, { id, order: [two, one] }, NOW));
  const gallery = () =>
    rows('select image_id, caption from community_image where community_id = ? order by position', [id]);
  expect(await gallery()).toEqual([
    { image_id: two, caption: 'Parcul' },
    { image_id: one, caption: 'Primăria' },
  ]);
  await run((em) => removeFromGallery(em, uat, { id, imageId: two }, NOW));
  await expect(run((em) => removeFromGallery(em, uat, { id, imageId: two }, NOW))).rejects.toMatchObject({
    code: 'not_found',
  });
  expect([await isThere(one), await isThere(two)]).toEqual([true, false]);
  expect(await gallery()).toHaveLength(1);
});

test('whatever changes in its parts dates the showcase, and leaves its version to those who write its text', async () => {
  const attractionId = await add('Turnul');
  const communityProjectId = await addProject();
  const imageId = await picture();
  const at = { id, communityProjectId };
  const acts: ((em: EntityManager, now: Date) => Promise<unknown>)[] = [
    (em, now) => addAttraction(em, uat, { id, content: anAttraction() }, now),
    (em, now) => editAttraction(em, uat, { id, attractionId, version: 1, content: anAttraction() }, now),
    (em, now) => removeAttraction(em, uat, { id, attractionId, version: 2 }, now),
    (em, now) => addToGallery(em, uat, { id, imageId, caption: '' }, now),
    (em, now) => removeFromGallery(em, uat, { id, imageId }, now),
    (em, now) => addCommunityProject(em, uat, { id, content: aCommunityProject() }, now),
    (em, now) => editCommunityProject(em, uat, { ...at, version: 1, content: aCommunityProject() }, now),
    (em, now) => moveCommunityProject(em, uat, { ...at, version: 2, step: 'start' }, now),
    (em, now) => setCommunityProgress(em, uat, { ...at, version: 3, progress: 60 }, now),
    (em, now) => removeCommunityProject(em, uat, { ...at, version: 4 }, now),
  ];
  for (const [index, act] of acts.entries()) {
    const now = new Date(NOW.getTime() + (index + 1) * 60_000);
    await run((em) => act(em, now));
    const [row] = await rows<object>('select updated_at = ? as dated, version from community where id = ?', [now, id]);
    expect({ index, ...row }).toEqual({ index, dated: true, version: 1 });
  }
});

test('of two who add at once both are heard, one after the other', async () => {
  await Promise.all(['Turnul', 'Parcul', 'Lacul', 'Muzeul'].map((name) => add(name)));
  expect((await rows('select distinct position from community_attraction where community_id = ?', [id])).length).toBe(
    4,
  );
});
