import { expect, test } from '@jest/globals';
import { openInvitation } from '@psp/contracts/invitations';
import { codeOf } from '../testing/browser.ts';
import { anAccount, newEmail, testInvitations } from '../testing/invitation.ts';

const { portal, rows, owner, post, invited } = await testInvitations();

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
    ['/invitations/accept', { token, account: anAccount() }],
    ['/invitations/accept', { token }],
  ] as const)
    expect(codeOf(await post(path, body))).toBe('link.invalid');
});

test('an organisation that was suspended meanwhile takes nobody in', async () => {
  const { token } = await invited(newEmail());
  await rows(`update organisation set status = 'suspended' where id = ?`, [owner().actor.organisationId]);
  expect(codeOf(await post('/invitations/accept', { token, account: anAccount() }))).toBe('link.invalid');
});

test.each([
  ['accepted_at', /^Invitația în Organizația uat a fost acceptată, \d+ \S+ \d{4} la \d\d:\d\d\. Conectați-vă/],
  ['expires_at', /^Invitația în Organizația uat a expirat, \d+ \S+ \d{4} la \d\d:\d\d\. Cereți alta de la Ioana Test/],
])('a link whose %s has passed tells what became of the invitation', async (column, told) => {
  const { id, token } = await invited(newEmail());
  await rows(`update invitation set ${column} = now() where id = ?`, [id]);
  expect((await post('/invitations/read', { token })).json().message).toMatch(told);
});
