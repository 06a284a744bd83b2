import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type MemberPartner, memberPartnerList, memberSolutionList } from '@psp/contracts/marketplace';
import { newId } from '@psp/domain/id';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { tidy } from '@psp/domain/operating/lifecycle/tidy';
import { createSolution, publishSolution } from '@psp/domain/presenting/solutions/commands';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffUat } from '../app.ts';
import { TODAY } from '@psp/domain/time';

const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<TestApp['as']>>;
let uat: Person;
let digital: Person;
let mediu: Person;
const run = (query: string) => database.orm.em.fork().execute(query);
const idOf = ({ actor }: Person) => actor.organisationId;

beforeAll(async () => {
  [uat, digital, mediu] = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'firma' }),
  ];
  await run(`update organisation set county_code = 'SB' where id = '${idOf(uat)}';
    update organisation set name = 'Digital', county_code = 'SB', rating_count = 2, rating_sum = 7, decided_at = now() - interval '9 days',
      created_at = now() - interval '9 days' where id = '${idOf(digital)}';
    update organisation set name = 'Mediu', county_code = 'CJ', rating_count = 9, rating_sum = 43 where id = '${idOf(mediu)}';
    delete from organisation_domain where organisation_id in ('${idOf(digital)}', '${idOf(mediu)}');
    insert into organisation_domain values ('${idOf(digital)}', 'it-digitalizare'), ('${idOf(mediu)}', 'mediu');
    insert into certificate (organisation_id, name, valid_until) values ('${idOf(digital)}', 'ISO/IEC 27001:2022', null),
      ('${idOf(mediu)}', 'ISO 14001:2015', '2001-01-01');
    insert into discount (organisation_id, title, valid_until) values ('${idOf(digital)}', 'Trecută', '2001-01-01'), ('${idOf(digital)}', 'De azi', ${TODAY} + 9);
    insert into portfolio_item (organisation_id, name, year) values ('${idOf(digital)}', 'Registru', 2020);`);
  for (const [firm, priceMin, currency] of [
    [digital, 9000, 'RON'],
    [mediu, 900, 'EUR'],
  ] as const) {
    const content = aSolution({ title: `Soluția ${currency}`, priceMin, priceMax: priceMin * 2, currency });
    const id = await scenario.as(firm.actor, (write) => createSolution(write, content));
    await scenario.as(firm.actor, (write) => publishSolution(write, { id, version: 1 }));
  }
});

const partners = async (query = '', who = uat) =>
  memberPartnerList.parse((await who.get(`/marketplace/partners${query}`)).json());
const names = async (query: string) => (await partners(query)).items.map(({ name }) => name);
const one = async (name: string): Promise<MemberPartner | undefined> =>
  (await partners()).items.find((item) => item.name === name);

test('firms that suit an own open request come first; without one the best rated do', async () => {
  expect(await names('')).toEqual(['Mediu', 'Digital']);
  const id = await scenario.draft(uat.actor, aRequest({ category: 'it-digitalizare' }));
  expect(await partners()).toMatchObject({ suitedTo: ['it-digitalizare'], items: [{ name: 'Digital' }, {}] });
  expect(await names('?sort=rating')).toEqual(['Mediu', 'Digital']);
  await run(`delete from service_request where id = '${id}'`);
});

test.each([
  ['sort=newest', ['Mediu', 'Digital']],
  ['sort=price', ['Mediu', 'Digital']],
  ['rating=4', ['Mediu']],
  ['county=SB', ['Digital']],
  ['category=mediu', ['Mediu']],
  ['certificate=27001', ['Digital']],
  ['certificate=any', ['Digital']],
  ['price=low', ['Mediu']],
  ['price=middle', ['Mediu', 'Digital']],
  ['q=digital', ['Digital']],
  ['response=24', []],
])('partners by %s', async (query, expected) => {
  expect(await names(`?${query}`)).toEqual(expected);
});

test.each(['rating=2', 'certificate=x', 'price=free', 'sort=name', 'favourites=2', 'other=1'])(
  'what makes no sense is refused: %s',
  async (query) => {
    expect((await uat.get(`/marketplace/partners?${query}`)).statusCode).toBe(400);
  },
);

test('a card counts the portfolio and tells of the special offer that is valid today', async () => {
  expect(await one('Digital')).toMatchObject({ portfolioCount: 1, offer: { title: 'De azi' }, responseHours: null });
  expect(await one('Mediu')).toMatchObject({ portfolioCount: 0, offer: null });
});

test('three opened offers make a response time, which is that of the profile and of the filter', async () => {
  const sealed = await scenario.sent(uat.actor);
  for (let n = 0; n < 2; n += 1) await scenario.opened(uat.actor, [digital.actor]);
  await scenario.submitted(digital.actor, sealed);
  await passTime(database.orm, new Date());
  expect((await one('Digital'))?.responseHours).toBeNull();
  await scenario.open(uat.actor, sealed);
  await Promise.all([passTime(database.orm, new Date()), passTime(database.orm, new Date())]);
  expect((await passTime(database.orm, new Date())).map(({ step }) => step)).not.toContain('countResponses');
  const { responseHours } = (await one('Digital')) ?? {};
  expect(responseHours).toBe(0);
  expect(await names('?response=24')).toEqual(['Digital']);
});

test('solutions of both currencies go by one price, those of firms without any after them', async () => {
  const titles = async (query: string) => {
    const { items } = memberSolutionList.parse((await uat.get(`/marketplace/solutions?${query}`)).json());
    return items.map(({ title }) => title);
  };
  expect(await titles('sort=price')).toEqual(['Soluția EUR', 'Soluția RON']);
  expect(await titles('sort=newest&county=SB')).toEqual(['Soluția RON']);
  await run(`update organisation set served_counties = '{CJ,AB}' where id = '${idOf(digital)}'`);
  expect(await titles('county=SB')).toEqual([]);
  expect(await titles('county=AB')).toEqual(['Soluția RON']);
  await run(`update solution set county_codes = '{SB}' where organisation_id = '${idOf(digital)}'`);
  expect(await titles('county=AB')).toEqual([]);
  expect(await titles('county=SB')).toEqual(['Soluția RON']);
  await run(`update organisation set served_counties = '{}' where id = '${idOf(digital)}'`);
  expect(await titles('sort=rating')).toEqual(['Soluția EUR', 'Soluția RON']);
  expect(await titles('price=low')).toEqual(['Soluția EUR']);
  expect(await titles('rating=4.5')).toEqual(['Soluția EUR']);
  await run(`update organisation set services = '{Audit}' where id = '${idOf(digital)}';
    update solution set status = 'archived' where organisation_id = '${idOf(digital)}'`);
  expect(await titles('price=highest')).toEqual(['Audit – Premium']);
});

test('favourites belong to the authority: kept once, recorded once, unknown to others', async () => {
  const path = `/marketplace/partners/${idOf(digital)}`;
  for (let n = 0; n < 2; n += 1) expect((await uat.post(`${path}/favourite`, {})).statusCode).toBe(204);
  expect(await partners('?favourites=1')).toMatchObject({ favourites: 1, items: [{ name: 'Digital' }] });
  const other = await app.as({ kind: 'uat' });
  expect(await partners('?favourites=1', other)).toMatchObject({ favourites: 0, items: [] });
  for (let n = 0; n < 2; n += 1) expect((await uat.post(`${path}/unfavourite`, {})).statusCode).toBe(204);
  expect(await partners('?favourites=1')).toMatchObject({ favourites: 0, items: [] });
  const acts = await run(
    `select action, entity_id from audit where action like 'partner.%' and details ->> 'partner' = '${idOf(digital)}' order by id`,
  );
  // The firm reads what is recorded under its own id.
  expect(acts).toEqual(['favour', 'unfavour'].map((one) => ({ action: `partner.${one}`, entity_id: null })));
});

test('only approved firms can be kept, and only by those who write', async () => {
  expect((await uat.post(`/marketplace/partners/${newId()}/favourite`, {})).statusCode).toBe(404);
  expect((await uat.post(`/marketplace/partners/${idOf(uat)}/favourite`, {})).statusCode).toBe(404);
  const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId: idOf(uat) });
  expect((await viewer.post(`/marketplace/partners/${idOf(digital)}/favourite`, {})).statusCode).toBe(403);
  expect((await viewer.get('/marketplace/partners')).statusCode).toBe(200);
});

test('certificates, domains and prices that change are followed at once, a solution that has ended when the portal tidies up', async () => {
  const firm = idOf(mediu);
  await run(`insert into certificate (organisation_id, name) values ('${firm}', 'ISO 9001:2015')`);
  expect(await names('?certificate=9001')).toEqual(['Mediu']);
  await run(`update certificate set valid_until = '2001-01-01' where organisation_id = '${firm}'`);
  expect(await names('?certificate=9001')).toEqual([]);
  await run(`insert into organisation_domain values ('${firm}', 'resurse-umane')`);
  expect(await names('?category=resurse-umane')).toEqual(['Mediu']);
  await run(`delete from organisation_domain where organisation_id = '${firm}' and domain_slug = 'resurse-umane'`);
  expect(await names('?category=resurse-umane')).toEqual([]);
  await run(`update solution set status = 'published' where organisation_id = '${idOf(digital)}'`);
  expect(await names('?sort=price')).toEqual(['Mediu', 'Digital']);
  await run(`update solution set price_min = 8000, price_max = 8000 where organisation_id = '${firm}'`);
  expect([await names('?sort=price'), await names('?price=low')]).toEqual([['Digital', 'Mediu'], []]);
  // A day passes: nobody changes the row.
  await run(`alter table solution disable trigger solution_kept;
    update solution set price_min = 1, valid_until = '2001-01-01' where organisation_id = '${firm}';
    alter table solution enable trigger solution_kept;
    update organisation set cheapest = 5, price_bands = '{low}', offered_until = '2001-01-01' where id = '${firm}'`);
  expect(await names('?price=low')).toEqual(['Mediu']);
  expect(await tidy(database.orm)).toEqual([]);
  expect([await names('?sort=price'), await names('?price=low')]).toEqual([['Digital', 'Mediu'], []]);
});
