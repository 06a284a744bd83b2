import { expect, test } from '@jest/globals';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { upload } from '@psp/bff-kit/testing/upload';
import { editedActView } from '@psp/contracts/legislation';
import { editedLibraryList, editedLibraryView, libraryList } from '@psp/contracts/library';
import { libraryImportView } from '@psp/contracts/library-imports';
import { offeredValues, type TaxonomyValue, taxonomyView } from '@psp/contracts/taxonomy-values';
import { listLibrary } from '@psp/domain/knowledge/library/queries';
import { proposeDocument } from '@psp/domain/knowledge/library/proposals';
import { searchKnowledge } from '@psp/domain/knowledge/passages/search';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { createArticles } from '@psp/domain/testing/articles';
import { staleAfter } from '@psp/domain/testing/stale-topics';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const db = createReadDb(database.orm);
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
const town = await app.as({ kind: 'uat' });
const articles = createArticles(database.orm, admin.actor);

const PATH = '/settings/taxonomies/knowledge-categories';
const view = async () => taxonomyView.parse((await admin.get(PATH)).json());
const change = async (slug: string, patch: Partial<TaxonomyValue>) => {
  const { version, value } = await view();
  const items = value.items.map((one) => (one.slug === slug ? { ...one, ...patch } : one));
  return admin.post(PATH, { version, value: { items } });
};
const body = (category: string, more: object = {}) => ({
  ...{ type: 'guide', title: 'Ghidul', category, description: 'Pe scurt.', body: '<p>Text despre pelicani.</p>' },
  ...{ author: 'Asociația', tags: [], access: 'visitors', verifiedOn: null, ownerId: null, url: null },
  ...{ fileIds: [], relatedIds: [], ...more },
});
const published = async (category: string, title: string) => {
  const { id } = editedLibraryView.parse((await admin.post('/library', body(category, { title }))).json());
  await admin.post(`/library/${id}/publish`, { version: 1 });
  return editedLibraryView.parse((await admin.get(`/library/${id}`)).json());
};
const anAct = async (number: string, category: string) => {
  const content = { number, title: 'privind apa', source: 'Monitorul Oficial', sourceUrl: '', category };
  return admin.post('/legislation', { ...content, access: 'signed_in', isSummary: true });
};
const shownTo = async (filters: object = {}) =>
  libraryList.parse(
    JSON.parse(await listLibrary(db, null, { page: 1, q: '', show: 'all', order: 'newest', ...filters } as never)),
  );
const searched = (category?: string) =>
  searchKnowledge(db, town.actor, { q: '', page: 1, kind: undefined, category, show: 'all' });

test('the list begins with the nine categories; a new name is read everywhere at once, and by other processes', async () => {
  const before = await view();
  expect(before).toMatchObject({ version: 0, versions: [], uses: {} });
  expect(before.value.items.map(({ name }) => name)).toEqual([
    ...['Fonduri Europene', 'Achiziții Publice', 'Legislație', 'Management Proiecte', 'Digitalizare'],
    ...['Dezvoltare Locală', 'Resurse Umane', 'Bune Practici', 'Studii de Caz'],
  ]);
  const { id } = await published('digitalizare', 'Registrul');
  const act = editedActView.parse((await anAct('Legea nr. 1/2026', 'digitalizare')).json());
  const other = await createTestApp(bffAdmin, { orm: database.orm, area: 'admin' });
  const colleague = await other.as({ kind: 'admin', organisationId: admin.actor.organisationId });
  const topics = await staleAfter(database, () => change('digitalizare', { name: 'Date și servicii' }));
  expect(topics).toEqual(expect.arrayContaining(['library', 'legislation']));
  expect((await shownTo()).items[0]).toMatchObject({ category: 'digitalizare', categoryName: 'Date și servicii' });
  expect((await shownTo()).categoryNames?.[4]).toEqual({ slug: 'digitalizare', name: 'Date și servicii' });
  expect((await searched()).items[0]).toMatchObject({ categoryName: 'Date și servicii' });
  expect(editedActView.parse((await colleague.get(`/legislation/${act.id}`)).json()).categoryName).toBe(
    'Date și servicii',
  );
  expect(editedLibraryView.parse((await colleague.get(`/library/${id}`)).json()).categoryName).toBe('Date și servicii');
  expect((await reader.post(PATH, { version: 1, value: before.value })).statusCode).toBe(403);
  expect((await town.get(PATH)).statusCode).toBe(403);
  await other.close();
});

test('a category that is closed is refused by every form, and stays on what has it', async () => {
  const { id, version, content } = await published('studii-de-caz', 'Studiul');
  const act = editedActView.parse((await anAct('Legea nr. 2/2026', 'studii-de-caz')).json());
  await change('studii-de-caz', { isOn: false });
  const off = { code: 'taxonomy.off' };
  expect((await admin.post('/library', body('studii-de-caz'))).json()).toMatchObject(off);
  expect((await anAct('Legea nr. 3/2026', 'studii-de-caz')).json()).toMatchObject(off);
  expect((await admin.post('/library', body('nu-exista'))).json()).toMatchObject(off);
  const proposed = { type: 'guide', title: 'Propus', description: 'Pe scurt.', tags: [], url: null, fileIds: [] };
  const propose = (category: string) =>
    by(town.actor, proposeDocument, { ...proposed, category, body: { html: '<p>x</p>', words: 'x' } } as never);
  await expect(propose('studii-de-caz')).rejects.toMatchObject(off);
  const table = 'Fișier;Titlu;Tip;Categorie;Descriere;Citit de\na.pdf;A;Ghid;Studii de caz;Pe scurt.;Membri';
  const sent = await upload(admin, '/library-imports', Buffer.from(table), 'titluri.csv');
  const [row] = libraryImportView.parse(sent.json()).results;
  expect(row?.problem).toMatch(/^Categorie: Alegeți unul dintre: .*Bune Practici\.$/);
  const kept = { ...content, title: 'Studiul schimbat', version, note: 'Titlul.' };
  const revised = await admin.post(`/library/${id}/versions`, kept);
  expect(editedLibraryView.parse(revised.json())).toMatchObject({
    title: 'Studiul schimbat',
    category: 'studii-de-caz',
  });
  const edited = await admin.put(`/legislation/${act.id}`, { ...act.content, source: 'Alta', version: act.version });
  expect(edited.statusCode).toBe(200);
  const other = await published('bune-practici', 'Altul');
  const moved = { ...other.content, category: 'studii-de-caz', version: other.version, note: 'Categoria.' };
  expect((await admin.post(`/library/${other.id}/versions`, moved)).json()).toMatchObject(off);
  expect((await shownTo({ category: 'studii-de-caz' })).total).toBe(1);
  const names = (await shownTo()).categoryNames?.map(({ slug }) => slug);
  expect(names).toContain('studii-de-caz');
  const list = editedLibraryList.parse((await admin.get('/library?category=studii-de-caz')).json());
  expect(list.items[0]).toMatchObject({ categoryName: 'Studii de Caz' });
  const offered = offeredValues.parse((await admin.get('/taxonomies/knowledge-categories')).json());
  expect(offered.items.map(({ slug }) => slug)).not.toContain('studii-de-caz');
});

test('documents, acts and articles of a category are moved to another one, and what comes later follows', async () => {
  await published('fonduri-europene', 'Fonduri');
  await anAct('Legea nr. 4/2026', 'fonduri-europene');
  await articles.published(admin.actor, { title: 'Legea apei' });
  await published('legislatie', 'Legi');
  const { version, uses } = await view();
  expect(uses).toMatchObject({ 'fonduri-europene': 2, legislatie: 1 });
  const move = (more: object) =>
    admin.post(`${PATH}/move`, { version, from: 'legislatie', to: 'fonduri-europene', uses: 1, ...more });
  expect((await move({ uses: 2 })).statusCode).toBe(409);
  expect((await move({ to: 'studii-de-caz' })).json()).toMatchObject({ code: 'taxonomy.off' });
  expect((await searched('legislatie')).total).toBe(2);
  expect((await move({})).statusCode).toBe(200);
  expect(await view()).toMatchObject({ version: version + 1, uses: { 'fonduri-europene': 3 } });
  expect((await searched('legislatie')).total).toBe(0);
  expect((await searched('fonduri-europene')).items.map(({ title }) => title).sort()).toEqual([
    'Fonduri',
    'Legea apei',
    'Legi',
  ]);
  const rule = async () =>
    (await rows<{ category: string }>(`select knowledge_category('admin-legislatie') as category`))[0]?.category;
  expect(await rule()).toBe('fonduri-europene');
  const next = await view();
  const further = { version: next.version, from: 'fonduri-europene', to: 'bune-practici', uses: 3 };
  expect((await admin.post(`${PATH}/move`, further)).statusCode).toBe(200);
  expect(await rule()).toBe('bune-practici');
  const restored = await admin.post(`${PATH}/restore`, { version: next.version + 1, of: version });
  expect(taxonomyView.parse(restored.json()).value.items.find(({ slug }) => slug === 'legislatie')?.isOn).toBe(true);
  expect(await rule()).toBe('legislatie');
});
