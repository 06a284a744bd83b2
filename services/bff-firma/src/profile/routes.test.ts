import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { CompanyList } from '@psp/contracts/company-names';
import { ownCompany } from '@psp/contracts/own-company';
import { partnerView } from '@psp/contracts/partners';
import { romanianDay } from '@psp/contracts/romania';
import { offeredValues } from '@psp/contracts/taxonomy-values';
import { newId } from '@psp/domain/id';
import { bffFirma } from '../app.ts';

const { app, rows } = await startTestApp(bffFirma, 'firma');
const firma = await app.as({ kind: 'firma' });
const { organisationId } = firma.actor;
const viewer = await app.as({ kind: 'firma', role: 'viewer', organisationId });
const other = await app.as({ kind: 'firma' });
await rows(
  `insert into domain (slug, name, position) values ('mediu', 'Mediu', 1), ('it-digitalizare', 'IT', 2) on conflict do nothing`,
);

const profile = async (by = firma) => ownCompany.parse((await by.get('/profile')).json());
const shown = async () => partnerView.parse((await firma.get('/profile/preview')).json());

const told = () =>
  rows<{ action: string; title: string }>(`select action, details ->> 'title' as title from audit
    where entity_id = '${organisationId}' and outcome = 'done' order by id`);

const COMPANY = { description: 'Lucrăm.', industry: 'it', foundedYear: 2012, employees: '10-50', capacity: 4 };
const CONTACT = {
  ...{ countyCode: 'SB', locality: 'Sibiu', address: 'Str. Mare 1', phone: '0269 208 800' },
  ...{ email: 'contact@exemplu.ro', website: 'www.exemplu.ro' },
};
const SERVICES = { services: [' Audit ', '', 'Instruire'], specializations: ['GIS', '  '] };
const COVERAGE = { domains: ['mediu'], servedCounties: ['SB', 'CJ', 'SB'] };

test('each section is saved by itself, versioned, recorded, and shown to the public', async () => {
  const before = await profile();
  for (const [section, content] of Object.entries({
    ...{ company: COMPANY, contact: CONTACT, services: SERVICES, coverage: COVERAGE },
  }))
    expect((await firma.put(`/profile/${section}`, { version: 1, content })).statusCode).toBe(200);
  const saved = await profile();
  expect(saved).toMatchObject({
    name: before.name,
    company: { version: 2, ...COMPANY },
    contact: { ...CONTACT, phone: '+40269208800', website: 'https://www.exemplu.ro/' },
    services: { version: 2, services: ['Audit', 'Instruire'], specializations: ['GIS'] },
    coverage: { domains: ['mediu'], servedCounties: ['SB', 'CJ'] },
  });
  expect(await shown()).toMatchObject({
    ...{ description: 'Lucrăm.', industry: 'it', foundedYear: 2012, employees: '10-50', capacity: 4 },
    ...{
      experienceYears: Number(romanianDay(new Date()).slice(0, 4)) - 2012,
      services: ['Audit', 'Instruire'],
      specializations: ['GIS'],
    },
    ...{ domains: ['mediu'], servedCounties: ['SB', 'CJ'], phone: '+40269208800', website: 'https://www.exemplu.ro/' },
  });
  const acts = await rows<{ section: string }>(`select details ->> 'section' as section from audit
    where action = 'organisation.editProfile' and entity_id = '${organisationId}' and outcome = 'done' order by id`);
  expect(acts.map(({ section }) => section)).toEqual(['company', 'contact', 'services', 'coverage']);
  expect((await told()).map(({ title }) => title)).toEqual([
    'Despre firmă (Descriere, Industrie, Anul înființării, Angajați, Proiecte în paralel)',
    expect.stringMatching(/^Sediu și contact \(.*Telefon, E-mail, Pagină web\)$/),
    'Servicii (Servicii, Specializări)',
    'Unde lucrați (Domenii, Județe în care lucrați)',
  ]);
  const { company } = saved;
  await firma.put('/profile/company', { version: company.version, content: { ...COMPANY, employees: '1-10' } });
  expect((await told()).at(-1)?.title).toBe('Despre firmă (Angajați)');
});

test('a section that a colleague saved meanwhile is not overwritten; another one is', async () => {
  const { company, services } = await profile();
  const content = { ...COMPANY, description: 'Alt text.' };
  expect((await firma.put('/profile/company', { version: company.version, content })).statusCode).toBe(200);
  const stale = await firma.put('/profile/company', { version: company.version, content: COMPANY });
  expect(stale.json()).toMatchObject({ code: 'version.stale' });
  expect((await profile()).company.description).toBe('Alt text.');
  const saved = await firma.put('/profile/services', { version: services.version, content: SERVICES });
  expect(saved.statusCode).toBe(200);
});

const BAD: [section: string, content: object][] = [
  ['services', { services: Array.from({ length: 300 }, (_, n) => `Serviciul ${n}`), specializations: [] }],
  ['services', { services: ['x'.repeat(121)], specializations: [] }],
  ['services', { services: ['Audit', 'Audit '], specializations: [] }],
  ['contact', { ...CONTACT, website: 'javascript:alert(1)' }],
  ['contact', { ...CONTACT, website: 'ftp://exemplu.ro' }],
  ['contact', { ...CONTACT, phone: '12' }],
  ['contact', { ...CONTACT, email: 'firma' }],
  ['company', { ...COMPANY, foundedYear: 1800 }],
  ['company', { ...COMPANY, foundedYear: 2099 }],
  ['company', { ...COMPANY, industry: '../x' }],
  ['company', { ...COMPANY, employees: '7' }],
  ['company', { ...COMPANY, capacity: 0 }],
  ['company', { ...COMPANY, name: 'Altă firmă' }],
  ['coverage', { domains: [], servedCounties: [] }],
  ['coverage', { domains: ['mediu'], servedCounties: ['XX'] }],
];
test.each(BAD)('%s refuses %j', async (section, content) => {
  const before = await profile();
  const response = await firma.put(`/profile/${section}`, { version: 1, content });
  expect(response.statusCode).toBe(400);
  expect(await profile()).toEqual(before);
});

test('an industry that the association has turned off or never had is refused, and stays where it was', async () => {
  const { version } = (await profile()).company;
  const save = (industry: string, over: number) =>
    firma.put('/profile/company', { version: over, content: { ...COMPANY, industry } });
  await rows(`insert into taxonomy_value values ('industries', 'energie', 'Energie', 9)`);
  expect((await save('energie', version)).statusCode).toBe(200);
  await rows(`update taxonomy_value set is_on = false, name = 'Energie și ape' where slug = 'energie'`);
  expect((await save('energie', version + 1)).statusCode).toBe(200);
  expect((await profile()).company).toMatchObject({ industry: 'energie', industryName: 'Energie și ape' });
  expect((await shown()).industryName).toBe('Energie și ape');
  expect((await save('it', version + 2)).statusCode).toBe(200);
  for (const industry of ['energie', 'space'])
    expect((await save(industry, version + 3)).json()).toMatchObject({ code: 'taxonomy.off' });
  const offered = offeredValues.parse((await viewer.get('/taxonomies/industries')).json()).items;
  expect(offered.map(({ slug }) => slug)).not.toContain('energie');
  expect((await viewer.get('/taxonomies/nimic')).statusCode).toBe(404);
});

const ITEMS: Record<CompanyList, [content: object, edited: object, bad: object]> = {
  team: [{ name: 'Ana Pop', position: 'Inginer', experience: '9 ani' }, { name: 'Ana Ionescu' }, { name: ' ' }],
  portfolio: [
    { name: 'Registru agricol', beneficiary: 'Comuna', budget: 12000.5, year: 2024, description: '' },
    { name: 'Registru', year: 2023 },
    { name: 'Registru', year: 2023, budget: -1 },
  ],
  discounts: [{ title: '10% la audit', validUntil: '2099-01-31' }, { title: '15% la audit' }, { title: '' }],
  certificates: [
    { name: 'ISO 9001', issuer: 'SRAC', issuedOn: '2024-01-01', validUntil: '2099-01-01' },
    { name: 'ISO 14001', issuer: 'SRAC' },
    { name: 'ISO 9001', issuedOn: '2024-01-01', validUntil: '2023-01-01' },
  ],
};

test.each(Object.entries(ITEMS))('%s: added, edited, ordered, removed', async (name, [content, edited, bad]) => {
  const list = name as CompanyList;
  const path = `/profile/${list}`;
  const listed = async () => (await profile())[list] as { id: string; version: number }[];
  expect((await firma.post(path, { content })).statusCode).toBe(200);
  expect((await firma.post(path, { content: edited })).statusCode).toBe(200);
  expect((await firma.post(path, { content: bad })).statusCode).toBe(400);
  const [first, second] = await listed();
  if (!first || !second) throw new Error('two were added');
  expect(first).toMatchObject(content);
  const changed = await firma.put(`${path}/${first.id}`, { version: first.version, content: edited });
  expect(ownCompany.parse(changed.json())[list][0]).toMatchObject(edited);
  const stale = await firma.put(`${path}/${first.id}`, { version: first.version, content });
  expect(stale.json()).toMatchObject({ code: 'version.stale' });
  expect((await firma.post(`${path}/order`, { order: [second.id, first.id] })).statusCode).toBe(200);
  expect((await listed()).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await shown())[list === 'discounts' ? 'discounts' : list].map(({ id }) => id)).toEqual([second.id, first.id]);
  const short = await firma.post(`${path}/order`, { order: [first.id] });
  expect(short.json()).toMatchObject({
    code: 'list.order_stale',
    message: expect.stringMatching(
      /^Adăugat în profilul firmei chiar de dvs\., \d.+ la \d\d:\d\d\. .*Reîncărcați pagina/,
    ),
  });
  const { version } = (await listed()).find(({ id }) => id === first.id) ?? first;
  expect((await other.post(`${path}/${first.id}/remove`, { version })).statusCode).toBe(404);
  expect((await firma.post(`${path}/${first.id}/remove`, { version })).statusCode).toBe(200);
  expect((await listed()).map(({ id }) => id)).toEqual([second.id]);
});

test('the history names the item of a list and what of it was changed', async () => {
  const content = { name: 'ISO 50001', issuer: 'SRAC' };
  const path = '/profile/certificates';
  const certificate = async (response: { json(): unknown }) => {
    const one = ownCompany.parse(response.json()).certificates.find(({ name }) => name === content.name);
    if (!one) throw new Error('it was saved');
    return one;
  };
  const { id, version } = await certificate(await firma.post(path, { content }));
  const { id: file } = await anAttachment(app, firma.actor);
  const next = { ...content, issuer: 'Organism', validUntil: '2099-01-01', files: [file] };
  const edited = await certificate(await firma.put(`${path}/${id}`, { version, content: next }));
  await firma.put(`${path}/${id}`, { version: edited.version, content: next });
  expect((await told()).slice(-3).map(({ action, title }) => [action, title])).toEqual([
    ['organisation.addToProfile', 'Certificări, ISO 50001'],
    ['organisation.editInProfile', 'Certificări, ISO 50001 (Emitent, Valabil până la, Fișiere)'],
    ['organisation.editInProfile', 'Certificări, ISO 50001'],
  ]);
});

test('who only reads sees the profile and changes nothing', async () => {
  expect((await viewer.get('/profile')).statusCode).toBe(200);
  const { company } = await profile();
  expect((await viewer.put('/profile/company', { version: company.version, content: COMPANY })).statusCode).toBe(403);
  expect((await viewer.post('/profile/team', { content: { name: 'Ana' } })).statusCode).toBe(403);
  expect((await viewer.post('/profile/logo', { imageId: newId() })).statusCode).toBe(403);
});

test.each(['pending', 'needs_info'] as const)(
  'a firm that is %s writes its profile, asks for nothing, and is on no list',
  async (status) => {
    const waiting = await app.as({ kind: 'firma', status });
    const { company } = await profile(waiting);
    const saved = await waiting.put('/profile/company', { version: company.version, content: COMPANY });
    expect(ownCompany.parse(saved.json()).company).toMatchObject(COMPANY);
    const added = await waiting.post('/profile/portfolio', { content: { name: 'Registru', year: 2023 } });
    const { portfolio, badge } = ownCompany.parse(added.json());
    expect(badge.actions).toEqual([]);
    expect(partnerView.parse((await waiting.get('/profile/preview')).json()).portfolio).toHaveLength(1);
    const inactive = { code: 'auth.organisation_not_active' };
    expect((await waiting.post('/profile/badge', {})).json()).toMatchObject(inactive);
    const asking = await waiting.post(`/profile/portfolio/${portfolio[0]?.id}/confirmation`, {});
    expect(asking.json()).toMatchObject(inactive);
    const identity = await waiting.post('/profile/identity', { name: 'Alt nume', text: 'Am schimbat numele.' });
    expect(identity.json()).toMatchObject(inactive);
    const acts = await rows(`select 1 from audit where entity_id = ? and action = 'organisation.editProfile'`, [
      waiting.actor.organisationId,
    ]);
    expect(acts).toHaveLength(1);
  },
);

test('what is saved of a profile makes an application another one only where the application shows it too', async () => {
  const waiting = await app.as({ kind: 'firma', status: 'pending' });
  const imageId = newId();
  const version = async () =>
    (
      await rows<{ version: number }>('select version from organisation where id = ?', [waiting.actor.organisationId])
    )[0]?.version ?? 0;
  await rows(
    `insert into image (id, organisation_id, storage_key, width, height, widths) values (?, ?, ?, 192, 192, '{192}')`,
    [imageId, waiting.actor.organisationId, `image/${imageId}`],
  );
  const read = await version();
  for (const [section, content] of Object.entries({ company: COMPANY, services: SERVICES, coverage: COVERAGE }))
    expect((await waiting.put(`/profile/${section}`, { version: 1, content })).statusCode).toBe(200);
  expect((await waiting.post('/profile/logo', { imageId })).statusCode).toBe(204);
  expect(await version()).toBe(read);
  expect(await profile(waiting)).toMatchObject({
    ...{ company: { version: 2, ...COMPANY }, services: { version: 2, specializations: ['GIS'] } },
    ...{ coverage: { version: 2, domains: ['mediu'], servedCounties: ['SB', 'CJ'] }, logo: { id: imageId } },
  });
  expect((await waiting.put('/profile/company', { version: 1, content: COMPANY })).json()).toMatchObject({
    code: 'version.stale',
  });
  expect((await waiting.put('/profile/contact', { version: 1, content: CONTACT })).statusCode).toBe(200);
  expect(await version()).toBe(read + 1);
});

test('whom the association refused or suspended writes no profile', async () => {
  for (const status of ['rejected', 'suspended'] as const) {
    const refused = await app.as({ kind: 'firma', status });
    const answer = await refused.put('/profile/company', { version: 1, content: COMPANY });
    expect(answer.json()).toMatchObject({ code: 'auth.organisation_not_active' });
  }
});

test('a list ends at its limit', async () => {
  await rows(
    `insert into team_member (organisation_id, name) select '${other.actor.organisationId}', 'Om ' || n from generate_series(1, 50) n`,
  );
  const full = await other.post('/profile/team', { content: { name: 'Încă unul' } });
  expect(full.json()).toMatchObject({ code: 'list.too_many' });
});
