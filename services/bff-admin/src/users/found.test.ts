import { beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { accountList, organisationList } from '@psp/contracts/users';
import { bffAdmin } from '../app.ts';
import { applies, signsUp } from '../testing/applicants.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });

beforeAll(async () => {
  const firm = await applies(app, { name: 'Țesătoria Albă', status: 'approved', cui: '4221306', county: 'BV' });
  await rows(
    `update organisation set email = 'birou@tesatoria.ro', phone = '+40268111222', locality = 'Râșnov', address = 'Strada Cetății 4',
      registration_number = 'J08/123/2010', legal_representative = 'Ilie Moș' where id = ?`,
    [firm.id],
  );
  await rows(
    `update account set display_name = 'Ștefania Țărnă', phone = '+40733123456', position = 'Contabil' where id = ?`,
    [firm.actor.accountId],
  );
  await applies(app, { name: 'Alta', status: 'approved', county: 'CJ' });
  await signsUp(database.orm, 'noua@firma.ro');
});

const organisations = async (q: string) => {
  const answer = await admin.get(`/organisations?q=${encodeURIComponent(q)}`);
  return organisationList.parse(answer.json()).items.map(({ name }) => name);
};
const people = async (q: string) => {
  const answer = await admin.get(`/accounts?q=${encodeURIComponent(q)}`);
  return accountList.parse(answer.json()).items.map(({ displayName }) => displayName);
};
const ONE = ['Țesătoria Albă'];
const PERSON = ['Ștefania Țărnă'];

describe('an organisation is found by', () => {
  test.each([
    ['name', 'tesat'],
    ['name in another form', 'țesătorii'],
    ['words in any order', 'alba tesatoria'],
    ['tax code', '4221306'],
    ['tax code as written', 'RO 4221306'],
    ['e-mail', 'birou@tes'],
    ['telephone', '0268 111 222'],
    ['telephone with prefix', '+40 (268) 111-222'],
    ['start of a telephone', '0268 11'],
    ['place', 'rasnov'],
    ['county', 'brașov'],
    ['place and county', 'rasnov brasov'],
    ['address', 'cetatii 4'],
    ['register', 'J08/123'],
    ['representative', 'ilie mos'],
    ['one of its people', 'stefania tarna'],
    ['telephone of one of them', '0733123456'],
  ])('%s', async (_, q) => expect(await organisations(q)).toEqual(ONE));

  test.each(['tesatoria cluj', '0733123457', '%', '_', "o'x", '\\'])('not by %s', async (q) =>
    expect(await organisations(q)).toEqual([]),
  );
});

describe('a person is found by', () => {
  test.each([
    ['name', 'stefania'],
    ['names in any order', 'țărnă ștef'],
    ['telephone', '0733 123 456'],
    ['position', 'contabil'],
    ['organisation', 'tesatoria'],
    ['tax code of it', '4221306'],
    ['place of it', 'rasnov'],
  ])('%s', async (_, q) => expect(await people(q)).toEqual(PERSON));

  test.each(['neconfirmat', 'noua@firma', '0722123456 ', 'firma neconf', '18547290', 'Cluj-Napoca'])(
    'a sign-up by %s',
    async (q) => expect(await people(q)).toContain('Ștefan Neconfirmat'),
  );
});
