import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload } from '@psp/bff-kit/testing/upload';
import {
  type AdminCommunityView,
  adminCommunityList,
  adminCommunityView,
  communityTakers,
  keptForMember,
} from '@psp/contracts/admin-communities';
import { communityView } from '@psp/contracts/communities';
import { FILE_LIMIT_BYTES } from '@psp/contracts/files';
import { pictureView } from '@psp/contracts/images';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { addAttraction } from '@psp/domain/presenting/communities/attractions';
import { startOwnCommunity, publishCommunity } from '@psp/domain/presenting/communities/details';
import { saveGallery } from '@psp/domain/presenting/communities/gallery';
import { acting } from '@psp/domain/testing/acting';
import { anAttraction } from '@psp/domain/testing/communities';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
let number = 0;
const content = (deciding: object = {}) => {
  number += 1;
  return {
    ...{ name: `Comuna ${number}`, description: 'Comună la marginea Sibiului.', objectives: '', featuredImageId: null },
    ...{ address: '', phone: '0269 123 456', email: '', website: '', countyCode: 'SB', population: 4000 },
    ...deciding,
  };
};
type Answer = Awaited<ReturnType<typeof admin.get>>;
const view = (answer: Answer): AdminCommunityView => {
  expect(answer.statusCode).toBe(200);
  return adminCommunityView.parse(answer.json());
};
const code = (answer: Answer) => (answer.json() as { code: string }).code;
const create = async (deciding: object = {}) =>
  view(await admin.post('/communities', { isPublished: true, ...content(deciding) }));
const viewOf = async (id: string) => view(await admin.get(`/communities/${id}`));
const act = async (id: string, action: string, body: object = {}) =>
  admin.post(`/communities/${id}/${action}`, { version: (await viewOf(id)).version, ...body });
const list = async (query: string) => adminCommunityList.parse((await admin.get(`/communities?${query}`)).json());
const namesOf = async (query: string) => (await list(query)).items.map(({ name }) => name);
const messages = async (accountId: string) =>
  (
    await rows<{ message: string }>('select message from notification where account_id = ? order by id', [accountId])
  ).map(({ message }) => message);

const member = async (deciding: { name?: string; county?: string } = {}) => {
  const { name = 'Comuna Membră', county = 'SB' } = deciding;
  const uat = await app.as({ kind: 'uat' });
  await rows(`update organisation set name = ?, county_code = ?, description = 'Descriere.' where id = ?`, [
    name,
    county,
    uat.actor.organisationId,
  ]);
  return uat;
};
const published = async () => {
  const uat = await member();
  const id = await by(uat.actor, (write) => startOwnCommunity(write), undefined);
  await by(uat.actor, publishCommunity, { id, version: 1 });
  return { uat, id };
};

test('the association creates a showcase, public at once or as a draft, and keeps it', async () => {
  const { id, actions, ...created } = await create();
  expect(created).toMatchObject({ state: 'published', owner: null, isTest: false, lacks: ['picture'] });
  expect(actions).toEqual(['edit', 'unpublish', 'withdraw', 'delete', 'handOver']);
  expect(communityView.parse((await admin.get(`/communities/${id}/preview`)).json()).institution).toBeNull();
  const draft = view(await admin.post('/communities', { ...content({ description: '' }), isPublished: false }));
  expect(draft).toMatchObject({ state: 'draft', lacks: ['description', 'picture'] });
  const bare = await admin.post('/communities', { ...content({ description: '' }), isPublished: true });
  expect([bare.statusCode, bare.json()]).toMatchObject([
    400,
    { details: { fields: { description: expect.anything() } } },
  ]);
  expect((await admin.post('/communities', { ...content({ name: ' ' }), isPublished: false })).statusCode).toBe(400);
});

test('an authority of the registry has one showcase that the association keeps', async () => {
  await rows(
    `insert into authority (siruta, name, type, county_code) values (145603, 'Comuna Șelimbăr', 'commune', 'SB')`,
  );
  const { authority } = await create({ siruta: 145_603 });
  expect(authority).toBe('Comuna Șelimbăr');
  const again = await admin.post('/communities', { ...content(), siruta: 145_603, isPublished: false });
  expect([again.statusCode, code(again)]).toEqual([409, 'community.authority_taken']);
  const unknown = await admin.post('/communities', { ...content(), siruta: 9, isPublished: false });
  expect([unknown.statusCode, code(unknown)]).toEqual([422, 'community.unknown_authority']);
  await rows(`insert into authority (siruta, name, type, county_code) values (7, 'Comuna Roșia', 'commune', 'SB')`);
  const { uat } = await published();
  await rows('update organisation set siruta = 7 where id = ?', [uat.actor.organisationId]);
  const member = await admin.post('/communities', { ...content(), siruta: 7, isPublished: false });
  expect([member.statusCode, code(member)]).toEqual([409, 'community.authority_presented']);
});

test('an edit is versioned and recorded, and the owner is told what was changed', async () => {
  const { uat, id } = await published();
  const { version, name, description, objectives } = await viewOf(id);
  const body = { ...content({ name, description, objectives }), phone: '0269 222 222', population: null };
  const edited = view(await admin.put(`/communities/${id}`, { ...body, version }));
  expect(edited).toMatchObject({ phone: '+40269222222', owner: { id: uat.actor.organisationId } });
  expect(edited.history.at(-1)).toMatchObject({ action: 'community.edit', about: 'date de contact' });
  expect((await messages(uat.actor.accountId)).at(-1)).toContain('date de contact');
  const stale = await admin.put(`/communities/${id}`, { ...body, version });
  expect([stale.statusCode, code(stale)]).toEqual([409, 'version.stale']);
  await by(admin.actor, addAttraction, { id, content: anAttraction() });
  const told = await messages(uat.actor.accountId);
  expect(told.at(-1)).toContain('atracții');
  view(await admin.put(`/communities/${id}`, { ...body, version: edited.version }));
  expect(await messages(uat.actor.accountId)).toEqual(told);
});

test('pictures belong to the owner of the showcase; other files and large ones are refused', async () => {
  const { id } = await published();
  const own = pictureView.parse((await upload(admin, `/communities/${id}/pictures`, PNG)).json());
  const { version, name, description } = await viewOf(id);
  const body = content({ name, description, featuredImageId: own.id, featuredImageAlt: 'Primăria' });
  const shown = view(await admin.put(`/communities/${id}`, { ...body, version }));
  expect(shown).toMatchObject({ picture: { id: own.id }, pictureAlt: 'Primăria' });
  const kept = pictureView.parse((await upload(admin, '/communities/pictures', PNG)).json());
  const foreign = await admin.put(`/communities/${id}`, {
    ...{ ...body, featuredImageId: kept.id, version: shown.version },
  });
  expect(foreign.statusCode).toBe(404);
  expect(await create({ featuredImageId: kept.id })).toMatchObject({ picture: { id: kept.id }, lacks: [] });
  const text = await upload(admin, '/communities/pictures', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(text.statusCode).toBe(415);
  const large = await upload(admin, '/communities/pictures', Buffer.alloc(FILE_LIMIT_BYTES + 1));
  expect([large.statusCode, code(large)]).toEqual([413, 'file.too_large']);
});

test('a hidden showcase says why to its owner, and is restored', async () => {
  const { uat, id } = await published();
  expect((await act(id, 'withdraw', { reason: ' ' })).statusCode).toBe(400);
  expect(view(await act(id, 'withdraw', { reason: 'Imagini străine.' }))).toMatchObject({
    ...{ state: 'withdrawn', reason: 'Imagini străine.', actions: ['edit', 'restore', 'delete'] },
  });
  expect((await messages(uat.actor.accountId)).at(-1)).toContain('Imagini străine.');
  expect(view(await act(id, 'restore'))).toMatchObject({ state: 'published', reason: null });
});

test('a deletion asks for the name, is told to the owner, and is restored to what was before', async () => {
  const { uat, id } = await published();
  const { name, version } = await viewOf(id);
  const body = { name: 'Altul', reason: 'Dublură.' };
  expect(code(await act(id, 'delete', body))).toBe('community.name_differs');
  const deleted = view(await act(id, 'delete', { ...body, name }));
  expect(deleted).toMatchObject({ state: 'deleted', reason: 'Dublură.', actions: ['undelete'] });
  expect(Date.parse(deleted.removedAt ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect((await messages(uat.actor.accountId)).at(-1)).toContain('30 de zile');
  const again = await admin.post(`/communities/${id}/delete`, { ...body, name, version });
  expect([again.statusCode, code(again)]).toEqual([409, 'version.stale']);
  expect(code(await admin.put(`/communities/${id}`, { ...content(), version: deleted.version }))).toBe(
    'community.deleted',
  );
  expect((await upload(admin, `/communities/${id}/pictures`, PNG)).statusCode).toBe(404);
  expect(view(await act(id, 'undelete'))).toMatchObject({ state: 'published', reason: null, removedAt: null });
});

test('after 30 days a deleted showcase is removed with its pictures, once', async () => {
  const picture = pictureView.parse((await upload(admin, '/communities/pictures', PNG)).json());
  const { id, name } = await create({ featuredImageId: picture.id });
  view(await act(id, 'delete', { name, reason: 'Dublură.' }));
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await passTime(database.orm, inDays(29));
  expect((await viewOf(id)).state).toBe('deleted');
  await Promise.all([passTime(database.orm, inDays(31)), passTime(database.orm, inDays(31))]);
  expect((await admin.get(`/communities/${id}`)).statusCode).toBe(404);
  expect(await rows('select from image where id = ?', [picture.id])).toEqual([]);
  expect(await rows(`select from audit where entity_id = ? and action = 'community.purge'`, [id])).toHaveLength(1);
});

test('a showcase is suggested for the member that it is of, and handed over with its pictures', async () => {
  const picture = pictureView.parse((await upload(admin, '/communities/pictures', PNG)).json());
  const { id } = await create({ name: 'Răchita', countyCode: 'AB', featuredImageId: picture.id });
  await by(admin.actor, addAttraction, { id, content: anAttraction() });
  await by(admin.actor, saveGallery, { id, version: 1, pictures: [{ id: picture.id, alt: '' }] });
  expect((await viewOf(id)).joined).toBeNull();
  const uat = await member({ name: 'Comuna Rachita', county: 'AB' });
  const { organisationId } = uat.actor;
  expect((await viewOf(id)).joined).toEqual({ id: organisationId, name: 'Comuna Rachita' });
  const kept = await admin.get(`/communities/kept?organisation=${organisationId}`);
  expect(keptForMember.parse(kept.json()).items).toEqual([{ id, name: 'Răchita' }]);
  const takers = communityTakers.parse((await admin.get('/communities/takers?q=rachita')).json());
  expect(takers.items).toMatchObject([{ id: organisationId }]);
  // What a member has only begun is replaced.
  await by(uat.actor, (write) => startOwnCommunity(write), undefined);
  const { version } = await viewOf(id);
  const both = await Promise.all(
    [1, 2].map(() => admin.post(`/communities/${id}/hand-over`, { version, organisationId })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await viewOf(id)).toMatchObject({
    owner: { id: organisationId },
    joined: null,
    state: 'published',
    attractions: 1,
  });
  expect(
    await rows('select from image where id = ? and organisation_id = ?', [picture.id, organisationId]),
  ).toHaveLength(1);
  expect((await messages(uat.actor.accountId)).at(-1)).toContain('Răchita');
  await by(uat.actor, saveGallery, { id, version: 2, pictures: [] });
});

test('a member with content of its own, a firm and a member not approved do not take over', async () => {
  const { id } = await create();
  const { uat } = await published();
  const to = (organisationId: string) => act(id, 'hand-over', { organisationId });
  expect(code(await to(uat.actor.organisationId))).toBe('community.owner_has_content');
  const begun = await member({ name: 'Comuna Vălenii', county: 'AB' });
  await by(begun.actor, (write) => startOwnCommunity(write), undefined);
  const ofBegun = 'organisation_id = ?';
  await rows(`update community set population = 900 where ${ofBegun}`, [begun.actor.organisationId]);
  expect(code(await to(begun.actor.organisationId))).toBe('community.owner_has_content');
  const deleted = `population = null, status = 'withdrawn', withdrawn_reason = 'x', deleted_at = now(), deleted_reason = 'x', deleted_from = 'draft'`;
  await rows(`update community set ${deleted} where ${ofBegun}`, [begun.actor.organisationId]);
  expect(code(await to(begun.actor.organisationId))).toBe('community.owner_deleted');
  const others = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat', status: 'pending' })];
  for (const { actor } of others) expect((await to(actor.organisationId)).statusCode).toBe(404);
  expect((await viewOf(id)).owner).toBeNull();
});

test('an edit that changes nothing is not recorded, and still needs the version that was read', async () => {
  const { id, version, ...rest } = await create();
  const same = content({ name: rest.name });
  const edits = () => rows(`select 1 from audit where entity_id = ? and action = 'community.edit'`, [id]);
  expect((await admin.put(`/communities/${id}`, { ...same, version })).statusCode).toBe(200);
  expect([await edits(), (await viewOf(id)).version]).toEqual([[], version]);
  expect((await admin.put(`/communities/${id}`, { ...same, version: version + 1 })).statusCode).toBe(409);
});

test('the list is searched without diacritics, filtered, and counts what it shows', async () => {
  const { id, name } = await create({ name: 'Țaga', countyCode: 'CJ', phone: '', population: 0 });
  expect(await namesOf('q=taga')).toEqual(['Țaga']);
  expect(await namesOf('county=CJ&complete=no&owner=none&state=published&sort=name')).toEqual(['Țaga']);
  expect(await namesOf('county=CJ&complete=yes')).toEqual([]);
  expect(await namesOf('county=CJ&owner=member')).toEqual([]);
  const before = (await list('sort=changed')).total;
  view(await act(id, 'delete', { name, reason: 'Dublură.' }));
  expect([(await list('')).total, await namesOf('state=deleted&county=CJ')]).toEqual([before - 1, ['Țaga']]);
  const { uat, id: theirs } = await published();
  await rows(`update organisation set status = 'suspended' where id = ?`, [uat.actor.organisationId]);
  expect((await list('state=inactive')).items).toMatchObject([{ id: theirs, state: 'inactive' }]);
  expect((await admin.get('/communities?state=altele')).statusCode).toBe(400);
});

test('a reader of the association reads everything and changes nothing', async () => {
  const { id, version, name } = await create();
  const viewer = await app.as({ kind: 'admin', role: 'viewer' });
  expect(adminCommunityView.parse((await viewer.get(`/communities/${id}`)).json()).actions).toEqual([]);
  const body = { version, name, reason: 'Dublură.' };
  const answers = await Promise.all([
    viewer.post('/communities', { ...content(), isPublished: true }),
    viewer.put(`/communities/${id}`, { ...content(), version }),
    viewer.post(`/communities/${id}/withdraw`, { version, reason: 'x' }),
    viewer.post(`/communities/${id}/delete`, body),
    viewer.post('/communities/tests', {}),
    upload(viewer, '/communities/pictures', PNG),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403));
});
