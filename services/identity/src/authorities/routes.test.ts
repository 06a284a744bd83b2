import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { AuthorityView } from '@psp/contracts/organisations';
import { identity } from '../app.ts';

const { app: portal, database } = await startTestApp(identity, 'identity');
beforeAll(async () => {
  const communes = Array.from(
    { length: 30 },
    (_, index) => `(${1000 + index}, 'Comuna Numărul ${index}', 'commune', 'CJ')`,
  );
  await database.orm.em.fork().execute(`insert into authority (siruta, name, type, county_code) values
    (323, 'Consiliul Județean Sibiu', 'county_council', 'SB'), (143450, 'Municipiul Sibiu', 'municipality', 'SB'),
    (143557, 'Comuna Șelimbăr', 'commune', 'SB'), (144928, 'Orașul Miercurea Sibiului', 'town', 'SB'),
    (145000, 'Comuna Șura Mare', 'commune', 'SB'), (145001, 'Comuna Sadu', 'commune', 'SB'), ${communes.join(', ')}`);
});

const search = async (county: string, q: string): Promise<string[]> => {
  const response = await portal.anonymous.get(`/authorities?county=${county}&q=${encodeURIComponent(q)}`);
  return response.json<{ items: AuthorityView[] }>().items.map(({ name }) => name);
};

test.each<[string, string[]]>([
  ['selimbar', ['Comuna Șelimbăr']],
  ['ŞELIMBĂR', ['Comuna Șelimbăr']],
  ['143557', ['Comuna Șelimbăr']],
  ['oras', ['Orașul Miercurea Sibiului']],
  ['mare  sura', ['Comuna Șura Mare']],
  ['sibiu', ['Consiliul Județean Sibiu', 'Municipiul Sibiu', 'Orașul Miercurea Sibiului']],
  ['comuna s', ['Comuna Sadu', 'Comuna Șelimbăr', 'Comuna Șura Mare']],
  ['100%', []],
  ["'; drop table authority; --", []],
])('%j finds, by name, type or code, whatever case and diacritics, in Romanian order', async (q, names) => {
  expect(await search('SB', q)).toEqual(names);
});

test('only the county’s are found, twenty at most, and all of them when nothing is typed', async () => {
  expect(await search('CJ', '')).toHaveLength(20);
  expect(await search('SB', '')).toHaveLength(6);
  expect(await search('SB', 'numarul')).toEqual([]);
});

test('an answer holds what the form needs', async () => {
  const response = await portal.anonymous.get('/authorities?county=SB&q=selimbar');
  expect(response.json()).toEqual({
    items: [{ siruta: 143_557, name: 'Comuna Șelimbăr', type: 'commune', countyCode: 'SB' }],
  });
});

test.each(['', '?county=XX', '?county=SB&rol=admin', `?county=SB&q=${'a'.repeat(101)}`])(
  'the query %j is refused',
  async (query) => {
    expect((await portal.anonymous.get(`/authorities${query}`)).statusCode).toBe(400);
  },
);
