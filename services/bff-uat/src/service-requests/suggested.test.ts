import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { suggestedPartners } from '@psp/contracts/suggested-partners';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<typeof app.as>>;
let uat: Person;
beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
});

interface Facts {
  domain: string;
  county?: string;
  /** Mean of ten reviews; none makes a new firm. */
  rating?: number;
  served?: string;
  services?: string;
}

const firm = async ({
  domain,
  county = 'IS',
  rating = 4,
  served = '{CJ}',
  services = '{}',
}: Facts): Promise<string> => {
  const { organisationId } = (await app.as({ kind: 'firma' })).actor;
  await rows('insert into organisation_domain values (?, ?)', [organisationId, domain]);
  await rows(
    `update organisation set county_code = ?, rating_sum = ?, rating_count = ?, served_counties = ?, services = ? where id = ?`,
    [county, rating * 10, rating > 0 ? 10 : 0, served, services, organisationId],
  );
  return organisationId;
};
const request = (category: 'mediu' | 'resurse-umane' | 'taxare-fiscalitate' | 'strategii-locale', title = 'Studiu') =>
  scenario.sent(uat.actor, aRequest({ title, description: 'Text.', category, countyCode: 'CJ' }));
const suggested = async (id: string) =>
  suggestedPartners.parse((await uat.get(`/service-requests/${id}/suggestions`)).json()).items;

test('a firm that serves the county and does what is asked comes before a better rated one that does not', async () => {
  const domain = 'mediu';
  const praised = await firm({ domain, rating: 5, served: '{BV}' });
  const suited = await firm({ domain, rating: 3, services: '{Colectarea deșeurilor}' });
  const items = await suggested(await request(domain, 'Colectare deșeuri'));
  expect(items.map(({ id }) => id)).toEqual([suited, praised]);
  expect(items.map(({ reasons }) => reasons?.map(({ code, isFor }) => [code, isFor]))).toEqual([
    [
      ['domain', true],
      ['words', true],
      ['county', true],
    ],
    [
      ['domain', true],
      ['county', false],
    ],
  ]);
});

test('of equally suitable firms the better rated comes first', async () => {
  const domain = 'strategii-locale';
  const [low, high] = [await firm({ domain, rating: 3 }), await firm({ domain, rating: 5 })];
  expect((await suggested(await request(domain))).map(({ id }) => id)).toEqual([high, low]);
});

test('one of five places is for a firm that is new, where one serves the county', async () => {
  const domain = 'resurse-umane';
  const services = '{Studii de salarizare}';
  const known: string[] = [];
  for (let n = 0; n < 6; n += 1) known.push(await firm({ domain, rating: 5 - n / 10, services }));
  await firm({ domain, rating: 0, served: '{BV}', services });
  const id = await request(domain, 'Studiu de salarizare');
  expect((await suggested(id)).map((one) => one.id)).toEqual(known.slice(0, 5));
  const fresh = await firm({ domain, rating: 0 });
  const items = await suggested(id);
  expect(items.map((one) => one.id)).toEqual([...known.slice(0, 4), fresh]);
  expect(items.at(-1)?.reasons?.at(-1)).toEqual({ code: 'new', isFor: true });
});

test('a new firm that is among the first by itself keeps its place', async () => {
  const domain = 'taxare-fiscalitate';
  const fresh = await firm({ domain, rating: 0, services: '{Impozite locale}' });
  const others: string[] = [];
  for (let n = 0; n < 5; n += 1) others.push(await firm({ domain, rating: 5 - n / 10 }));
  const items = await suggested(await request(domain, 'Impozite'));
  expect(items.map((one) => one.id)).toEqual([fresh, ...others.slice(0, 4)]);
});

test('firms are suggested for a draft as for what was sent, but not who is on its list; for one without a domain nobody', async () => {
  const domain = 'marketing-comunicare';
  const [first, second] = [await firm({ domain, services: '{Campanii de informare}' }), await firm({ domain })];
  const content = aRequest({
    title: 'Campanie de informare',
    description: 'Text.',
    category: domain,
    countyCode: 'CJ',
  });
  expect((await suggested(await scenario.draft(uat.actor, content))).map(({ id }) => id)).toEqual([first, second]);
  const invited = await scenario.draft(uat.actor, { ...content, visibility: 'invited', invited: [first] });
  expect((await suggested(invited)).map(({ id }) => id)).toEqual([second]);
  expect(await suggested(await scenario.draft(uat.actor, { ...content, category: null }))).toEqual([]);
});
