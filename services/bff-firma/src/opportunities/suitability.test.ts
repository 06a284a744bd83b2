import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { firmaDashboard } from '@psp/contracts/own-dashboards';
import type { MatchReason } from '@psp/contracts/matching';
import { opportunityList, opportunityView, type OpportunityItem } from '@psp/contracts/opportunities';
import type { RequestContent } from '@psp/contracts/service-requests';
import { newId } from '@psp/domain/id';
import { countDueResponses } from '@psp/domain/presenting/partners/response';
import { createReadDb } from '@psp/domain/read-db';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<TestApp['as']>>;
const uat = await app.as({ kind: 'uat' });
let firma: Person;
let tag: string;

const firm = async (values: Record<string, unknown> = {}, domain = 'mediu'): Promise<Person> => {
  const person = await app.as({ kind: 'firma' });
  const { organisationId } = person.actor;
  await rows('insert into organisation_domain values (?, ?)', [organisationId, domain]);
  for (const [column, value] of Object.entries({
    county_code: 'CJ',
    served_counties: '{SB}',
    description: '',
    ...values,
  }))
    await rows(`update organisation set ${column} = ? where id = ?`, [value, organisationId]);
  return person;
};
beforeEach(async () => {
  firma = await firm();
  tag = `zq${newId().slice(-8)}`;
});

/** Sends a request of the firm's domain and one of its counties; only what is named differs. */
const sent = (title: string, deciding: Partial<RequestContent> = {}): Promise<string> =>
  scenario.sent(
    uat.actor,
    aRequest({ title: `${tag} ${title}`, description: 'Text.', category: 'mediu', countyCode: 'SB', ...deciding }),
  );
const listed = async (who = firma, more = ''): Promise<OpportunityItem[]> =>
  opportunityList.parse((await who.get(`/opportunities?q=${tag}${more}`)).json()).items;
const titles = async (who = firma, more = ''): Promise<string[]> =>
  (await listed(who, more)).map(({ title }) => title.slice(tag.length + 1));
const reasonsOf = async (title: string, who = firma): Promise<MatchReason[]> =>
  (await listed(who)).find((item) => item.title.endsWith(title))?.reasons ?? [];
const reason = async (title: string, code: MatchReason['code'], who = firma) =>
  (await reasonsOf(title, who)).find((one) => one.code === code);

test('an invitation comes before all else, the own domain before any other, and nothing is left out', async () => {
  await sent('alt domeniu, text identic: deșeuri', { category: 'resurse-umane', countyCode: 'CJ' });
  await sent('domeniu', { countyCode: 'IS' });
  await sent('invitat', { category: 'resurse-umane', countyCode: 'IS', invited: [firma.actor.organisationId] });
  await rows(`update organisation set specializations = '{Deșeuri}' where id = ?`, [firma.actor.organisationId]);
  expect(await titles()).toEqual(['invitat', 'domeniu', 'alt domeniu, text identic: deșeuri']);
  expect(await reasonsOf('invitat')).toEqual([
    { code: 'invited', isFor: true },
    { code: 'domain', isFor: false },
    { code: 'county', isFor: false, county: 'IS', isOwn: false },
  ]);
});

test('what suits is the beginning of the list, and as many as the figure says', async () => {
  await sent('potrivită');
  await sent('alt domeniu', { category: 'resurse-umane' });
  expect(await titles(firma, '&fit=suited')).toEqual(['potrivită']);
  expect(await titles()).toEqual(['potrivită', 'alt domeniu']);
  const { total } = opportunityList.parse((await firma.get('/opportunities?fit=suited')).json());
  expect(firmaDashboard.parse((await firma.get('/dashboard')).json()).figures.matching).toBe(total);
  expect((await firma.get('/navigation-counts')).json()).toMatchObject({ opportunities: total });
});

describe('counties', () => {
  test('the own one and those served are alike; not being served is said, and counts less', async () => {
    await sent('departe', { countyCode: 'IS' });
    await sent('deservit');
    await sent('propriu', { countyCode: 'CJ', deadline: null });
    await sent('oriunde', { countyCode: null, locality: '' });
    expect((await titles()).at(-1)).toBe('departe');
    expect(await reason('departe', 'county')).toEqual({ code: 'county', isFor: false, county: 'IS', isOwn: false });
    expect(await reason('deservit', 'county')).toMatchObject({ isFor: true, isOwn: false });
    expect(await reason('propriu', 'county')).toMatchObject({ isFor: true, isOwn: true });
    expect(await reason('oriunde', 'county')).toMatchObject({ isFor: true, county: null });
  });

  test('a firm that names none is not told that it does not serve one', async () => {
    const silent = await firm({ served_counties: '{}' });
    await sent('departe', { countyCode: 'IS' });
    await sent('propriu', { countyCode: 'CJ' });
    expect(await titles(silent)).toEqual(['propriu', 'departe']);
    expect(await reason('departe', 'county', silent)).toMatchObject({ isFor: false, isOwn: null });
  });
});

describe('words', () => {
  test('what both speak of comes first, whatever the endings, and is named', async () => {
    const one = await firm({ specializations: '{Colectarea deșeurilor,Salubrizare}' });
    await sent('Audit de mediu');
    await sent('Colectare deșeuri menajere', { description: 'Cerem salubrizarea satelor.' });
    await rows('select search_count_words(100000)');
    expect((await titles(one))[0]).toBe('Colectare deșeuri menajere');
    expect((await reason('Colectare deșeuri menajere', 'words', one))?.words).toEqual(
      expect.arrayContaining(['colectarea', 'salubrizare']),
    );
    expect(await reason('Audit de mediu', 'words', one)).toBeUndefined();
  });

  test('of equally rare words the first by the alphabet are named', async () => {
    const one = await firm({ specializations: '{Zugrăvire,Tencuire,Șindrilire,Acoperire}' });
    await sent('Zugrăvire, tencuire, șindrilire, acoperire');
    await rows('select search_count_words(100000)');
    const named = await reason('Zugrăvire, tencuire, șindrilire, acoperire', 'words', one);
    expect(named?.words).toEqual(['acoperire', 'șindrilire']);
  });

  test('a portfolio counts as soon as it is written', async () => {
    await sent('Plan de mobilitate');
    await sent('Studiu hidrologic');
    expect(await reason('Studiu hidrologic', 'words')).toBeUndefined();
    await rows(`insert into portfolio_item (organisation_id, name, year) values (?, 'Studii hidrologice', 2024)`, [
      firma.actor.organisationId,
    ]);
    expect(await reason('Studiu hidrologic', 'words')).toMatchObject({ isFor: true });
    expect((await titles())[0]).toBe('Studiu hidrologic');
    await rows(`delete from portfolio_item where organisation_id = ?`, [firma.actor.organisationId]);
    expect(await reason('Studiu hidrologic', 'words')).toBeUndefined();
  });

  test('words that stand in every text say nothing', async () => {
    const idle = await firm({ description: 'Firma noastră oferă servicii pentru primării și comune.' });
    await sent('Servicii', { description: 'Solicităm servicii pentru primăria comunei.' });
    expect(await reason('Servicii', 'words', idle)).toBeUndefined();
  });
});

test('certificates that the text names are asked for, and must be valid', async () => {
  const { organisationId } = firma.actor;
  await rows(
    `insert into certificate (organisation_id, name, valid_until) values (?, 'ISO 14001:2015', '2020-01-01'), (?, 'ISO 9001', null)`,
    [organisationId, organisationId],
  );
  await sent('expirat', { description: 'Se cere ISO 9001 și ISO 14001.' });
  await sent('valabil', { description: 'Se cere ISO 9001.' });
  await sent('niciunul');
  expect(await titles()).toEqual(['valabil', 'niciunul', 'expirat']);
  expect(await reason('expirat', 'certificates')).toMatchObject({ isFor: false, certificates: ['14001'] });
  expect(await reason('valabil', 'certificates')).toMatchObject({ isFor: true, certificates: ['9001'] });
});

test('a text in another language suits firms that write it too; Romanian suits all', async () => {
  const both = await firm({
    description:
      'Szolgáltatásaink: hulladék és víz, az önkormányzat részére, hogy nem kell várni, vagy meg kell oldani.',
  });
  await sent('maghiară', {
    description: 'A község részére szükséges szolgáltatás: hulladék és víz, az önkormányzat részére kell.',
  });
  await sent('română', { description: 'Cerem apă și canal pentru sat, prin lucrări care sunt la cheie, cu garanție.' });
  expect(await titles()).toEqual(['română', 'maghiară']);
  expect(await reason('maghiară', 'language')).toMatchObject({ isFor: false, languages: ['hu'] });
  expect(await reason('maghiară', 'language', both)).toMatchObject({ isFor: true });
  expect(await reason('română', 'language', both)).toBeUndefined();
});

test('work that was done and capacity in use are counted again when a project begins or ends', async () => {
  const busy = await firm({ capacity: 1 }, 'it-digitalizare');
  const recount = () => countDueResponses(createReadDb(database.orm));
  await sent('acum', { category: 'it-digitalizare' });
  expect(await reason('acum', 'capacity', busy)).toBeUndefined();
  const projectId = await scenario.running(uat.actor, busy.actor);
  await recount();
  expect(await reason('acum', 'capacity', busy)).toEqual({ code: 'capacity', isFor: false });
  expect(await reason('acum', 'work', busy)).toBeUndefined();
  await rows(`update project set status = 'completed', completed_at = now(), closed_at = now() where id = ?`, [
    projectId,
  ]);
  await recount();
  expect(await reason('acum', 'capacity', busy)).toBeUndefined();
  expect(await reason('acum', 'work', busy)).toEqual({ code: 'work', isFor: true, count: 1 });
});

test('the page of an opportunity gives the same reasons as its card', async () => {
  const id = await sent('una', { description: 'Se cere ISO 9001.' });
  const { reasons } = opportunityView.parse((await firma.get(`/opportunities/${id}`)).json());
  expect(reasons).toEqual(await reasonsOf('una'));
});

test('pages follow on each other through what suits and the rest', async () => {
  const model = await sent('');
  const other = await sent('', { category: 'resurse-umane' });
  for (const [id, name] of [
    [model, 'a'],
    [other, 'b'],
  ])
    await rows(
      `insert into service_request (organisation_id, created_by, title, category, description, deadline, status, sent_at)
       select organisation_id, created_by, '${tag} ${name}' || n, category, description, deadline, status, sent_at
       from service_request, generate_series(1, 30) n where id = ?`,
      [id],
    );
  const pages = await Promise.all([1, 2, 3, 4].map((page) => titles(firma, `&page=${page}`)));
  expect(pages.map((page) => page.length)).toEqual([20, 20, 20, 2]);
  expect(new Set(pages.flat())).toHaveProperty('size', 61);
  const kinds = pages
    .flat()
    .map((title) => title[0] ?? '')
    .filter(Boolean);
  expect(kinds.join('')).toBe('a'.repeat(30) + 'b'.repeat(30));
  const all = await Promise.all(
    [1, 2, 3, 4].map(async (page) => opportunityList.parse((await firma.get(`/opportunities?page=${page}`)).json())),
  );
  expect(new Set(all.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(Math.min(all[0]?.total ?? 0, 80));
});
