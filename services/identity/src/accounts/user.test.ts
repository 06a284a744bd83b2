import { describe, expect, test } from '@jest/globals';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import { Browser, codeOf, member, PASSWORD } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const { rows, mailsTo } = here;
const FRESH = 'Toamna-verde-34-pietre';

const signedIn = async () => {
  const person = await member(here.portal, { kind: 'uat' });
  const browser = new Browser(here.portal);
  await browser.signIn(person.email);
  return { ...person, browser };
};
const acts = async (accountId: string) =>
  (
    await rows<{ action: string }>(
      `select action from audit where account_id = ? and entity = 'account' and outcome = 'done' order by id`,
      [accountId],
    )
  ).map(({ action }) => action);

describe('one’s own data', () => {
  test('are seen and changed, and the change is recorded', async () => {
    const { browser, email, actor } = await signedIn();
    const view = (await browser.get('/user')).json<object>();
    expect(view).toEqual({
      displayName: 'Ioana Test',
      position: '',
      phone: null,
      email,
      pendingEmail: null,
      twoFactor: { enabledAt: null, recoveryCodesLeft: 0, isRequired: false },
      deletionDueAt: null,
      version: 1,
    });
    const body = { displayName: ' Ioana Pop ', position: 'Inspector', phone: '0722 123 456', version: 1 };
    const changed = (await browser.put('/user', body)).json<object>();
    expect(changed).toMatchObject({ displayName: 'Ioana Pop', position: 'Inspector', version: 2 });
    expect((await browser.get('/session')).json()).toMatchObject({
      session: { account: { displayName: 'Ioana Pop' } },
    });
    expect(await acts(actor.accountId)).toEqual(['account.edit']);
  });

  test('a change made on an older version is refused', async () => {
    const { browser } = await signedIn();
    const edit = () => browser.put('/user', { displayName: 'Ioana', position: '', phone: null, version: 1 });
    expect((await edit()).json()).toMatchObject({ version: 2 });
    expect(codeOf(await edit())).toBe('version.stale');
  });

  test('role, status and second factor are not among them', async () => {
    const { browser } = await signedIn();
    const body = { displayName: 'Ioana', position: '', phone: null, version: 1 };
    for (const more of [{ role: 'owner' }, { status: 'active' }, { twoFactorOptional: true }, { user_type: 'admin' }]) {
      expect((await browser.put('/user', { ...body, ...more })).statusCode).toBe(400);
    }
  });
});

describe('changing the password', () => {
  test('asks for the present one, keeps this session and ends the others', async () => {
    const { browser, email, actor } = await signedIn();
    const other = new Browser(here.portal);
    await other.signIn(email);
    expect((await browser.post('/user/password', { current: PASSWORD, password: FRESH })).statusCode).toBe(204);
    expect((await browser.get('/session')).statusCode).toBe(200);
    expect(codeOf(await other.get('/session'))).toBe('auth.required');
    expect(codeOf(await other.renew())).toBe('auth.required');
    expect((await other.signIn(email, FRESH)).statusCode).toBe(200);
    expect((await mailsTo(email)).map(({ template }) => template)).toContain('password-changed');
    expect(await acts(actor.accountId)).toEqual(['account.changePassword']);
  });

  test('repeated with its key, because the answer was lost, is answered as the first time', async () => {
    const { actor, ...person } = await here.portal.as({ kind: 'uat', passwordHash: await hashPassword(PASSWORD) });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { current: PASSWORD, password: FRESH };
    for (let i = 0; i < 7; i += 1) expect((await person.post('/user/password', body, key)).statusCode).toBe(204);
    expect(await acts(actor.accountId)).toEqual(['account.changePassword']);
    expect(codeOf(await person.post('/user/password', body))).toBe('account.password_wrong');
    const elsewhere = { 'idempotency-key': crypto.randomUUID() };
    await person.post('/user/exports', {}, elsewhere);
    expect(codeOf(await person.post('/user/password', body, elsewhere))).toBe('idempotency.reused');
  });

  test('with a wrong present one is refused, five times, then not even the right one is looked at', async () => {
    const { browser, email } = await signedIn();
    const change = (current: string) => browser.post('/user/password', { current, password: FRESH });
    for (let i = 0; i < 5; i += 1) expect(codeOf(await change('gresita'))).toBe('account.password_wrong');
    expect(codeOf(await change(PASSWORD))).toBe('rate.limited');
    expect((await new Browser(here.portal).signIn(email)).statusCode).toBe(200);
  });

  test('to the present one is refused', async () => {
    const { browser, actor } = await signedIn();
    const same = await browser.post('/user/password', { current: PASSWORD, password: PASSWORD });
    expect([same.statusCode, codeOf(same)]).toEqual([422, 'account.password_same']);
    expect((await browser.get('/session')).statusCode).toBe(200);
    expect(await acts(actor.accountId)).toEqual([]);
  });

  test('to one that is easy to guess is refused with the reasons', async () => {
    const { browser, email } = await signedIn();
    const weak = await browser.post('/user/password', { current: PASSWORD, password: '123456123456' });
    expect(weak.json()).toMatchObject({
      code: 'weak_password',
      details: { reasons: expect.arrayContaining(['sequence']) },
    });
    expect((await new Browser(here.portal).signIn(email)).statusCode).toBe(200);
  });
});
