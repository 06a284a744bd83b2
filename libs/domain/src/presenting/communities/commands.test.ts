import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ATTRACTIONS_MAX } from '@psp/contracts/community-bodies';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { aCommunityProject, anAttraction, sectionsOf, someDetails, storePicture } from '../../testing/communities.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createScenario } from '../../testing/scenario.ts';
import { addAttraction, editAttraction, orderAttractions, removeAttraction } from './attractions.ts';
import {
  createCommunity,
  editSection,
  publishCommunity,
  restoreCommunity,
  startOwnCommunity,
  withdrawCommunity,
} from './details.ts';
import { saveGallery } from './gallery.ts';
import { importRows } from './import.ts';
import {
  addCommunityProject,
  editCommunityProject,
  moveCommunityProject,
  removeCommunityProject,
  setCommunityProgress,
} from './projects.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
let database: TestDatabase;
let by: By;
let uat: Actor;
let other: Actor;
let admin: Actor;
let id: string;

const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);
const picture = (organisationId: string | null = uat.organisationId) =>
  storePicture(database.orm.em.fork(), organisationId);
const isThere = async (imageId: string) => (await rows('select 1 from image where id = ?', [imageId])).length === 1;

async function anOrganisation(kind: Actor['kind']): Promise<Actor> {
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
  by = acting(database.orm, NOW);
});
beforeEach(async () => {
  [uat, other, admin] = [await anOrganisation('uat'), await anOrganisation('uat'), await anOrganisation('admin')];
  id = await by(uat, createCommunity, { organisationId: uat.organisationId, details: someDetails() });
});
afterAll(() => database.close());

test('an authority has one showcase; the association may create one for an authority that has not joined', async () => {
  const details = someDetails();
  const start = (actor: Actor, organisationId: string | null) =>
    by(actor, createCommunity, { organisationId, details });
  await expect(start(uat, uat.organisationId)).rejects.toMatchObject({
    code: 'community.exists',
    message: expect.stringMatching(/^Prezentare începută chiar de dvs\., \d.+ la \d\d:\d\d\. .*deschideți-o/),
  });
  await expect(start(uat, null)).rejects.toMatchObject({ code: 'auth.forbidden' });
  await expect(start(uat, other.organisationId)).rejects.toMatchObject({ code: 'auth.forbidden' });
  await expect(start(admin, newId())).rejects.toMatchObject({ code: 'not_found' });
  expect(await start(admin, null)).toBeTruthy();
  expect(await start(admin, other.organisationId)).toBeTruthy();
});

const { profile, contact } = sectionsOf(someDetails());
const edit = (actor: Actor, version: number, more = {}) =>
  by(actor, editSection, { id, section: 'profile' as const, version, content: { ...profile, ...more } });
const put = (actor: Actor, version: number, pictures: [id: string, alt?: string][]) =>
  by(actor, saveGallery, { id, version, pictures: pictures.map(([of, alt = '']) => ({ id: of, alt })) });

test('saving is refused on an older version, for another authority and with another organisation’s picture', async () => {
  await edit(uat, 1, { name: 'Șelimbăr și satele' });
  await expect(edit(uat, 1)).rejects.toMatchObject({ code: 'version.stale' });
  await expect(edit(other, 2)).rejects.toMatchObject({ code: 'not_found' });
  for (const featuredImageId of [await picture(other.organisationId), await picture(null), newId()])
    await expect(edit(uat, 2, { featuredImageId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await rows('select name, area_km2::float as area from community where id = ?', [id])).toEqual([
    { name: 'Șelimbăr și satele', area: 77.25 },
  ]);
});

test('two people can save two sections at the same time, but not the same section', async () => {
  const call = () =>
    by(uat, editSection, {
      id,
      section: 'contact' as const,
      version: 1,
      content: { ...contact, address: 'Str. Nouă nr. 2' },
    });
  await Promise.all([edit(uat, 1, { name: 'Șelimbăr și satele' }), call(), put(uat, 1, [])]);
  await expect(call()).rejects.toMatchObject({ code: 'version.stale' });
  expect(await rows('select name, address, section_versions from community where id = ?', [id])).toEqual([
    {
      name: 'Șelimbăr și satele',
      address: 'Str. Nouă nr. 2',
      section_versions: { profile: 2, contact: 2, gallery: 2 },
    },
  ]);
});

test('an authority starts its showcase once, filled in from its profile', async () => {
  await rows(`update organisation set county_code = 'SB', website = 'https://comuna.example/' where id = ?`, [
    other.organisationId,
  ]);
  const started = await by(other, startOwnCommunity, {});
  expect(await rows('select name, county_code, website, status from community where id = ?', [started])).toEqual([
    { name: 'Comuna', county_code: 'SB', website: 'https://comuna.example/', status: 'draft' },
  ]);
  await expect(by(other, startOwnCommunity, {})).rejects.toMatchObject({ code: 'community.exists' });
});

test('a replaced picture is deleted with its files, unless it is shown elsewhere', async () => {
  const [first, second] = [await picture(), await picture()];
  await edit(uat, 1, { featuredImageId: first });
  await edit(uat, 2, { featuredImageId: second });
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  await put(uat, 1, [[second]]);
  await edit(uat, 3, { featuredImageId: null });
  expect(await isThere(second)).toBe(true);
});

test('the association withdraws a showcase with a reason that the authority sees, and restores it', async () => {
  await by(uat, publishCommunity, { id, version: 1 });
  await expect(by(admin, withdrawCommunity, { id, version: 2, reason: ' ' })).rejects.toMatchObject({
    code: 'reason.required',
  });
  await by(admin, withdrawCommunity, { id, version: 2, reason: 'Imagini străine.' });
  await by(admin, restoreCommunity, { id, version: 3 });
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
  by(uat, addAttraction, {
    id,
    content: anAttraction({ name, pictures: imageIds.map((image) => ({ id: image, alt: '' })) }),
  });

test('attractions are added at the end, reordered, changed and removed', async () => {
  const [tower, park] = [await add('Turnul'), await add('Parcul')];
  await by(uat, orderAttractions, { id, order: [park, tower] });
  const edited = { id, attractionId: park, version: 2, content: anAttraction({ name: 'Parcul Mare' }) };
  await by(uat, editAttraction, edited);
  await expect(by(uat, editAttraction, edited)).rejects.toMatchObject({ code: 'version.stale' });
  expect((await attractionsOf()).map(({ name }) => name)).toEqual(['Parcul Mare', 'Turnul']);
  const last = await add('Lacul');
  const [, second] = await attractionsOf();
  await by(uat, removeAttraction, { id, attractionId: tower, version: second?.version ?? 0 });
  expect((await attractionsOf()).map((row) => row.id)).toEqual([park, last]);
});

test('an order that does not name each attraction once is refused', async () => {
  const [tower, park] = [await add('Turnul'), await add('Parcul')];
  for (const order of [[tower], [tower, tower], [tower, park, newId()], [tower, newId()]])
    await expect(by(uat, orderAttractions, { id, order })).rejects.toMatchObject({
      code: 'list.order_stale',
      message: expect.stringMatching(/^Atracție adăugată chiar de dvs\., \d.+ la \d\d:\d\d\. .*Reîncărcați pagina/),
    });
});

test('removing an attraction deletes its pictures, except one that another attraction shows', async () => {
  const [own, common] = [await picture(), await picture()];
  const tower = await add('Turnul', [own, common]);
  await add('Piața', [common]);
  await by(uat, removeAttraction, { id, attractionId: tower, version: 1 });
  expect([await isThere(own), await isThere(common)]).toEqual([false, true]);
});

test('lists have a maximum length', async () => {
  await rows(
    `insert into community_attraction (community_id, name, type) select ?, 'Loc ' || n, 'natural' from generate_series(1, ${ATTRACTIONS_MAX}) n`,
    [id],
  );
  await expect(add('Încă unul')).rejects.toMatchObject({ code: 'list.too_many' });
});

const addProject = (more = {}) => by(uat, addCommunityProject, { id, content: aCommunityProject(more) });

test('a project without a partner goes from planning to completion; a pause needs a reason', async () => {
  const communityProjectId = await addProject();
  let version = 1;
  const move = async (step: Parameters<typeof moveCommunityProject>[1]['step'], reason = '') => {
    await by(uat, moveCommunityProject, { id, communityProjectId, version, step, reason });
    version += 1;
  };
  await move('start');
  await by(uat, setCommunityProgress, { id, communityProjectId, version, progress: 60 });
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

test('a project is changed and removed only at its current version and only by its authority', async () => {
  const communityProjectId = await addProject();
  const at = { id, communityProjectId, version: 1 };
  const content = aCommunityProject({ title: 'Pistă de biciclete, etapa II' });
  await expect(by(other, editCommunityProject, { ...at, content })).rejects.toMatchObject({
    code: 'not_found',
  });
  await by(uat, editCommunityProject, { ...at, content });
  await expect(by(uat, removeCommunityProject, at)).rejects.toMatchObject({ code: 'version.stale' });
  await by(uat, removeCommunityProject, { ...at, version: 2 });
  expect(await rows('select 1 from community_project where id = ?', [communityProjectId])).toEqual([]);
});

test('a collaboration is listed once; the refusal names the project that shows it, who listed it and when', async () => {
  const scenario = createScenario(database.orm);
  const projectId = await scenario.project(uat, await anOrganisation('firma'));
  await addProject({ title: 'Registrul agricol', projectId });
  await expect(addProject({ projectId })).rejects.toMatchObject({
    code: 'community.project_listed',
    message: expect.stringMatching(
      /„Registrul agricol”\. Proiect al comunității adăugat chiar de dvs\., \d.+ la \d\d:\d\d\. /,
    ),
  });
});

test("another authority's collaboration cannot be listed as a project", async () => {
  await expect(addProject({ projectId: newId() })).rejects.toMatchObject({ code: 'not_found' });
});

test('the gallery stores its pictures in order, each with a description, and refuses pictures of others', async () => {
  const [one, two] = [await picture(), await picture()];
  await put(uat, 1, [[one, 'Primăria'], [two]]);
  await expect(put(uat, 2, [[await picture(other.organisationId)]])).rejects.toMatchObject({ code: 'not_found' });
  await expect(put(uat, 1, [])).rejects.toMatchObject({ code: 'version.stale' });
  await put(uat, 2, [
    [two, 'Parcul'],
    [one, 'Primăria'],
  ]);
  const gallery = () =>
    rows('select image_id, caption from community_image where community_id = ? order by position', [id]);
  expect(await gallery()).toEqual([
    { image_id: two, caption: 'Parcul' },
    { image_id: one, caption: 'Primăria' },
  ]);
  await put(uat, 3, [[one, 'Primăria']]);
  expect([await isThere(one), await isThere(two)]).toEqual([true, false]);
  expect(await gallery()).toHaveLength(1);
});

test('a change of a part updates the date of the showcase, but not its version', async () => {
  const attractionId = await add('Turnul');
  const communityProjectId = await addProject();
  const at = { id, communityProjectId };
  const acts: ((now: Date) => Promise<unknown>)[] = [
    (now) => by(uat, addAttraction, { id, content: anAttraction() }, now),
    (now) => by(uat, editAttraction, { id, attractionId, version: 1, content: anAttraction() }, now),
    (now) => by(uat, removeAttraction, { id, attractionId, version: 2 }, now),
    (now) => by(uat, addCommunityProject, { id, content: aCommunityProject() }, now),
    (now) => by(uat, editCommunityProject, { ...at, version: 1, content: aCommunityProject() }, now),
    (now) => by(uat, moveCommunityProject, { ...at, version: 2, step: 'start' }, now),
    (now) => by(uat, setCommunityProgress, { ...at, version: 3, progress: 60 }, now),
    (now) => by(uat, removeCommunityProject, { ...at, version: 4 }, now),
  ];
  for (const [index, act] of acts.entries()) {
    const now = new Date(NOW.getTime() + (index + 1) * 60_000);
    await act(now);
    const [row] = await rows<object>('select updated_at = ? as dated, version from community where id = ?', [now, id]);
    expect({ index, ...row }).toEqual({ index, dated: true, version: 1 });
  }
});

test('two people who add an item at the same time both succeed', async () => {
  await Promise.all(['Turnul', 'Parcul', 'Lacul', 'Muzeul'].map((name) => add(name)));
  expect((await rows('select distinct position from community_attraction where community_id = ?', [id])).length).toBe(
    4,
  );
});

test('an import adds nothing when a type was turned off after its file was read', async () => {
  await rows(`insert into taxonomy_value values ('attraction-types', 'termal', 'Termal', 9, false)`);
  const items = ['istoric', 'termal'].map((type, n) => {
    const content = anAttraction({ name: `Băile ${n}`, type });
    return { key: `baile ${n}`, item: { name: content.name, content } };
  });
  const file = { rows: items.length, problems: [], items };
  const importing = by(uat, importRows, { id, kind: 'attractions', file } as const);
  await expect(importing).rejects.toMatchObject({ code: 'taxonomy.off' });
  expect(await rows('select name from community_attraction where community_id = ?', [id])).toEqual([]);
});
