import { expect, test } from '@jest/globals';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal();

const sessionsOf = (accountId: string) =>
  rows<{ id: string; idle_seconds: number; lasts: number }>(
    `select id, idle_seconds, round(extract(epoch from expires_at - created_at))::int as lasts
     from session where account_id = ? and refresh_hash <> '' order by id`,
    [accountId],
  );

test('the right password opens a session and says who is signed in, without any token', async () => {
  const { email, actor } = await member(portal, { kind: 'uat', role: 'editor' });
  const browser = new Browser(portal);
  const response = await browser.signIn(email.toUpperCase());
  expect(response.statusCode).toBe(200);
  const session = {
    account: { id: actor.accountId, displayName: 'Ioana Test', email },
    organisation: { id: actor.organisationId, name: 'Organizația uat', kind: 'uat', status: 'approved' },
    role: 'editor',
  };
  expect(response.json()).toEqual({ session, challenge: null, memberships: [], recoveryCodes: null });
  expect((await browser.get('/session')).json()).toEqual({ session });
});

test('tokens travel in cookies that scripts cannot read; the renewing one only to identity', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const { cookies } = await new Browser(portal).signIn(email);
  expect(cookies).toEqual([
    expect.objectContaining({ name: 'psp_access', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 }),
    expect.objectContaining({ name: 'psp_refresh', httpOnly: true, sameSite: 'Strict', path: '/api/identity' }),
    expect.objectContaining({ name: 'psp_signed_in', value: '1', path: '/' }),
    expect.objectContaining({
      name: 'psp_device',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/identity',
      maxAge: 31_536_000,
    }),
    expect.objectContaining({ name: 'psp_challenge', value: '', path: '/api/identity' }),
  ]);
});

test('a wrong password and an unknown e-mail are answered with the same bytes', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const wrong = await new Browser(portal, '10.0.0.1').signIn(email, 'gresita');
  const unknown = await new Browser(portal, '10.0.0.1').signIn('nimeni@exemplu.ro', 'gresita');
  expect(wrong.statusCode).toBe(401);
  const bytes = ({ body }: { body: string }) => body.replace(/"requestId":"[^"]+"/, '');
  expect(bytes(wrong)).toBe(bytes(unknown));
  expect(wrong.json()).toMatchObject({ message: 'Credențiale invalide. Verificați email-ul și parola.' });
  expect(wrong.cookies).toEqual([]);
});

test('a body that is not an e-mail and a password is refused by field', async () => {
  const response = await new Browser(portal).post('/token', {
    grant_type: 'password',
    email: 'fără arond',
    password: '',
    user_type: 'admin',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    details: {
      fields: { email: 'Introduceți o adresă de e-mail validă.', password: 'Vă rugăm completați toate câmpurile' },
    },
  });
});

test('each sign-in is a new session, and the one that the browser held before ends', async () => {
  const { email, actor } = await member(portal, { kind: 'uat' });
  const browser = new Browser(portal);
  await browser.signIn(email);
  const before = browser.copy();
  await browser.signIn(email);
  expect(await sessionsOf(actor.accountId)).toHaveLength(2);
  expect((await browser.get('/session')).statusCode).toBe(200);
  expect(codeOf(await before.get('/session'))).toBe('auth.required');
});

test('sessions of members last 7 days unused and 30 in all, of administrators 15 minutes and 8 hours', async () => {
  const uat = await member(portal, { kind: 'uat' });
  const admin = await member(portal, { kind: 'admin' });
  await new Browser(portal).signIn(uat.email);
  expect((await new Browser(portal).enrol(admin.email, 'admin')).answer.statusCode).toBe(200);
  expect(await sessionsOf(uat.actor.accountId)).toMatchObject([{ idle_seconds: 604_800, lasts: 2_592_000 }]);
  expect(await sessionsOf(admin.actor.accountId)).toMatchObject([{ idle_seconds: 900, lasts: 28_800 }]);
});

test('somebody who is no administrator gets no session from the administrators’ screen and keeps the one they have', async () => {
  const { email, actor } = await member(portal, { kind: 'firma' });
  const browser = new Browser(portal);
  await browser.signIn(email);
  const held = new Map(browser.cookies);
  const refused = await browser.signIn(email, undefined, 'admin');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'auth.not_admin', message: 'Nu ai permisiuni de administrator' }),
  ]);
  expect(browser.cookies).toEqual(held);
  expect(await sessionsOf(actor.accountId)).toHaveLength(1);
  expect((await browser.get('/session')).json()).toMatchObject({ session: { organisation: { kind: 'firma' } } });
});

test('sign-ins and refused ones are recorded', async () => {
  const { email, actor } = await member(portal, { kind: 'uat' });
  const browser = new Browser(portal);
  await browser.signIn(email, 'gresita');
  await browser.signIn(email);
  const recorded = await rows(
    `select action, outcome, organisation_id, details ->> 'code' as code from audit where account_id = ? order by id`,
    [actor.accountId],
  );
  const act = { action: 'account.sign-in' };
  expect(recorded).toEqual([
    { ...act, outcome: 'refused', organisation_id: null, code: 'auth.invalid_credentials' },
    { ...act, outcome: 'done', organisation_id: actor.organisationId, code: null },
  ]);
});
