import { beforeEach, expect, test } from '@jest/globals';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import { anAccount, newEmail, testInvitations } from '../testing/invitation.ts';

const { portal, rows, post } = await testInvitations();
let admin: Awaited<ReturnType<typeof portal.as>>;
beforeEach(async () => {
  admin = await portal.as({ kind: 'admin' });
});

let number = 0;
const content = (cui: string) => ({
  ...{ kind: 'firma', name: 'Firma Invitată', cui, countyCode: 'SB', locality: 'Sibiu', address: 'Str. Lungă 1' },
  ...{ phone: '+40722123456', uatType: null, package: null, siruta: null, registrationNumber: 'J32/1/2020' },
  ...{ legalRepresentative: 'Ana', website: 'https://www.exemplu.ro/', expertise: ['juridic'] },
});
/** Stores an invitation of the association to a firm; `token` is the token of its link. */
const invited = async (email: string, more: object = {}) => {
  const [token, cui] = [newSecret(), `77${++number}${Date.now() % 100_000}`];
  const all = { ...content(cui), ...more };
  const [row] = await rows<{ id: string }>(
    `insert into founding_invitation (created_at, kind, name, cui, email, content, token_hash, invited_by, expires_at)
     values (now(), ?, ?, ?, ?, ?::jsonb, ?, ?, now() + interval '14 days') returning id`,
    [all.kind, all.name, cui, email, JSON.stringify(all), hashSecret(token), admin.actor.accountId],
  );
  return { id: row?.id ?? '', token, cui };
};
const accept = (token: string, account: object | null = anAccount()) => post('/invitations/accept', { token, account });
const organisationOf = async (cui: string) => (await rows('select * from organisation where cui = ?', [cui]))[0];

test('the link shows the organisation; who accepts becomes its owner, and it is in the portal at once', async () => {
  const email = newEmail();
  const { id, token, cui } = await invited(email);
  expect((await post('/invitations/read', { token })).json()).toEqual({
    organisation: { id, name: 'Firma Invitată', kind: 'firma' },
    ...{ invitedBy: admin.actor.displayName, role: 'owner', email, hasAccount: false },
  });
  expect((await accept(token)).statusCode).toBe(200);
  expect(await organisationOf(cui)).toMatchObject({
    ...{ id, name: 'Firma Invitată', kind: 'firma', status: 'approved', county_code: 'SB', locality: 'Sibiu', email },
    ...{ registration_number: 'J32/1/2020', website: 'https://www.exemplu.ro/', phone: '+40722123456' },
  });
  expect(
    await rows(
      `select m.role, a.email::text as email from membership m join account a on a.id = m.account_id where m.organisation_id = ?`,
      [id],
    ),
  ).toEqual([{ role: 'owner', email }]);
  expect(
    await rows(`select expertise_slug as slug from organisation_expertise where organisation_id = ?`, [id]),
  ).toEqual([{ slug: 'juridic' }]);
  expect(
    await rows(
      'select count(*)::int as n from consent c join account a on a.id = c.account_id where a.email = ?::citext',
      [email],
    ),
  ).toEqual([{ n: 2 }]);
  expect(await rows(`select action from audit where organisation_id = ? order by id`, [id])).toEqual([
    { action: 'organisation.found' },
    { action: 'founding-invitation.accept' },
  ]);
  expect((await accept(token)).statusCode).toBe(200);
  expect((await post('/invitations/read', { token })).json()).toMatchObject({
    code: 'link.invalid',
    message: expect.stringContaining('a fost acceptată'),
  });
});

test('accepting it ten times at once makes one organisation', async () => {
  const { token, cui } = await invited(newEmail());
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await rows('select 1 from organisation where cui = ?', [cui])).toHaveLength(1);
});

test('an account that is there already becomes the owner, without another password', async () => {
  const person = await portal.as({ kind: 'uat' });
  const [known] = await rows<{ email: string }>('select email::text as email from account where id = ?', [
    person.actor.accountId,
  ]);
  const { id, token } = await invited(known?.email ?? '');
  expect((await accept(token, null)).statusCode).toBe(200);
  expect(await rows('select account_id from membership where organisation_id = ?', [id])).toEqual([
    { account_id: person.actor.accountId },
  ]);
  const other = await invited(newEmail());
  expect((await accept(other.token, null)).json()).toMatchObject({ code: 'auth.required' });
  const stranger = await person.post('/invitations/accept', { token: other.token, account: null });
  expect(stranger.json()).toMatchObject({ code: 'invitation.other_account' });
});

test('an invitation that expired, was replaced, or whose organisation is there opens nothing', async () => {
  const expired = await invited(newEmail());
  await rows('update founding_invitation set expires_at = now() where id = ?', [expired.id]);
  expect((await post('/invitations/read', { token: expired.token })).json()).toMatchObject({
    message: expect.stringContaining('a expirat'),
  });
  const replaced = await invited(newEmail());
  await rows('update founding_invitation set revoked_at = now() where id = ?', [replaced.id]);
  const there = await invited(newEmail());
  const other = await portal.as({ kind: 'firma' });
  await rows('update organisation set cui = ? where id = ?', [there.cui, other.actor.organisationId]);
  for (const { token, id } of [expired, replaced, there]) {
    expect((await accept(token)).json()).toMatchObject({ code: 'link.invalid' });
    expect(await rows('select 1 from organisation where id = ?', [id])).toEqual([]);
  }
});

test('a revoked invitation says so to whoever opens its link', async () => {
  const { id, token } = await invited(newEmail());
  await rows('update founding_invitation set revoked_at = now(), content = null where id = ?', [id]);
  const refused = {
    code: 'link.invalid',
    message: expect.stringContaining('Invitația pentru Firma Invitată a fost anulată de asociație'),
  };
  expect((await post('/invitations/read', { token })).json()).toMatchObject(refused);
  expect((await accept(token)).json()).toMatchObject(refused);
});

test('beside an application for the same tax code it waits for the decision of the association', async () => {
  const { id, token, cui } = await invited(newEmail());
  const rival = await portal.as({ kind: 'firma', status: 'pending' });
  await rows('update organisation set cui = ? where id = ?', [cui, rival.actor.organisationId]);
  expect((await accept(token)).statusCode).toBe(200);
  expect(await rows('select status from organisation where id = ?', [id])).toEqual([{ status: 'pending' }]);
});
