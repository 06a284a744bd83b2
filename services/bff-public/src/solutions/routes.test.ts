import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type MarketItem, marketList, type SolutionContent, solutionItem } from '@psp/contracts/solutions';
import type { Actor } from '@psp/domain/actor';
import { newId } from '@psp/domain/id';
import { createSolution, publishSolution } from '@psp/domain/presenting/solutions/commands';
import { acting } from '@psp/domain/testing/acting';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
let author: Actor;
/** Firms with services and no solution, the better rated first. */
let quiet: Actor[];

const run = (query: string) => database.orm.em.fork().execute(query);
const published = async (actor: Actor, more: Partial<SolutionContent> = {}): Promise<string> => {
  const by = acting(database.orm);
  const id = await by(actor, createSolution, aSolution(more));
  await by(actor, publishSolution, { id, version: 1 });
  return id;
};

beforeAll(async () => {
  const firms = [];
  for (let n = 0; n < 3; n += 1) firms.push((await app.as({ kind: 'firma' })).actor);
  [author, ...quiet] = firms as [Actor, ...Actor[]];
  await run(`update organisation set name = 'Civis Digital', services = '{"Portal","Arhivă"}' where id = '${author.organisationId}';
    update organisation set name = 'Verde Aer', services = '{"Studii de impact","Audit energetic"}', rating_count = 1, rating_sum = 5 where id = '${quiet[0]?.organisationId}';
    update organisation set name = 'Juris', services = '{"Litigii"}', description = 'Avocatură pentru primării' where id = '${quiet[1]?.organisationId}';
    insert into organisation_domain values ('${quiet[0]?.organisationId}', 'mediu'), ('${quiet[1]?.organisationId}', 'consultanta-juridica')`);
  await published(author);
  await published(author, {
    title: 'Plată online 100%',
    domain: 'taxare-fiscalitate',
    features: ['Chitanțe electronice'],
  });
});

const market = async (query = '') => marketList.parse((await app.anonymous.get(`/solutions?${query}`)).json());
const titles = async (query = '') => (await market(query)).items.map(({ title }) => title);
const isIndicative = ({ kind }: MarketItem) => kind === 'indicative';

test('what firms have written comes first, the newest first, then the levels of the services of all others', async () => {
  const { items, total } = await market();
  expect(total).toBe(2 + 3 * 3);
  expect(items.map(({ title }) => title)).toEqual([
    'Plată online 100%',
    'Registratură electronică pentru comune',
    ...['Studii de impact', 'Audit energetic', 'Litigii'].flatMap((service) =>
      ['Premium', 'Standard', 'Consultanță'].map((tier) => `${service} – ${tier}`),
    ),
  ]);
  expect(items[2]).toMatchObject({ tier: 'premium', priceMin: 15_000, priceMax: 50_000, currency: 'EUR' });
  expect(items[2]?.features).toHaveLength(3);
  expect(items[0]).toMatchObject({
    partner: { name: 'Civis Digital', rating: null, reviewCount: 0 },
    validUntil: null,
    cpv: null,
    counties: [],
    pictures: [],
  });
});

test('the search finds titles, features, firms and services, in whatever form', async () => {
  expect(await titles('q=registraturi')).toEqual(['Registratură electronică pentru comune']);
  expect(await titles('q=regist')).toEqual(['Registratură electronică pentru comune']);
  expect(await titles('q=chitanta')).toEqual(['Plată online 100%']);
  expect(await titles('q=CIVIS')).toHaveLength(2);
  expect(await titles('q=audituri')).toEqual(
    ['Premium', 'Standard', 'Consultanță'].map((tier) => `Audit energetic – ${tier}`),
  );
  expect(await titles('q=verde')).toHaveLength(6);
  expect(await titles('q=avocatura')).toEqual(['Litigii – Premium', 'Litigii – Standard', 'Litigii – Consultanță']);
  expect(await titles('q=premium')).toHaveLength(3);
  expect(await titles(`q=${encodeURIComponent('100%')}`)).toEqual(['Plată online 100%']);
  for (const text of ['_', "'", '"', '\\', 'nimicnimic'])
    expect(await titles(`q=${encodeURIComponent(text)}`)).toEqual([]);
});

test('what has the words in its title comes first, then the newest; the same among the levels', async () => {
  const older = await published(author, { title: 'Telegestiunea apei', description: 'Contoare' });
  const newer = await published(author, { title: 'Consultanță', description: 'Și pentru telegestiune' });
  await run(`update organisation set description = 'Studii geotehnice' where id = '${quiet[0]?.organisationId}';
    update organisation set services = '{"Studii geotehnice"}' where id = '${quiet[1]?.organisationId}'`);
  expect(await titles('q=telegestiuni')).toEqual(['Telegestiunea apei', 'Consultanță']);
  expect(await titles('q=telegestiun')).toEqual(['Telegestiunea apei', 'Consultanță']);
  expect((await titles())[0]).toBe('Consultanță');
  expect((await titles('q=geotehnice')).slice(0, 4)).toEqual([
    ...['Premium', 'Standard', 'Consultanță'].map((tier) => `Studii geotehnice – ${tier}`),
    'Studii de impact – Premium',
  ]);
  await run(`delete from solution where id in ('${older}', '${newer}');
    update organisation set description = '' where id = '${quiet[0]?.organisationId}';
    update organisation set services = '{"Litigii"}' where id = '${quiet[1]?.organisationId}'`);
});

test('category and partner narrow the list; the partner is named', async () => {
  expect(await titles('category=taxare-fiscalitate')).toEqual(['Plată online 100%']);
  expect(await titles('category=mediu')).toHaveLength(6);
  const one = await market(`partner=${quiet[1]?.organisationId}`);
  expect(one).toMatchObject({ total: 3, partner: { name: 'Juris' } });
  expect(await market(`partner=${author.organisationId}`)).toMatchObject({
    total: 2,
    partner: { name: 'Civis Digital' },
  });
  const none = { items: [], total: 0, totalIsCapped: false, page: 1, pageSize: 20, partner: null };
  expect(await market(`partner=${newId()}`)).toEqual(none);
  for (const query of ['partner=abc', 'category=magie', `q=${'x'.repeat(10_000)}`, 'page=-1'])
    expect((await app.anonymous.get(`/solutions?${query}`)).statusCode).toBe(400);
});

test('pages run through both kinds without a gap or a repetition', async () => {
  for (let n = 0; n < 17; n += 1) await published(author, { title: `Soluția ${n}` });
  await run(`update organisation set services = array(select 'Serviciul ' || n from generate_series(1, 8) n)
    where id = '${quiet[1]?.organisationId}'`);
  const { total } = await market();
  expect(total).toBe(19 + 6 + 24);
  const all = [];
  for (const page of [1, 2, 3]) all.push((await market(`page=${page}`)).items);
  expect(all.map((items) => items.length)).toEqual([20, 20, 9]);
  const first = all.flat().findIndex(isIndicative);
  expect(first).toBe(19);
  expect(all.flat().slice(first).every(isIndicative)).toBe(true);
  expect(new Set(all.flat().map(({ title }) => title)).size).toBe(total);
  expect(await market('page=4')).toMatchObject({ items: [], total });
});

test('only what is published, valid and of an approved firm is shown', async () => {
  const { organisationId } = quiet[0] as Actor;
  const id = await published(quiet[0] as Actor, { title: 'Soluție de o zi' });
  const shown = async () => (await titles(`partner=${organisationId}`)).includes('Soluție de o zi');
  const status = async () => (await app.anonymous.get(`/solutions/${id}`)).statusCode;
  expect(solutionItem.parse((await app.anonymous.get(`/solutions/${id}`)).json())).toMatchObject({
    id,
    unit: 'project',
  });
  expect(await shown()).toBe(true);
  expect((await market(`partner=${organisationId}`)).items.some(isIndicative)).toBe(false);
  for (const change of [
    `update solution set valid_until = '2020-01-01' where id = '${id}'`,
    `update solution set valid_until = null, status = 'archived' where id = '${id}'`,
    `update solution set status = 'withdrawn', withdrawn_reason = 'x' where id = '${id}'`,
  ]) {
    await run(change);
    expect([await shown(), await status()]).toEqual([false, 404]);
    expect((await market(`partner=${organisationId}`)).items.every(isIndicative)).toBe(true);
  }
  await run(`update solution set status = 'published' where id = '${id}'`);
  await run(`update organisation set status = 'suspended' where id = '${organisationId}'`);
  expect([await shown(), await status()]).toEqual([false, 404]);
  expect((await app.anonymous.get('/solutions/abc')).statusCode).toBe(404);
});

test('nothing in the marketplace tells of people', async () => {
  const { body } = await app.anonymous.get('/solutions');
  for (const secret of [author.accountId, author.displayName, 'createdBy', 'cui']) expect(body).not.toContain(secret);
});

test('a solution is viewed by visitors, once a day each, and not by its own firm; what is not listed is not', async () => {
  const id = await published(author, { title: 'Privită' });
  const views = async () =>
    (
      await database.orm.em
        .fork()
        .execute<{ n: number }[]>(`select coalesce(sum(views), 0)::int as n from page_views where subject_id = '${id}'`)
    )[0]?.n;
  const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const view = (of: string, headers = firefox) => app.anonymous.post(`/solutions/${of}/views`, {}, headers);
  for (let n = 0; n < 3; n += 1) expect((await view(id)).statusCode).toBe(204);
  await view(id, { 'user-agent': 'Googlebot/2.1' });
  expect(await views()).toBe(1);
  await run(`update solution set status = 'archived' where id = '${id}'`);
  await view(id, { 'user-agent': `${firefox['user-agent']} 2` });
  expect((await view(newId())).statusCode).toBe(204);
  expect(await views()).toBe(1);
});
