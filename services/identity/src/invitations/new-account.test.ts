import { describe, expect, test } from '@jest/globals';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { verifyPassword } from '@psp/domain/joining/accounts/password';
import { anAccount, INVITED_PASSWORD, newEmail, testInvitations } from '../testing/invitation.ts';

const { rows, owner, post, invited, placesOf } = await testInvitations();

describe('somebody new', () => {
  test('gets an account, consents that are kept, and a place', async () => {
    const email = newEmail();
    const { id, token } = await invited(email, 'viewer');
    const answer = await post('/invitations/accept', {
      token,
      account: anAccount({ consentTexts: { terms: 0, 'data-processing': 0 } }),
    });
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, {}, []]);
    const [made] = await rows<{ id: string; hash: string; position: string }>(
      'select id, password_hash as hash, position from account where email = ?::citext',
      [email],
    );
    expect(made?.position).toBe('Inspector');
    expect(await verifyPassword(made?.hash ?? '', INVITED_PASSWORD)).toBe(true);
    expect(await placesOf(email)).toMatchObject([{ role: 'viewer' }]);
    expect(
      await rows(
        'select document, version, text_version as text, host(address) as address from consent where account_id = ? order by 1 desc',
        [made?.id],
      ),
    ).toEqual([
      { document: 'terms', version: FIRST_LEGAL_DATE, text: 0, address: '127.0.0.1' },
      { document: 'data-processing', version: FIRST_LEGAL_DATE, text: 0, address: '127.0.0.1' },
    ]);
    expect(
      await rows(`select action, entity_id = ? as own from audit where account_id = ? order by id`, [id, made?.id]),
    ).toMatchObject([
      { action: 'account.create' },
      { action: 'invitation.accept', own: true },
      { action: 'membership.join' },
    ]);
    expect(await rows('select title from notification where account_id = ?', [owner().actor.accountId])).toEqual([
      { title: 'Membru nou' },
    ]);
  });

  test('chooses a password that is not guessed, and agrees to the terms', async () => {
    const email = newEmail();
    const { token } = await invited(email);
    expect(
      (await post('/invitations/accept', { token, account: anAccount({ password: 'parola123456' }) })).statusCode,
    ).toBe(422);
    for (const more of [
      { acceptsTerms: false },
      { termsVersion: 'azi' },
      { role: 'owner' },
      { email: 'alt@exemplu.ro' },
    ])
      expect((await post('/invitations/accept', { token, account: anAccount(more) })).statusCode).toBe(400);
    const old = await post('/invitations/accept', { token, account: anAccount({ termsVersion: '2020-01-01' }) });
    expect([old.statusCode, old.json()]).toMatchObject([409, { code: 'legal.version_changed' }]);
    expect(await placesOf(email)).toEqual([]);
  });

  test('accepting twenty times at once makes one account and one place', async () => {
    const email = newEmail();
    const { token } = await invited(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/invitations/accept', { token, account: anAccount() })),
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
