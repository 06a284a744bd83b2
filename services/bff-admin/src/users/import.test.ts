import { beforeEach, describe, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { upload } from '@psp/bff-kit/testing/upload';
import { bulkActView } from '@psp/contracts/bulk-acts';
import {
  importRowList,
  organisationImportList,
  type OrganisationImportView,
  organisationImportView,
} from '@psp/contracts/organisation-imports';
import { newId } from '@psp/domain/id';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { runBulkAct } from '@psp/domain/overseeing/users/bulk/run';
import { bffAdmin } from '../app.ts';
import { applies } from '../testing/applicants.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const { orm } = database;
const owner = await app.as({ kind: 'admin' });
const { organisationId } = owner.actor;
const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId });
let ana: typeof owner;
beforeEach(async () => {
  ana = await app.as({ kind: 'admin', role: 'editor', organisationId });
  await rows(`delete from attempt where kind like 'invite:%'`);
});

/** A tax code with a right control digit, of a number below 99.999.999. */
const cuiOf = (number: number): string => {
  const digits = String(number).padStart(9, '0');
  const sum = [...'753217532'].reduce((total, weight, at) => total + Number(weight) * Number(digits[at]), 0);
  return `${number}${((sum * 10) % 11) % 10}`;
};
let last = 310_000;
const newCui = () => cuiOf(++last);

const HEAD = 'Fel;Denumire;CUI;E-mail;Județ;Localitate;Tip;Pachet;Adresă;Telefon;Domenii';
const row = (cui: string, more: Partial<Record<'kind' | 'name' | 'email' | 'county' | 'rest', string>> = {}) => {
  const {
    kind = 'Partener',
    name = `Firma ${cui}`,
    email = `f${cui}@exemplu.ro`,
    county = 'Cluj',
    rest = ';;;;;;',
  } = more;
  return [kind, name, cui, email, county].join(';') + rest;
};
const table = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n'));
const send = (bytes: Buffer, by = ana) => upload(by, '/organisation-imports', bytes, 'membri.csv');
const created = async (bytes: Buffer) => organisationImportView.parse((await send(bytes)).json());
const rowsOf = async (id: string, query = '') =>
  importRowList.parse((await viewer.get(`/organisation-imports/${id}/rows${query}`)).json());
const start = ({ id, version }: Pick<OrganisationImportView, 'id' | 'version'>, by = ana) =>
  by.post(`/organisation-imports/${id}/start`, { version });
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const invitationsOf = (cui: string) =>
  rows<{ email: string }>('select email from founding_invitation where cui = ? and revoked_at is null', [cui]);
const mailsTo = async (email: string) => (await rows('select 1 from mail where recipient = ?', [email])).length;
const actOf = async (id: string) => bulkActView.parse((await viewer.get(`/bulk-acts/${id}`)).json());
/** Imports the table and invites its rows; resolves to the act afterwards. */
const invited = async (bytes: Buffer) => {
  const one = await created(bytes);
  const { bulkActId } = organisationImportView.parse((await start(one)).json());
  await runBulkAct(orm, bulkActId ?? '');
  return { one, act: await actOf(bulkActId ?? '') };
};

describe('the table', () => {
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
  ])('is read in %s', async (_, bytes) => {
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

  test('is named row by row and column by column where it is wrong', async () => {
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

  test('is refused whole when nothing of it can be read', async () => {
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

  test('finds authorities in the registry of localities', async () => {
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
});

test('each organisation is invited once by a mail with a link, and the refused rows can be downloaded', async () => {
  const [first, second] = [newCui(), newCui()];
  const bytes = table(row(first), row(second), row('12345678', { name: '=HYPERLINK("http://rau.ro";"Apasă")' }));
  const { one, act } = await invited(bytes);
  expect(act).toMatchObject({ action: 'inviteOrganisations', status: 'done', total: 3, done: 2, refused: 1 });
  expect(await invitationsOf(first)).toEqual([{ email: `f${first}@exemplu.ro` }]);
  expect(await mailsTo(`f${first}@exemplu.ro`)).toBe(1);
  expect(await rows('select 1 from organisation where cui = ?', [first])).toEqual([]);
  const csv = await viewer.get(`/organisation-imports/${one.id}/refused`);
  expect(csv.body.split('\r\n')).toHaveLength(3);
  expect(csv.body).toContain(`'=HYPERLINK`);
  expect(csv.body).not.toMatch(/(^|;)"?=HYPERLINK/m);
  const again = await created(bytes);
  expect(again.counts).toMatchObject({ new: 0, invited: 2, wrong: 1 });
  expect(codeOf(await start(again))).toBe('organisation-import.nothing');
});

test('an invitation to another address replaces the one before; one that expired is sent again', async () => {
  const cui = newCui();
  await invited(table(row(cui)));
  await invited(table(row(cui, { email: 'alta@exemplu.ro' })));
  expect(await invitationsOf(cui)).toEqual([{ email: 'alta@exemplu.ro' }]);
  await rows(`update founding_invitation set expires_at = now() where cui = ?`, [cui]);
  const { act } = await invited(table(row(cui, { email: 'alta@exemplu.ro' })));
  expect(act).toMatchObject({ done: 1, refused: 0 });
  expect(await invitationsOf(cui)).toHaveLength(1);
});

test('what happened since the table was read refuses a row, with its reason', async () => {
  const [known, open] = [newCui(), newCui()];
  const one = await created(table(row(known), row(open), row(newCui())));
  await applies(app, { status: 'approved', cui: known });
  await invited(table(row(open)));
  const { bulkActId } = organisationImportView.parse((await start(one)).json());
  await runBulkAct(orm, bulkActId ?? '');
  expect(await actOf(bulkActId ?? '')).toMatchObject({
    ...{ done: 1, refused: 2 },
    problems: [
      { problem: 'Organizația cu acest CUI este deja în portal.' },
      { problem: 'Are deja o invitație deschisă la această adresă.' },
    ],
  });
});

test('a kill between two rows invites nobody twice, and two workers share the rows', async () => {
  const cuis = [newCui(), newCui(), newCui(), newCui()];
  const one = await created(table(...cuis.map((cui) => row(cui))));
  const { bulkActId } = organisationImportView.parse((await start(one)).json());
  const id = bulkActId ?? '';
  await rows(
    `create function stop_import() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  );
  await rows(
    `create trigger stop_import before update on bulk_act_row for each row when (new.position = 3) execute function stop_import()`,
  );
  await expect(runBulkAct(orm, id)).rejects.toThrow();
  await rows('drop trigger stop_import on bulk_act_row');
  await rows('drop function stop_import');
  expect(await actOf(id)).toMatchObject({ status: 'running', done: 2 });
  await Promise.all([runBulkAct(orm, id), runBulkAct(orm, id)]);
  expect(await actOf(id)).toMatchObject({ status: 'done', done: 4, refused: 0 });
  for (const cui of cuis) {
    expect(await invitationsOf(cui)).toHaveLength(1);
    expect(await mailsTo(`f${cui}@exemplu.ro`)).toBe(1);
  }
});

test('the hour’s number of mails pauses it, and it goes on by itself', async () => {
  await rows(
    `insert into attempt (kind, key, at) select 'invite:founding', 'association', now() from generate_series(1, 299)`,
  );
  const { act } = await invited(table(row(newCui()), row(newCui()), row(newCui())));
  expect(act).toMatchObject({ status: 'running', done: 1, refused: 0, resumesAt: expect.any(String) });
  const jobs = () => rows(`select 1 from pgboss.job where name = 'bulk-act' and data ->> 'id' = ?`, [act.id]);
  expect(await jobs()).toHaveLength(1);
  await passTime(orm, new Date(Date.now() + 11 * 60_000));
  expect(await jobs()).toHaveLength(2);
  await rows(`delete from attempt where kind = 'invite:founding'`);
  await runBulkAct(orm, act.id);
  expect(await actOf(act.id)).toMatchObject({ status: 'done', done: 3, resumesAt: null });
});

test('is the work of support alone: readers look, others may not start', async () => {
  const library = await app.as({ kind: 'admin', role: 'editor', organisationId });
  await rows(`update membership set areas = '{library}' where account_id = ?`, [library.actor.accountId]);
  const one = await created(table(row(newCui())));
  for (const by of [viewer, library]) {
    expect((await send(table(row(newCui())), by)).statusCode).toBe(403);
    expect((await start(one, by)).statusCode).toBe(403);
    expect((await by.get(`/organisation-imports/${one.id}`)).statusCode).toBe(200);
  }
  for (const path of ['', '/rows', '/refused'])
    expect((await ana.get(`/organisation-imports/${newId()}${path}`)).statusCode).toBe(404);
  expect((await start({ id: newId(), version: 1 })).statusCode).toBe(404);
  expect(codeOf(await start({ id: one.id, version: 7 }))).toBe('version.stale');
  const [a, b] = await Promise.all([start(one), start(one)]);
  expect([a?.statusCode, b?.statusCode].toSorted()).toEqual([200, 409]);
  expect(organisationImportList.parse((await viewer.get('/organisation-imports')).json()).items[0]?.id).toBe(one.id);
});

test('a table given up loses its rows; every table is deleted after thirty days', async () => {
  const one = await created(table(row(newCui())));
  const dropped = await ana.post(`/organisation-imports/${one.id}/drop`, { version: one.version });
  expect(dropped.json()).toMatchObject({ status: 'dropped', rows: 0, actions: [] });
  expect(codeOf(await start({ id: one.id, version: 2 }))).toBe('action.not_allowed');
  await rows(
    `insert into attempt (kind, key, at) select 'organisation-import:account', ?, now() from generate_series(1, 20)`,
    [ana.actor.accountId],
  );
  expect(codeOf(await send(table(row(newCui()))))).toBe('rate.limited');
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
