import { describe, expect, test } from '@jest/globals';
import { newSecret } from '@psp/domain/operating/secrets';
import { codeOf } from '../testing/browser.ts';
import { anAccount, newEmail, testInvitations } from '../testing/invitation.ts';

const { portal, rows, owner, post, invited, placesOf } = await testInvitations();

describe('somebody with an account', () => {
  test('takes the place by the link alone, also with no organisation left to sign in for, and keeps the password', async () => {
    const person = await portal.as({ kind: 'firma' });
    await rows(`update organisation set status = 'rejected' where id = ?`, [person.actor.organisationId]);
    await rows('delete from membership where account_id = ?', [person.actor.accountId]);
    const { token } = await invited(person.email);
    expect((await post('/invitations/accept', { token, account: anAccount() })).statusCode).toBe(200);
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
      owner().actor.organisationId,
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
