import { beforeAll, expect, test } from '@jest/globals';
import { codeOf, member } from '../testing/browser.ts';
import { aCui, aFirmaSignUp, anAccessSignUp, aUatSignUp, post } from '../testing/sign-up.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal();
beforeAll(async () => {
  await rows(
    `insert into authority (siruta, name, type, county_code) values (143557, 'Comuna Șelimbăr', 'commune', 'SB')`,
  );
});

const registrations = (email: string) =>
  rows<{ id: string; content: Record<string, unknown>; password_hash: string }>(
    'select * from registration where email = ? order by id',
    [email],
  );
const ask = async (code: string) => (await portal.anonymous.get(`/organisations-by-cui?cui=${code}`)).json();
const signUp = (body: object, headers = {}) => post(portal, '/signup', body, headers);

test('a sign-up waits for its e-mail to be confirmed: neither account nor organisation exists', async () => {
  const body = aUatSignUp();
  const response = await signUp(body);
  expect([response.statusCode, response.body]).toEqual([202, '{}']);
  const [row] = await registrations(body.email);
  expect(row).toMatchObject({ kind: 'uat', token_hash: null, confirmed_at: null, terms_version: body.termsVersion });
  expect(row?.content).toMatchObject({ contactName: 'Maria Ionescu', phone: '+40722123456' });
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row?.content)).not.toContain(body.password);
  expect(await rows('select 1 from account where email = ?', [body.email])).toEqual([]);
  expect(await rows('select 1 from organisation where cui = ?', [body.organisation.cui])).toEqual([]);
  const asked = await rows(`select data as payload from pgboss.job where name = 'send-link' and data ->> 'email' = ?`, [
    body.email,
  ]);
  expect(asked).toEqual([{ payload: { kind: 'confirmation', email: body.email, registrationId: row?.id } }]);
});

test('an authority with a SIRUTA code has the registry’s name, type and county, whatever the form says', async () => {
  const invented = { siruta: 143_557, name: 'Primăria Generală', uatType: 'municipality', countyCode: 'CJ' };
  const body = aUatSignUp({}, invented);
  await signUp(body);
  const [row] = await registrations(body.email);
  expect(row?.content).toMatchObject({
    organisation: { siruta: 143_557, name: 'Comuna Șelimbăr', uatType: 'commune', countyCode: 'SB' },
  });
});

test.each<[string, () => object, number, object]>([
  [
    'a SIRUTA code that does not exist',
    () => aUatSignUp({}, { siruta: 999 }),
    400,
    { 'organisation.siruta': expect.anything() },
  ],
  [
    'a tax code whose control digit is wrong',
    () => aUatSignUp({}, { cui: '12345678' }),
    400,
    { 'organisation.cui': expect.stringContaining('Ultima cifră') },
  ],
  [
    'a tax code that is none',
    () => aFirmaSignUp({}, { cui: 'abc' }),
    400,
    { 'organisation.cui': expect.stringContaining('2 și 10 cifre') },
  ],
  [
    'a trade register number that is none',
    () => aFirmaSignUp({}, { registrationNumber: 'J99/1/2020' }),
    400,
    { 'organisation.registrationNumber': expect.anything() },
  ],
  ['no consent', () => aUatSignUp({ acceptsTerms: false }), 400, { acceptsTerms: expect.stringContaining('termenii') }],
  [
    'a version of the terms that is no day',
    () => aUatSignUp({ termsVersion: 'azi' }),
    400,
    { termsVersion: expect.anything() },
  ],
  [
    'an empty required field',
    () => aUatSignUp({ position: ' ' }),
    400,
    { position: 'Vă rugăm completați toate câmpurile obligatorii' },
  ],
])('%s is refused by field', async (_, body, status, fields) => {
  const response = await signUp(body());
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code: 'body.invalid', details: { fields } });
});

test('a tax code with another control digit is taken when the person has checked it', async () => {
  expect((await signUp(aUatSignUp({}, { cui: 'RO 1234 5678', cuiConfirmed: true }))).statusCode).toBe(202);
});

test.each<[string, string, string[]]>([
  ['known from lists', 'password1234', ['common']],
  ['the person’s name', 'maria-ionescu-2026-x', ['personal']],
  ['a row of the keyboard', 'qwertyuiop12', ['sequence', 'common']],
])('a password that is %s is refused with the reason', async (_, password, reasons) => {
  const response = await signUp(aUatSignUp({ password }));
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'weak_password', details: { reasons } });
});

test('terms that have changed while the form was filled in are not agreed to', async () => {
  const body = aUatSignUp({ termsVersion: '2020-01-01' });
  const response = await signUp(body);
  expect([response.statusCode, codeOf(response)]).toEqual([409, 'legal.version_changed']);
  expect(await registrations(body.email)).toEqual([]);
});

test('a tax code that is in the portal leads to its organisation; one of a refused application does not', async () => {
  const [cui, refused] = [aCui(), aCui()];
  const insert = `insert into organisation (kind, name, status, uat_type, cui) values ('uat', 'Comuna Veche', ?, 'commune', ?) returning id`;
  const [organisation] = await rows<{ id: string }>(insert, ['approved', cui]);
  await rows(insert, ['rejected', refused]);
  const response = await signUp(aUatSignUp({}, { cui }));
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: 'registration.cui_exists',
    details: { organisation: { id: organisation?.id, name: 'Comuna Veche' } },
  });
  expect((await signUp(aUatSignUp({}, { cui: refused }))).statusCode).toBe(202);
  expect(await ask(`RO%20${cui}`)).toEqual({
    organisation: { id: organisation?.id, name: 'Comuna Veche', kind: 'uat' },
  });
  expect(await ask(refused)).toEqual({ organisation: null });
});

test('of an organisation that is listed nowhere nothing is told to whoever knows its tax code, and it stands in nobody’s way', async () => {
  for (const status of ['pending', 'needs_info', 'suspended']) {
    const cui = aCui();
    const [organisation] = await rows<{ id: string }>(
      `insert into organisation (kind, name, status, uat_type, cui) values ('uat', 'Comuna Ascunsă', ?, 'commune', ?) returning id`,
      [status, cui],
    );
    expect(await ask(cui)).toEqual({ organisation: null });
    expect((await signUp(aUatSignUp({}, { cui }))).statusCode).toBe(202);
    expect(codeOf(await signUp(anAccessSignUp(organisation?.id ?? '')))).toBe('not_found');
  }
});

test('access can be asked to an organisation that is there, not to the association', async () => {
  const uat = await member(portal, { kind: 'uat' });
  const admin = await member(portal, { kind: 'admin' });
  const body = anAccessSignUp(uat.actor.organisationId);
  expect((await signUp(body)).statusCode).toBe(202);
  expect(await registrations(body.email)).toMatchObject([{ kind: 'uat', organisation_id: uat.actor.organisationId }]);
  expect(codeOf(await signUp(anAccessSignUp(admin.actor.organisationId)))).toBe('not_found');
});
