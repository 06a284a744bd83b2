import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cpvCode, cpvList } from '@psp/contracts/cpv';
import { createReadDb } from '../../../read-db.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { CPV_GOODS } from './goods.ts';
import { importCpv } from './import-cpv.ts';
import { searchCpvCodes } from './queries.ts';
import { CPV_SERVICES } from './services.ts';
import { CPV_WORKS } from './works.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = (text: string) => importCpv(database.orm, text);
const find = async (q: string) =>
  cpvList.parse(JSON.parse(await searchCpvCodes(createReadDb(database.orm), q))).items.map(({ code }) => code);

test('the initial list contains every division once, with valid codes', () => {
  const lists = [CPV_GOODS, CPV_WORKS, CPV_SERVICES];
  const codes = lists.flatMap((list) => Object.keys(list));
  expect(codes.filter((code) => !cpvCode.safeParse(code).success)).toEqual([]);
  expect(new Set(codes.map((code) => code.slice(0, 8))).size).toBe(codes.length);
  expect(codes.filter((code) => code.slice(2, 8) === '000000')).toHaveLength(45);
  expect(lists.flatMap((list) => Object.values(list)).filter((name) => /[şţŞŢ]/.test(name))).toEqual([]);
});

test('codes are found by their first digits, and by words in any form and without diacritics', async () => {
  expect(await find('7914')).toEqual(['79140000-7']);
  expect(await find('79140000-7')).toEqual(['79140000-7']);
  expect(await find('CONSULTANTA JURIDICA')).toEqual(['79110000-8', '79140000-7']);
  expect(await find('deszapezire')).toEqual(['90620000-9']);
  expect(await find('7')).toHaveLength(20);
  expect(await find('')).toEqual([]);
  for (const q of ['nimicnimic', "'", '%', '99']) expect(await find(q)).toEqual([]);
});

test('frequent purchases of a commune have their own codes: roofs, roads, fuel, surveying, guards, playgrounds, clean streets', async () => {
  expect(await find('reparare acoperiș')).toEqual(['45261900-3', '45261910-6']);
  expect(await find('reparare drumuri')).toContain('45233142-6');
  expect(await find('benzină')).toEqual(['09132000-3']);
  expect(await find('cadastru')).toContain('71354300-7');
  expect(await find('pază')).toEqual(['79713000-5']);
  expect(await find('terenuri de joacă')).toEqual(['37535200-9']);
  expect(await find('măturare străzi')).toEqual(['90610000-6']);
});

test('importing a longer list updates names, and importing it again changes nothing', async () => {
  const file =
    'CODE;EN;RO\r\n72212000-4;Programming;Servicii de programare de aplicaţii software\r\n72000000-5;IT;Servicii IT\r\n';
  expect(await run(file)).toEqual({ total: 2, added: 1, changed: 1, unchanged: 0 });
  expect(await run(file)).toEqual({ total: 2, added: 0, changed: 0, unchanged: 2 });
  expect(await find('aplicatii')).toEqual(['72212000-4']);
  expect(await database.orm.em.fork().execute(`select name from cpv_code where code = '72212000-4'`)).toEqual([
    { name: 'Servicii de programare de aplicații software' },
  ]);
});

test.each([
  ['another file', 'SIRUTA,DENLOC\n1,Sibiu\n', /^Line 1: columns CODE, RO are missing/],
  ['a code without check digit', 'CODE,RO\n72000000,IT\n', /^Line 2: a code has eight digits/],
  ['a code without name', 'CODE,RO\n72000000-5,\n', /^Line 2: the name is missing/],
  ['a code with two check digits', 'CODE,RO\n72212000-4,A\n72212000-5,B\n', /^Line 3: code 72212000-5 is on line 2/],
  ['a check digit other than the known one', 'CODE,RO\n79100000-4,A\n', /^Code 79100000-4 has another check digit/],
  ['no code', 'CODE,RO\n', /^The file holds no code/],
])('%s is refused with its line and changes nothing', async (_, text, message) => {
  const before = await find('7910');
  await expect(run(text)).rejects.toThrow(message);
  expect(await find('7910')).toEqual(before);
});
