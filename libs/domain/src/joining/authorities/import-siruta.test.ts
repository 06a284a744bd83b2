import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { placeName } from './entry.ts';
import { importSiruta } from './import-siruta.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.orm.em.fork().execute('delete from authority'));

const HEADER = 'SIRUTA,DENLOC,CODP,JUD,SIRSUP,TIP,NIV';
const LINES = [
  '323,JUDEŢUL SIBIU,0,32,1,40,1',
  '143450,MUNICIPIUL SIBIU,0,32,323,1,2',
  '143469,SIBIU,550001,32,143450,9,3',
  '143735,ORAŞ CISNĂDIE,0,32,323,2,2',
  '143557,ŞELIMBĂR,0,32,323,3,2',
  '143575,ŞELIMBĂR,557260,32,143557,22,3',
  '403,MUNICIPIUL BUCUREŞTI,0,40,1,40,1',
  '179132,MUNICIPIUL BUCUREŞTI,0,40,403,9,2',
  '179169,BUCUREŞTI SECTORUL 3,32804,40,179132,6,3',
  '519,JUDEŢUL CĂLĂRAŞI,0,51,1,40,1',
];
const file = (...lines: string[]): string => [HEADER, ...(lines.length > 0 ? lines : LINES), ''].join('\r\n');
/* Forced, because most tests import only a few lines of the nomenclature. */
const run = (text: string) => importSiruta(database.orm, text, { isForced: true });
const registry = () =>
  database.orm.em.fork().execute('select siruta, name, type, county_code as county from authority order by siruta');

test('authorities are imported with name in normal case, type and county; villages and the county of the capital are skipped', async () => {
  expect(await run(file())).toEqual({ total: 7, added: 7, unchanged: 0, changed: [], kept: [] });
  expect(await registry()).toEqual([
    { siruta: 323, name: 'Consiliul Județean Sibiu', type: 'county_council', county: 'SB' },
    { siruta: 519, name: 'Consiliul Județean Călărași', type: 'county_council', county: 'CL' },
    { siruta: 143_450, name: 'Municipiul Sibiu', type: 'municipality', county: 'SB' },
    { siruta: 143_557, name: 'Comuna Șelimbăr', type: 'commune', county: 'SB' },
    { siruta: 143_735, name: 'Orașul Cisnădie', type: 'town', county: 'SB' },
    { siruta: 179_132, name: 'Municipiul București', type: 'municipality', county: 'B' },
    { siruta: 179_169, name: 'Sectorul 3 al Municipiului București', type: 'sector', county: 'B' },
  ]);
});

test('importing the same file again changes nothing; a newer file reports changed and missing authorities', async () => {
  await run(file());
  const before = await registry();
  expect(await run(file())).toMatchObject({ added: 0, unchanged: 7, changed: [], kept: [] });
  expect(await registry()).toEqual(before);
  const newer = LINES.filter((line) => !line.startsWith('519')).map((line) =>
    line.replace('143557,ŞELIMBĂR,0,32,323,3', '143557,ORAŞ ŞELIMBĂR,0,32,323,2'),
  );
  expect(await run(file(...newer, '145499,SĂLIŞTE DE SUS,0,32,323,3,2'))).toEqual({
    ...{ total: 7, added: 1, unchanged: 5 },
    changed: [{ siruta: 143_557, before: 'Comuna Șelimbăr (commune, SB)', after: 'Orașul Șelimbăr (town, SB)' }],
    kept: [{ siruta: 519, name: 'Consiliul Județean Călărași' }],
  });
});

test('a file with semicolons, a byte order mark and quotes is accepted', async () => {
  expect(await run(`\uFEFF"SIRUTA";"DENLOC";"JUD";"TIP"\n143735;"ORAȘ CISNĂDIE";32;2\n`)).toMatchObject({ added: 1 });
});

test('two imports at the same moment wait for each other', async () => {
  const reports = await Promise.all([run(file()), run(file())]);
  expect(reports.map(({ added }) => added).sort()).toEqual([0, 7]);
});

test.each<[string, string, RegExp]>([
  ['nothing', '', /^Line 1: columns SIRUTA, DENLOC, JUD, TIP are missing/],
  ['a page', '<!doctype html>\n<p>Nu a fost găsit</p>', /^Line 1: columns/],
  ['a column less', file().replace(',TIP', ',FEL'), /^Line 1: columns TIP are missing\./],
  ['a line cut off', `${file()}145499,SĂLIŞTE`, /^Line 12: not as many columns/],
  ['a quote left open', file(...LINES, '1,"SĂLIŞTE,0,32,323,2,2'), /^Line 1[23]: /],
  ['a code that is no number', file(...LINES, 'abc,SĂLIŞTE,0,32,323,2,2'), /^Line 12: column SIRUTA .* "abc"/],
  ['a type that is no number', file('1,SĂLIŞTE,0,32,323,,2'), /^Line 2: column TIP/],
  ['a county that does not exist', file('1,SĂLIŞTE,0,45,323,2,2'), /^Line 2: there is no county \(JUD\) 45/],
  ['a name that is missing', file('1, ,0,32,323,2,2'), /^Line 2: the name/],
  ['a code twice', file(...LINES, LINES[0] ?? ''), /^Line 12: SIRUTA code 323 is on line 2/],
  ['letters of another encoding', file('1,S\uFFFDLI\uFFFDTE,0,32,323,2,2'), /^Line 2: not UTF-8/],
  ['no authority', file('143469,SIBIU,550001,32,143450,9,3'), /holds no authority/],
])('a file with %s is refused with its line number and changes nothing', async (_, text, message) => {
  await run(file());
  const before = await registry();
  await expect(run(text)).rejects.toThrow(message);
  expect(await registry()).toEqual(before);
});

/** A file with `count` communes that passes for a complete one. */
const communes = (count: number): string =>
  file(...Array.from({ length: count }, (_, n) => `${200_000 + n},SĂLIŞTE ${n},0,32,323,3,2`));

test.each<[string, string, RegExp]>([
  ['cut off at the end of a line', communes(2499), /^Only 2499 authorities in the file,.* --force\.$/],
  ['without more than a tenth of the registry', communes(2699), /lacks 301 of the 3000 .* --force\.$/],
])('a file %s changes nothing unless it is forced', async (_, text, message) => {
  expect(await importSiruta(database.orm, communes(3000))).toMatchObject({ added: 3000 });
  await database.orm.em.fork().execute(`update authority set name = 'Alta' where siruta = 200001`);
  const before = await registry();
  await expect(importSiruta(database.orm, text)).rejects.toThrow(message);
  expect(await registry()).toEqual(before);
  expect(await run(text)).toMatchObject({ changed: [{ siruta: 200_001 }] });
});

test('a file without a tenth of the registry is accepted, and the missing authorities are kept', async () => {
  await importSiruta(database.orm, communes(3000));
  const { kept, unchanged } = await importSiruta(database.orm, communes(2700));
  expect([kept.length, unchanged]).toEqual([300, 2700]);
});

test.each<[string, string]>([
  ['MUNICIPIUL ALBA IULIA', 'Alba Iulia'],
  ['MUNICIPIUL  RÂMNICU VÂLCEA', 'Râmnicu Vâlcea'],
  ['ORAŞ BAIA DE ARIEŞ', 'Baia de Arieș'],
  ['ORAŞU NOU', 'Orașu Nou'],
  ['ÎNSURĂŢEI', 'Însurăței'],
  ['DROBETA-TURNU SEVERIN', 'Drobeta-Turnu Severin'],
  ['SÂRBII - MĂGURA', 'Sârbii-Măgura'],
  ['I. L. CARAGIALE', 'I. L. Caragiale'],
  ['C.A. ROSETTI', 'C. A. Rosetti'],
  ['ALEXANDRU I.CUZA', 'Alexandru I. Cuza'],
  ['ŞTEFAN CEL MARE', 'Ștefan cel Mare'],
  ['POIENILE DE SUB MUNTE', 'Poienile de sub Munte'],
  ['CÂMPULUNG LA TISA', 'Câmpulung la Tisa'],
  ['VALU LUI TRAIAN', 'Valu lui Traian'],
  ['APELE VII', 'Apele Vii'],
  ['23 AUGUST', '23 August'],
])('%s reads %s', (official, name) => {
  expect(placeName(official)).toBe(name);
});
