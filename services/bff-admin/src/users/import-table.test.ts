import { expect, test } from '@jest/globals';
import { applies } from '../testing/applicants.ts';
import { codeOf, HEAD, newCui, row, table, testImports } from '../testing/imported-tables.ts';

const { app, rows, viewer, send, created, rowsOf } = await testImports();

const [uat, firm] = [newCui(), newCui()];
const text = [
  'Județ,CUI,FEL,denumire,email,Localitate',
  `Iași,RO ${uat},membru,"Primăria Comunei Ţuţora, ""Şes""",tutora@exemplu.ro,Țuțora`,
  `B,${firm},PARTENER,Întreprinderea Șoimul SRL,soimul@exemplu.ro,București`,
].join('\r\n');
/* One byte for each Romanian letter, the same in the three encodings. */
const bytesOf = (from: string) =>
  Buffer.from(
    [...from].map((letter) => {
      const known: Record<string, number> = {
        ă: 0xe3,
        â: 0xe2,
        î: 0xee,
        Î: 0xce,
        ș: 0xba,
        Ș: 0xaa,
        ț: 0xfe,
        Ț: 0xde,
      };
      const cedillas: Record<string, number> = { ş: 0xba, Ş: 0xaa, ţ: 0xfe, Ţ: 0xde, '„': 0x84, '”': 0x94 };
      return known[letter] ?? cedillas[letter] ?? letter.charCodeAt(0);
    }),
  );
test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', Buffer.from(`\uFEFF${text.replaceAll(',denumire', ',denumire')}`, 'utf16le')],
  ['ISO-8859-2 and ISO-8859-16', bytesOf(text)],
  ['Windows-1250', bytesOf(text.replace('Șoimul', '„Șoimul”'))],
])('a table is read in %s', async (_, bytes) => {
  const one = await created(bytes);
  const { items } = await rowsOf(one.id);
  expect(items.map(({ name, problem, outcome }) => [name.replace(/[„”]/g, ''), outcome, problem])).toEqual([
    ['Comuna Țuțora, "Șes"', 'new', null],
    ['Întreprinderea Șoimul SRL', 'new', null],
  ]);
  expect(items.map(({ line, cui }) => [line, cui])).toEqual([
    [2, uat],
    [3, firm],
  ]);
});

test('a table is named row by row and column by column where it is wrong', async () => {
  const [known, applying] = [newCui(), newCui()];
  await applies(app, { status: 'approved', cui: known });
  await applies(app, { status: 'pending', cui: applying });
  const twice = newCui();
  const one = await created(
    table(
      row(twice),
      row(twice, { name: 'A doua oară' }),
      row(known),
      row(applying),
      row('12345678'),
      row(newCui(), { kind: 'Prieten', email: 'fără', county: 'Atlantida' }),
      row(newCui(), { kind: 'Membru', name: 'Șelimbăr' }),
      `${row(newCui())};prea;multe`,
      row(newCui(), { rest: ';;;;;;Magie' }),
      row(newCui(), { name: '' }),
    ),
  );
  expect(one).toMatchObject({ rows: 10, ready: 1, counts: { new: 1, known: 2, invited: 0, twice: 1, wrong: 6 } });
  const { items } = await rowsOf(one.id);
  expect(items.map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ['new', null],
    ['twice', 'CUI: Apare și pe linia 2.'],
    ['known', 'CUI: organizația este deja în portal.'],
    ['known', 'CUI: are o cerere de înscriere nedecisă. Decideți-o la Cereri.'],
    ['wrong', expect.stringMatching(/^CUI: Ultima cifră/)],
    ['wrong', expect.stringMatching(/^Fel: .+ E-mail: Introduceți .+ Județ: Județul nu este cunoscut/)],
    ['wrong', 'Tip: Tipul nu reiese din denumire. Scrieți-l.'],
    ['wrong', 'Rândul are alt număr de coloane decât antetul: 13 în loc de 11.'],
    ['wrong', expect.stringMatching(/^Domenii: .+Juridic/)],
    ['wrong', 'Denumire: Scrieți denumirea.'],
  ]);
  const wrong = await rowsOf(one.id, '?outcome=wrong');
  expect(wrong.total).toBe(6);
});

test('a long cell is cut between two characters', async () => {
  const cut = `${'a'.repeat(199)}😀`;
  const { id } = await created(
    table(row(newCui(), { name: `${cut}b` }), row(newCui(), { rest: `;;;;${'b'.repeat(999)}😀;;` })),
  );
  const { items } = await rowsOf(id);
  expect(items.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['a'.repeat(199), 'wrong'],
    [expect.any(String), 'wrong'],
  ]);
});

test('labels of expertise are read by the names that the association gives them', async () => {
  const rename = (slug: string, name: string) =>
    rows(`update taxonomy_value set name = ? where taxonomy = 'expertise' and slug = ?`, [name, slug]);
  await rename('furnizor-produse', 'Produse');
  await rename('juridic', 'Avocatură');
  const [renamed, before] = [';;;;;;produse | Avocatura', ';;;;;;Furnizor de produse'];
  const one = await created(table(row(newCui(), { rest: renamed }), row(newCui(), { rest: before })));
  const { items } = await rowsOf(one.id);
  expect(items.map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ['new', null],
    ['wrong', expect.stringContaining('Produse')],
  ]);
  expect((await viewer.get('/organisation-import-example')).body).toContain('Avocatură | Mediu');
});

test('a table is refused whole when nothing of it can be read', async () => {
  const refused = async (bytes: Buffer) => {
    const response = await send(bytes);
    return [response.statusCode, codeOf(response)];
  };
  const missing = await send(Buffer.from('Denumire;CUI\r\nX;1'));
  expect(missing.json()).toMatchObject({ message: expect.stringContaining('Lipsește coloana Fel.') });
  const table422 = [422, 'organisation-import.table'];
  expect(await refused(Buffer.from(HEAD))).toEqual(table422);
  expect(await refused(Buffer.from([0, 1, 2, 3]))).toEqual(table422);
  expect(await refused(table(...Array.from({ length: 5001 }, () => row('1'))))).toEqual(table422);
  expect(await refused(Buffer.alloc(5_000_001, 'a'))).toEqual([413, 'organisation-import.too_large']);
});

test('authorities are found in the registry of localities', async () => {
  await rows(`insert into authority (siruta, name, type, county_code) values (999001, 'Comuna Șelimbăr', 'commune', 'SB'),
    (999002, 'Consiliul Județean Sibiu', 'county_council', 'SB')`);
  const [one, two, three, four] = [newCui(), newCui(), newCui(), newCui()];
  const { id } = await created(
    table(
      row(one, { kind: 'Membru', name: 'Primăria SELIMBAR', county: 'Sibiu', rest: ';Selimbăr;comună;;;;' }),
      row(two, { kind: 'UAT', name: 'Consiliul Județean Sibiu', county: 'SB', rest: ';;;;;;' }),
      row(three, { kind: 'UAT', name: 'Comuna Atlantida', county: 'SB', rest: ';;;;;;' }),
      row(four, { kind: 'UAT', name: 'ADI Apa', county: 'SB', rest: ';;;Bronze;;;' }),
    ),
  );
  const { items } = await rowsOf(id);
  expect(items.map(({ name, outcome, problem }) => [name, outcome, problem])).toEqual([
    ['Comuna Șelimbăr', 'new', null],
    ['Consiliul Județean Sibiu', 'new', null],
    ['Comuna Atlantida', 'wrong', 'Localitate: nu este în nomenclatorul localităților din acest județ.'],
    ['ADI Apa', 'new', null],
  ]);
  await rows('delete from authority where siruta in (999001, 999002)');
});

test('five thousand rows are read in seconds, without holding the service', async () => {
  const bytes = table(...Array.from({ length: 5000 }, () => row(newCui())));
  let longest = 0;
  let before = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 5);
  const one = await created(bytes);
  clearInterval(timer);
  expect(one).toMatchObject({ rows: 5000, ready: 5000 });
  expect(longest).toBeLessThan(1000);
  expect(await rowsOf(one.id, '?page=250')).toMatchObject({ items: [] });
});

test('the example can be imported', async () => {
  const answer = await viewer.get('/organisation-import-example');
  expect(answer.headers['content-disposition']).toContain('import-membri-parteneri.csv');
  const { counts, rows: total } = await created(answer.rawPayload);
  expect([total, counts.wrong]).toEqual([2, 0]);
});
