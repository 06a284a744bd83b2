import { describe, expect, test } from '@jest/globals';
import { issueRecovery } from '@psp/domain/joining/accounts/issue-recovery';
import { newSecret } from '@psp/domain/operating/secrets';
import { Browser, codeOf, member, PASSWORD } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { asSystem } from '@psp/domain/as-system';

const here = await testPortal();
const { rows, mailsTo } = here;
const FRESH = 'Toamna-verde-34-pietre';

const issue = async (email: string) => {
  await asSystem(here.portal.orm, ({ db }) => issueRecovery(db, email));
  return (await mailsTo(email)).filter(({ template }) => template === 'recovery').at(-1)?.data['token'] ?? '';
};
const complete = (token: string, password = FRESH, browser = new Browser(here.portal)) =>
  browser.post('/verify', { type: 'recovery', token, password });
const asked = (email: string) =>
  rows(`select data as payload from pgboss.job where name = 'send-link' and data ->> 'email' = ?`, [email]);

describe('asking for a link', () => {
  test('is handed to the worker, for a stranger as for a member', async () => {
    const { email } = await member(here.portal, { kind: 'uat' });
    for (const one of [email, 'nimeni@exemplu.ro']) {
      const answer = await new Browser(here.portal).post('/recover', { email: one });
      expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
      expect(await asked(one)).toEqual([{ payload: { kind: 'recovery', email: one } }]);
    }
  });

  test('more than three times in a quarter of an hour sends no more mail and is answered alike', async () => {
    for (let i = 0; i < 5; i += 1) {
      const answer = await new Browser(here.portal, `10.3.0.${i}`).post('/recover', { email: 'Des@exemplu.ro' });
      expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
    }
    expect(await rows(`select 1 from pgboss.job where lower(data ->> 'email') = 'des@exemplu.ro'`)).toHaveLength(3);
  });

  test('from one address is limited, whatever the e-mails', async () => {
    const browser = new Browser(here.portal, '10.3.1.1');
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await browser.post('/recover', { email: `p${i}@exemplu.ro` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 202), 429]);
  });

  test('for an address without an account, or a deleted one, makes nothing', async () => {
    const { email, actor } = await member(here.portal, { kind: 'uat' });
    await rows(`update account set status = 'deleted' where id = ?`, [actor.accountId]);
    expect(await issue(email)).toBe('');
    expect(await issue('nimeni@exemplu.ro')).toBe('');
  });
});

describe('the link', () => {
  test('can be looked at before it is used, which uses nothing up', async () => {
    const { email } = await member(here.portal, { kind: 'uat' });
    const token = await issue(email);
    const check = (one: string) => new Browser(here.portal).post('/verify', { type: 'recovery', token: one });
    expect((await check(token)).statusCode).toBe(204);
    expect((await complete(token)).statusCode).toBe(204);
    expect(codeOf(await check(token))).toBe('link.invalid');
    expect(codeOf(await check(newSecret()))).toBe('link.invalid');
  });

  test('sets a new password, ends every session, tells the person, and signs nobody in', async () => {
    const { email, actor } = await member(here.portal, { kind: 'uat' });
    const before = new Browser(here.portal);
    await before.signIn(email);
    const browser = new Browser(here.portal);
    expect((await complete(await issue(email), FRESH, browser)).statusCode).toBe(204);
    expect(browser.session).toEqual([]);
    expect(codeOf(await before.get('/session'))).toBe('auth.required');
    expect(codeOf(await before.renew())).toBe('auth.required');
    expect(codeOf(await browser.signIn(email, PASSWORD))).toBe('auth.invalid_credentials');
    expect((await browser.signIn(email, FRESH)).statusCode).toBe(200);
    expect((await mailsTo(email)).map(({ template }) => template)).toContain('password-changed');
    expect(
      await rows(`select entity, entity_id from audit where account_id = ? and action = 'account.recover'`, [
        actor.accountId,
      ]),
    ).toEqual([{ entity: 'account', entity_id: actor.accountId }]);
  });

  test('works while the account is locked, and unlocks it', async () => {
    const { email } = await member(here.portal, { kind: 'uat' });
    const browser = new Browser(here.portal, '10.3.2.1');
    for (let i = 0; i < 5; i += 1) await browser.signIn(email, 'gresita');
    expect(codeOf(await browser.signIn(email))).toBe('auth.too_many_attempts');
    expect((await complete(await issue(email))).statusCode).toBe(204);
    expect((await browser.signIn(email, FRESH)).statusCode).toBe(200);
  });

  test('used twenty times at the same moment sets one password', async () => {
    const { email } = await member(here.portal, { kind: 'uat' });
    const token = await issue(email);
    const passwords = Array.from({ length: 20 }, (_, i) => `${FRESH}-${i}`);
    const answers = await Promise.all(passwords.map((password) => complete(token, password)));
    const set = answers.flatMap(({ statusCode }, i) => (statusCode === 204 ? [passwords[i]] : []));
    expect(set).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
    expect((await new Browser(here.portal).signIn(email, set[0])).statusCode).toBe(200);
    expect((await mailsTo(email)).filter(({ template }) => template === 'password-changed')).toHaveLength(1);
  });

  test('is refused when used, expired, replaced by a newer one, or invented', async () => {
    const { email, actor } = await member(here.portal, { kind: 'uat' });
    const [old, newer] = [await issue(email), await issue(email)];
    expect(codeOf(await complete(old))).toBe('link.invalid');
    await rows(`update one_time_link set expires_at = now() where account_id = ? and used_at is null`, [
      actor.accountId,
    ]);
    expect(codeOf(await complete(newer))).toBe('link.invalid');
    expect(codeOf(await complete(newSecret()))).toBe('link.invalid');
    const used = await issue(email);
    await complete(used);
    const again = await complete(used, `${FRESH}-2`);
    expect([again.statusCode, codeOf(again)]).toEqual([410, 'link.invalid']);
  });

  test('lasts an hour, and the database holds only its hash', async () => {
    const { email, actor } = await member(here.portal, { kind: 'uat' });
    const token = await issue(email);
    const stored = await rows<{ minutes: number }>(
      `select *, extract(epoch from expires_at - created_at)::int / 60 as minutes from one_time_link where account_id = ?`,
      [actor.accountId],
    );
    expect(stored).toMatchObject([{ minutes: 60 }]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('stays usable when the password is too easy to guess, with the reasons', async () => {
    const { email } = await member(here.portal, { kind: 'uat' });
    const token = await issue(email);
    const weak = await complete(token, 'ioana-test-2026');
    expect(weak.statusCode).toBe(422);
    expect(weak.json()).toMatchObject({ code: 'weak_password', details: { reasons: ['personal'] } });
    expect((await complete(token)).statusCode).toBe(204);
  });

  test('stays usable when the password is the one that the account has', async () => {
    const { email } = await member(here.portal, { kind: 'uat' });
    const token = await issue(email);
    const same = await complete(token, PASSWORD);
    expect([same.statusCode, codeOf(same)]).toEqual([422, 'account.password_same']);
    expect((await mailsTo(email)).map(({ template }) => template)).not.toContain('password-changed');
    expect((await complete(token)).statusCode).toBe(204);
  });

  test('does not make the second factor superfluous', async () => {
    const { email } = await member(here.portal, { kind: 'admin' });
    const held = new Browser(here.portal);
    await held.enrol(email);
    const half = new Browser(here.portal);
    await half.signIn(email);
    await complete(await issue(email));
    expect(codeOf(await half.enterCode('000000'))).toBe('auth.challenge_expired');
    expect((await new Browser(here.portal).signIn(email, FRESH)).json()).toMatchObject({
      session: null,
      challenge: { kind: 'code' },
    });
  });
});
