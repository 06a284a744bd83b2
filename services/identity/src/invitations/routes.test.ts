import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { openInvitation } from '@psp/contracts/invitations';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { verifyPassword } from '@psp/domain/accounts/password';
import { hashSecret, newSecret } from '@psp/domain/accounts/secrets';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal();
let owner: Awaited<ReturnType<TestApp['as']>>;
const PASSWORD = 'Salcia-galbena-83-nori';

beforeEach(async () => {
  owner = await portal.as({ kind: 'uat' });
});

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const newEmail = () => `${newSecret()}@exemplu.ro`;

const invited = async (email: string, role = 'editor'): Promise<{ id: string; token: string }> => {
  const token = newSecret();
  const [row] = await rows<{ id: string }>(
    `insert into invitation (organisation_id, email, role, token_hash, invited_by, expires_at)
     values (?, ?, ?, ?, ?, now() + interval '7 days') returning id`,
    [owner.actor.organisationId, email, role, hashSecret(token), owner.actor.accountId],
  );
  return { id: row?.id ?? '', token };
};
const account = (deciding = {}) => ({
  displayName: 'Mihai Nou',
  position: 'Inspector',
  password: PASSWORD,
  acceptsTerms: true,
  acceptsProcessing: true,
  termsVersion: FIRST_LEGAL_DATE,
  ...deciding,
});
const placesOf = (email: string) =>
  rows<{ role: string; organisation: string }>(
    `select m.role, m.organisation_id as organisation from membership m join account a on a.id = m.account_id
     where a.email = ?::citext and m.organisation_id = ?`,
    [email, owner.actor.organisationId],
  );
const post = (path: string, body: object) => portal.anonymous.post(path, body);

describe('reading', () => {
  test('the link says who invites to what, and whether there is an account', async () => {
    const { token } = await invited('nou@exemplu.ro', 'viewer');
    const read = await post('/invitations/read', { token });
    expect(openInvitation.parse(read.json())).toMatchObject({
      organisation: { name: 'Organizația uat', kind: 'uat' },
      invitedBy: 'Ioana Test',
      role: 'viewer',
      email: 'nou@exemplu.ro',
      hasAccount: false,
    });
    const other = await portal.as({ kind: 'firma' });
    const second = await invited(other.email.toUpperCase());
    expect((await post('/invitations/read', { token: second.token })).json()).toMatchObject({ hasAccount: true });
  });

  test.each([
    ['expired', `expires_at = now()`],
    ['used', `accepted_at = now()`],
    ['revoked', `revoked_at = now()`],
    ['sent again', `token_hash = null`],
  ])('a link that is %s is not valid, to read or to accept', async (_, change) => {
    const { id, token } = await invited(newEmail());
    await rows(`update invitation set ${change} where id = ?`, [id]);
    for (const [path, body] of [
      ['/invitations/read', { token }],
      ['/invitations/accept', { token, account: account() }],
      ['/invitations/accept', { token }],
    ] as const)
      expect(codeOf(await post(path, body))).toBe('link.invalid');
  });

  test('an organisation that was suspended meanwhile takes nobody in', async () => {
    const { token } = await invited(newEmail());
    await rows(`update organisation set status = 'suspended' where id = ?`, [owner.actor.organisationId]);
    expect(codeOf(await post('/invitations/accept', { token, account: account() }))).toBe('link.invalid');
  });
});

describe('somebody new', () => {
  test('gets an account, consents that are kept, and a place', async () => {
    const email = newEmail();
    const { id, token } = await invited(email, 'viewer');
    const answer = await post('/invitations/accept', { token, account: account() });
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, {}, []]);
    const [made] = await rows<{ id: string; hash: string; position: string }>(
      'select id, password_hash as hash, position from account where email = ?::citext',
      [email],
    );
    expect(made?.position).toBe('Inspector');
    expect(await verifyPassword(made?.hash ?? '', PASSWORD)).toBe(true);
    expect(await placesOf(email)).toMatchObject([{ role: 'viewer' }]);
    expect(
      await rows(
        'select document, version, host(address) as address from consent where account_id = ? order by 1 desc',
        [made?.id],
      ),
    ).toEqual([
      { document: 'terms', version: FIRST_LEGAL_DATE, address: '127.0.0.1' },
      { document: 'data-processing', version: FIRST_LEGAL_DATE, address: '127.0.0.1' },
    ]);
    expect(
      await rows(`select action, entity_id = ? as own from audit where account_id = ? order by id`, [id, made?.id]),
    ).toMatchObject([
      { action: 'account.create' },
      { action: 'invitation.accept', own: true },
      { action: 'membership.join' },
    ]);
    expect(await rows('select title from notification where account_id = ?', [owner.actor.accountId])).toEqual([
      { title: 'Membru nou' },
    ]);
  });

  test('chooses a password that is not guessed, and agrees to the terms', async () => {
    const email = newEmail();
    const { token } = await invited(email);
    expect(
      (await post('/invitations/accept', { token, account: account({ password: 'parola123456' }) })).statusCode,
    ).toBe(422);
    for (const more of [
      { acceptsTerms: false },
      { termsVersion: 'azi' },
      { role: 'owner' },
      { email: 'alt@exemplu.ro' },
    ])
      expect((await post('/invitations/accept', { token, account: account(more) })).statusCode).toBe(400);
    const old = await post('/invitations/accept', { token, account: account({ termsVersion: '2020-01-01' }) });
    expect([old.statusCode, old.json()]).toMatchObject([409, { code: 'legal.version_changed' }]);
    expect(await placesOf(email)).toEqual([]);
  });

  test('accepting twenty times at once makes one account and one place', async () => {
    const email = newEmail();
    const { token } = await invited(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/invitations/accept', { token, account: account() })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await placesOf(email)).toHaveLength(1);
    expect(
      await rows(
        `select u.action from audit u join account a on a.id = u.account_id
         where a.email = ?::citext and u.action = 'account.create'`,
        [email],
      ),
    ).toHaveLength(1);
  });
});

describe('somebody with an account', () => {
  test('takes the place by the link alone, also with no organisation left to sign in for, and keeps the password', async () => {
    const person = await portal.as({ kind: 'firma' });
    await rows(`update organisation set status = 'rejected' where id = ?`, [person.actor.organisationId]);
    await rows('delete from membership where account_id = ?', [person.actor.accountId]);
    const { token } = await invited(person.email);
    expect((await post('/invitations/accept', { token, account: account() })).statusCode).toBe(200);
    expect(await placesOf(person.email)).toMatchObject([{ role: 'editor' }]);
    expect(await rows('select password_hash from account where id = ?', [person.actor.accountId])).toEqual([
      { password_hash: '' },
    ]);
  });

  test('takes the place when signed in, once, however often it is sent', async () => {
    const person = await portal.as({ kind: 'firma' });
    const { token } = await invited(person.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => person.post('/invitations/accept', { token })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await placesOf(person.email)).toMatchObject([{ role: 'editor' }]);
  });

  test('cannot take a place that was offered to another address', async () => {
    const person = await portal.as({ kind: 'firma' });
    for (const email of [newEmail(), (await portal.as({ kind: 'uat' })).email]) {
      const { token } = await invited(email);
      expect(codeOf(await person.post('/invitations/accept', { token }))).toBe('invitation.other_account');
      expect(await placesOf(email)).toEqual([]);
    }
  });

  test('keeps the role of a place that they have, and their wait for access ends', async () => {
    const person = await portal.as({ kind: 'firma' });
    await rows('insert into access_request (organisation_id, account_id) values (?, ?)', [
      owner.actor.organisationId,
      person.actor.accountId,
    ]);
    const { token } = await invited(person.email, 'viewer');
    expect((await person.post('/invitations/accept', { token })).statusCode).toBe(200);
    expect(await rows('select status from access_request where account_id = ?', [person.actor.accountId])).toEqual([
      { status: 'accepted' },
    ]);
    const again = await invited(person.email, 'owner');
    expect((await person.post('/invitations/accept', { token: again.token })).statusCode).toBe(200);
    expect(await placesOf(person.email)).toMatchObject([{ role: 'viewer' }]);
  });

  test('is known by name when refused: the one signed in, else the one whose address is invited', async () => {
    const [person, other] = [await portal.as({ kind: 'firma' }), await portal.as({ kind: 'firma' })];
    const { id, token } = await invited(person.email);
    await other.post('/invitations/accept', { token });
    await rows('update invitation set expires_at = now() where id = ?', [id]);
    await post('/invitations/accept', { token });
    await person.post('/invitations/accept', { token: newSecret() });
    await post('/invitations/accept', { token: newSecret() });
    expect(
      await rows(
        `select account_id, organisation_id, entity_id, details ->> 'code' as code from audit
         where action = 'invitation.accept' and outcome = 'refused' and account_id in (?, ?) order by id`,
        [person.actor.accountId, other.actor.accountId],
      ),
    ).toEqual([
      {
        ...{ account_id: other.actor.accountId, organisation_id: other.actor.organisationId, entity_id: id },
        code: 'invitation.other_account',
      },
      { account_id: person.actor.accountId, organisation_id: null, entity_id: id, code: 'link.invalid' },
      {
        ...{ account_id: person.actor.accountId, organisation_id: person.actor.organisationId, entity_id: null },
        code: 'link.invalid',
      },
    ]);
  });

  test('whose account is suspended takes nothing', async () => {
    const person = await portal.as({ kind: 'firma', accountStatus: 'suspended' });
    const { token } = await invited(person.email);
    expect((await person.post('/invitations/accept', { token })).statusCode).toBe(403);
    expect(await placesOf(person.email)).toEqual([]);
  });
});
