import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload } from '@psp/bff-kit/testing/upload';
import { communityView } from '@psp/contracts/communities';
import { importReport } from '@psp/contracts/community-import';
import { pictureView } from '@psp/contracts/images';
import { ownCommunity, type OwnCommunityView } from '@psp/contracts/own-community';
import { newId } from '@psp/domain/id';
import { aCommunityProject, anAttraction } from '@psp/domain/testing/communities';
import { bffUat } from '../app.ts';

const { app, rows } = await startTestApp(bffUat, 'uat');

interface Answer {
  statusCode: number;
  json(): unknown;
}
const view = (response: Answer): OwnCommunityView => {
  expect(response.statusCode).toBe(200);
  const { community } = ownCommunity.parse(response.json());
  if (!community) throw new Error('no showcase');
  return community;
};
const refusal = (response: Answer) => response.json() as { code: string; details: { fields?: Record<string, string> } };

async function started() {
  const uat = await app.as({ kind: 'uat' });
  await rows(`update organisation set county_code = 'SB' where id = ?`, [uat.actor.organisationId]);
  const community = view(await uat.post('/communities', {}));
  const path = `/communities/${community.id}`;
  const save = (part: string, content: object, version = 1) => uat.put(`${path}/${part}`, { version, content });
  return { uat, community, path, save };
}

test('a showcase is started, filled section by section, published and taken back', async () => {
  const { uat, community, path, save } = await started();
  expect(community).toMatchObject({ status: 'draft', location: { countyCode: 'SB' }, actions: ['edit'] });
  const profile = { name: 'Șelimbăr', description: 'Comună la marginea Sibiului.', objectives: '' };
  expect(view(await save('profile', profile))).toMatchObject({ actions: ['edit', 'publish'], profile: { version: 2 } });
  const contact = { address: 'Str. Nouă 2', phone: '0269 123 456', email: '', website: 'www.selimbar.example' };
  expect(view(await save('contact', contact)).contact).toMatchObject({
    ...{ version: 2, phone: '+40269123456', email: null, website: 'https://www.selimbar.example/' },
  });
  view(await save('location', { countyCode: 'SB', population: 17_000, areaKm2: 77.25 }));
  const figures = { projectsCompleted: 4, budgetAllocated: '12 milioane de lei', citizensServed: null };
  const { version } = view(await save('statistics', figures));
  expect(communityView.parse((await uat.get(`${path}/preview`)).json())).toMatchObject({
    ...{ name: 'Șelimbăr', population: 17_000, projectsCompleted: 4, citizensServed: null },
  });
  const published = view(await uat.post(`${path}/publish`, { version }));
  expect(published).toMatchObject({ status: 'published', actions: ['edit', 'unpublish'] });
  expect(view(await uat.post(`${path}/unpublish`, { version: published.version })).status).toBe('draft');
});

test('an authority that waits for its approval prepares its showcase from what it signed up with, and cannot show it', async () => {
  const uat = await app.as({ kind: 'uat', status: 'pending' });
  await rows(
    `update organisation set county_code = 'SB', description = 'Comună la marginea Sibiului.', address = 'Str. Nouă 2',
       phone = '+40269123456', email = 'contact@selimbar.example' where id = ?`,
    [uat.actor.organisationId],
  );
  const community = view(await uat.post('/communities', {}));
  expect(community).toMatchObject({
    ...{ status: 'draft', actions: ['edit'], profile: { description: 'Comună la marginea Sibiului.' } },
    contact: { address: 'Str. Nouă 2', phone: '+40269123456', email: 'contact@selimbar.example' },
  });
  const path = `/communities/${community.id}`;
  const content = { name: 'Șelimbăr', description: 'Scrisă înainte de aprobare.', objectives: '' };
  expect(view(await uat.put(`${path}/profile`, { version: 1, content })).profile).toMatchObject(content);
  const contact = { version: 1, address: 'Str. Nouă 3', email: 'primaria@selimbar.example', phone: '' };
  expect((await uat.put('/profile', contact)).statusCode).toBe(204);
  const published = await uat.post(`${path}/publish`, { version: 2 });
  expect([published.statusCode, refusal(published).code]).toEqual([403, 'auth.forbidden']);
});

test('of two who save one section the second is told, of two sections both are kept', async () => {
  const { save } = await started();
  const profile = { name: 'Șelimbăr', description: 'Comună.', objectives: '' };
  view(await save('profile', profile));
  expect(refusal(await save('profile', profile)).code).toBe('version.stale');
  expect(view(await save('contact', { address: 'Str. Nouă 2' }))).toMatchObject({
    ...{ profile: { name: 'Șelimbăr', version: 2 }, contact: { address: 'Str. Nouă 2', version: 2 } },
  });
});

test.each([
  ['profile', { name: ' ' }, 'name'],
  ['statistics', { projectsCompleted: -1 }, 'projectsCompleted'],
  ['statistics', { citizensServed: 100_000_001 }, 'citizensServed'],
  ['statistics', { projectsCompleted: 2.5 }, 'projectsCompleted'],
  ['location', { countyCode: 'SB', areaKm2: 300_001 }, 'areaKm2'],
  ['contact', { email: 'fără arond' }, 'email'],
  ['contact', { phone: '12' }, 'phone'],
])('%s with %j is refused at %s', async (part, content, field) => {
  const { save } = await started();
  const answer = await save(part, content);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(refusal(answer).details.fields ?? {})).toEqual([`content.${field}`]);
});

test('pictures are sent, described, put in order and removed by their id', async () => {
  const { uat, path } = await started();
  const sent = async () => pictureView.parse((await upload(uat, '/communities/pictures', PNG)).json()).id;
  const [one, two] = [await sent(), await sent()];
  const put = (version: number, pictures: object[]) => uat.put(`${path}/gallery`, { version, content: { pictures } });
  const first = view(await put(1, [{ id: one, alt: 'Primăria' }, { id: two }]));
  expect(first.gallery).toMatchObject({
    version: 2,
    pictures: [
      { id: one, alt: 'Primăria' },
      { id: two, alt: '' },
    ],
  });
  expect(view(await put(2, [{ id: two, alt: 'Parcul' }])).gallery.pictures).toMatchObject([{ id: two, alt: 'Parcul' }]);
  expect(await rows('select 1 from image where id = ?', [one])).toEqual([]);
  expect((await put(3, [{ id: two }, { id: two }])).statusCode).toBe(400);
  expect(
    (
      await put(
        3,
        Array.from({ length: 31 }, () => ({ id: newId() })),
      )
    ).statusCode,
  ).toBe(400);
  expect((await put(3, [{ id: newId() }])).statusCode).toBe(404);
  const text = await upload(uat, '/communities/pictures', Buffer.from('nu este o imagine'));
  expect(text.statusCode).toBeGreaterThanOrEqual(400);
  expect(await rows('select 1 from image where organisation_id = ?', [uat.actor.organisationId])).toHaveLength(1);
});

test('attractions are added once, changed, put in order and removed', async () => {
  const { uat, path } = await started();
  const key = { 'idempotency-key': newId() };
  const add = (name: string, headers = {}) =>
    uat.post(`${path}/attractions`, { content: anAttraction({ name }) }, headers);
  await add('Turnul', key);
  const [tower] = view(await add('Turnul', key)).attractions;
  const [, park] = view(await add('Parcul')).attractions;
  const order = [park?.id, tower?.id];
  expect(view(await uat.post(`${path}/attractions/order`, { order })).attractions.map(({ id }) => id)).toEqual(order);
  const at = `${path}/attractions/${park?.id}`;
  const { attractions } = view(await uat.put(at, { version: 2, content: anAttraction({ name: 'Parcul Mare' }) }));
  expect(attractions[0]).toMatchObject({ name: 'Parcul Mare', version: 3 });
  expect(refusal(await uat.post(`${at}/remove`, { version: 2 })).code).toBe('version.stale');
  expect(view(await uat.post(`${at}/remove`, { version: 3 })).attractions.map(({ name }) => name)).toEqual(['Turnul']);
});

test('a project runs from planning to its end; what is out of range is refused', async () => {
  const { uat, path } = await started();
  const add = (deciding: object) => uat.post(`${path}/projects`, { content: { ...aCommunityProject(), ...deciding } });
  const wrong = refusal(await add({ startsOn: '2026-05-02', endsOn: '2026-05-01' }));
  expect(wrong.details.fields).toEqual({ 'content.endsOn': 'Data sfârșitului este înaintea începutului.' });
  const [project] = view(await add({ endsOn: null })).projects;
  expect(project).toMatchObject({ status: 'planning', progress: 0, actions: ['edit', 'remove', 'start'] });
  const at = `${path}/projects/${project?.id}`;
  view(await uat.post(`${at}/move`, { version: 1, step: 'start' }));
  for (const progress of [-1, 101])
    expect(refusal(await uat.post(`${at}/progress`, { version: 2, progress })).details.fields).toEqual({
      progress: 'Stadiul este un număr de la 0 la 100.',
    });
  expect(view(await uat.post(`${at}/progress`, { version: 2, progress: 40 })).projects[0]).toMatchObject({
    progress: 40,
  });
  expect(refusal(await uat.post(`${at}/move`, { version: 3, step: 'pause' })).code).toBe('reason.required');
  view(await uat.post(`${at}/move`, { version: 3, step: 'pause', reason: 'Așteptăm avizul.' }));
  expect(view(await uat.post(`${at}/remove`, { version: 4 })).projects).toEqual([]);
});

test('a file is checked row by row before anything is saved, then saved whole, and once', async () => {
  const { uat, path } = await started();
  const send = (kind: string, text: string | Buffer) => upload(uat, `${path}/import/${kind}`, Buffer.from(text));
  const good = '\uFEFFTitlu;Descriere;Stadiu;Progres;Început;Sfârșit\n';
  const rowsOf = `${good}Pod nou;"Peste râu;\nlarg";În desfășurare;40%;05.03.2026;2027-01-31\nParc;;;;;\n`;
  const checked = importReport.parse((await send('projects/check', rowsOf)).json());
  expect(checked).toEqual({ rows: 2, ready: 2, known: 0, problems: [], problemsTotal: 0 });
  expect((await uat.get('/community')).json()).toMatchObject({ community: { projects: [] } });
  expect((await send('projects', rowsOf)).statusCode).toBe(200);
  expect(importReport.parse((await send('projects', rowsOf)).json())).toMatchObject({ ready: 0, known: 2 });
  const { projects } = view(await uat.get('/community'));
  expect(projects).toHaveLength(2);
  expect(projects.find(({ title }) => title === 'Pod nou')).toMatchObject({
    ...{ description: 'Peste râu;\nlarg', status: 'in_progress', progress: 40 },
    ...{ startsOn: '2026-03-05', endsOn: '2027-01-31' },
  });
  const windows = Buffer.from('Denumire,Tip,Descriere\nCet\xe3\xfeuia,istoric,\n', 'latin1');
  expect((await send('attractions', windows)).statusCode).toBe(200);
  expect(view(await uat.get('/community')).attractions).toMatchObject([{ name: 'Cetățuia', type: 'istoric' }]);
});

test('each wrong row of a file of 5.000 is told with line, column and reason; nothing of it is saved', async () => {
  const { uat, path } = await started();
  const wrong = [
    'Drum;;;101;;',
    'Drum;;;;2026-05-02;01.05.2026',
    ';;;;;',
    'Drum;;Gata;;;',
    'Drum;;;;31.02.2026;',
    'Drum',
  ];
  const lines = Array.from({ length: 5000 }, (_, index) =>
    index % 125 === 0 ? (wrong[(index / 125) % 6] ?? '').replace('Drum', `Drum ${index}`) : `Proiect ${index};;;;;`,
  );
  const file = Buffer.from(['Titlu;Descriere;Stadiu;Progres;Început;Sfârșit', ...lines].join('\r\n'));
  const report = importReport.parse((await upload(uat, `${path}/import/projects/check`, file)).json());
  expect(report).toMatchObject({ rows: 5000, ready: 4960, problemsTotal: 41 });
  expect(report.problems.slice(0, 6)).toEqual([
    { line: 2, column: 'Progres', reason: 'Stadiul este un număr de la 0 la 100.' },
    { line: 127, column: 'Sfârșit', reason: 'Data sfârșitului este înaintea începutului.' },
    { line: 252, column: 'Titlu', reason: 'Scrieți titlul proiectului.' },
    { line: 377, column: 'Stadiu', reason: expect.stringContaining('Planificare, În Desfășurare') },
    { line: 502, column: 'Început', reason: expect.any(String) },
    { line: 627, column: null, reason: 'Rândul are alt număr de coloane decât antetul: 1 în loc de 6.' },
  ]);
  expect(report.problems.at(-1)?.reason).toBe(
    'Fișierul aduce 4.960 de rânduri, iar prezentarea mai are loc pentru 50.',
  );
  const refused = await upload(uat, `${path}/import/projects`, file);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'community.import_wrong', details: { problemsTotal: 41 } });
  expect(view(await uat.get('/community')).projects).toEqual([]);
});

test('a type of attraction that is turned off stays on its attractions, and is not accepted for new ones', async () => {
  const { uat, path } = await started();
  const add = (name: string) => uat.post(`${path}/attractions`, { content: anAttraction({ name, type: 'termal' }) });
  expect((await add('Băile')).statusCode).toBe(409);
  await rows(`insert into taxonomy_value values ('attraction-types', 'termal', 'Termal', 9)`);
  const [bath] = view(await add('Băile')).attractions;
  expect(bath).toMatchObject({ type: 'termal', typeName: 'Termal' });
  const file = Buffer.from('Denumire;Tip\nBăi noi;Termal');
  const check = async () =>
    importReport.parse((await upload(uat, `${path}/import/attractions/check`, file)).json()).problems;
  expect(await check()).toEqual([]);
  await rows(`update taxonomy_value set is_on = false where slug = 'termal'`);
  expect(refusal(await add('Alte băi'))).toMatchObject({ code: 'taxonomy.off' });
  expect(await check()).toMatchObject([{ column: 'Tip', reason: expect.not.stringContaining('Termal') }]);
  const content = anAttraction({ name: 'Băile vechi', type: 'termal' });
  const edited = await uat.put(`${path}/attractions/${bath?.id}`, { version: 1, content });
  expect(view(edited).attractions).toMatchObject([{ name: 'Băile vechi', typeName: 'Termal' }]);
  const preview = communityView.parse((await uat.get(`${path}/preview`)).json());
  expect(preview.attractions).toMatchObject([{ type: 'cultural', typeName: 'Termal' }]);
});

test('a file of too many rows is refused once there is one too many, whatever its rows hold', async () => {
  const { uat, path } = await started();
  const file = Buffer.from(`Denumire;Tip\n${'a\n'.repeat(100_000)}`);
  const report = importReport.parse((await upload(uat, `${path}/import/attractions/check`, file)).json());
  expect(report).toEqual({
    ...{ rows: 5001, ready: 0, known: 0, problemsTotal: 1 },
    problems: [{ line: 1, column: null, reason: 'Fișierul poate avea cel mult 5.000 de rânduri.' }],
  });
});

test.each([
  ['of delimiters', ';'.repeat(1_000_000)],
  ['of a text', `"${'rând\n'.repeat(100_000)}"`],
])('a row that is too long, %s, is not read to its end', async (_, row) => {
  const { uat, path } = await started();
  const answer = await upload(uat, `${path}/import/projects/check`, Buffer.from(`Titlu;Descriere\n${row}`));
  expect(importReport.parse(answer.json()).problems).toMatchObject([
    { reason: 'Linia nu poate fi citită: verificați ghilimelele.' },
  ]);
});

test.each([
  ['', 'Lipsește coloana Titlu. Prima linie trebuie să conțină numele coloanelor.'],
  ['Titlu\n', 'Fișierul nu are niciun rând sub numele coloanelor.'],
  ['Titlu;Culoare\nPod;roșu', 'Coloana „Culoare” nu este cunoscută.'],
  ['Titlu\nPod\npod', 'Apare și pe linia 2.'],
  ['Titlu;Descriere\nPod;"fără sfârșit\nParc;', 'Linia nu poate fi citită: verificați ghilimelele.'],
])('the file %j is refused: %s', async (text, reason) => {
  const { uat, path } = await started();
  const answer = await upload(uat, `${path}/import/projects/check`, Buffer.from(text));
  expect(importReport.parse(answer.json()).problems).toMatchObject([{ reason }]);
});

test("a viewer reads and is refused, another authority's showcase does not exist", async () => {
  const { uat, path, community } = await started();
  const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  expect(view(await viewer.get('/community'))).toMatchObject({ id: community.id, actions: [] });
  expect((await viewer.put(`${path}/contact`, { version: 1, content: {} })).statusCode).toBe(403);
  expect((await upload(viewer, '/communities/pictures', PNG)).statusCode).toBe(403);
  const stranger = await app.as({ kind: 'uat' });
  expect((await stranger.get('/community')).json()).toEqual({ community: null });
  expect((await stranger.get(`${path}/preview`)).statusCode).toBe(404);
  const file = Buffer.from('Titlu\nPod');
  expect((await upload(stranger, `${path}/import/projects`, file)).statusCode).toBe(404);
  expect((await upload(viewer, `${path}/import/projects`, file)).statusCode).toBe(403);
  for (const [method, part, body] of [
    ['PUT', '/contact', { version: 1, content: {} }],
    ['PUT', '/gallery', { version: 1, content: {} }],
    ['POST', '/publish', { version: 1 }],
    ['POST', '/attractions', { content: anAttraction() }],
    ['POST', '/attractions/order', { order: [] }],
    ['POST', '/projects', { content: aCommunityProject() }],
  ] as const)
    expect((await stranger.call(method, path + part, body)).statusCode).toBe(404);
});
